import { contract } from '@mikvah/contract/contract.ts'
import type { Endpoint } from '@mikvah/contract/endpoint.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { mostEntries } from '../http/unreadable.ts'
import { standardCapacity } from '../request/capacity.ts'
import { aDesk, type Desk } from '../test/a-desk.ts'

let desk: Desk
/** A patron’s token: of callers who aren’t signed in, the server reads almost nothing. */
let token: string
beforeAll(async () => {
  desk = await aDesk()
  token = (await desk.patron()).token
})

const unknownFields = (count: number, letters = 0) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [at.toString(36).padEnd(letters, 'x'), 1]),
  )

const ask = (method: 'POST' | 'PATCH', path: string, payload: object, token = '') =>
  desk.app.inject({
    method,
    url: `/api/api/${path}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    payload,
  })

/** How many µs of processor time this process used for a request, without the time it waited. */
async function workedFor(count: number): Promise<number> {
  const before = process.cpuUsage()
  await ask('POST', 'reservations/newreservation', unknownFields(count), token)
  const { user, system } = process.cpuUsage(before)
  return user + system
}

describe('a request with far too many unknown fields', () => {
  it.each([
    [150, 3],
    [200, 1200],
    [1000, 3],
    [30_000, 3],
  ])('%i of %i letters is answered in a few words', async (count, letters) => {
    const fields = unknownFields(count, letters)
    const answer = await ask('POST', 'reservations/newreservation', fields, token)
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid-request'])
    expect(answer.json().errors.length).toBeLessThanOrEqual(20)
    expect(answer.body.length).toBeLessThan(32_000)
  })

  it('is told of its length alone: above 500 names nobody looks at any of them', async () => {
    const errorsOf = async (body: object) =>
      (await ask('POST', 'reservations/newreservation', body, token)).json().errors
    expect(await errorsOf(unknownFields(mostEntries))).toHaveLength(20)
    expect(await errorsOf(unknownFields(mostEntries + 1))).toEqual([
      { path: 'body', message: 'More than 500 entries.' },
    ])
    expect(await errorsOf({ phone: Array(mostEntries + 1).fill('\0') })).toEqual([
      { path: 'phone', message: 'More than 500 entries.' },
    ])
  })

  it('costs no more than its size', async () => {
    await workedFor(30_000)
    let inTenths = 0
    for (let tenth = 0; tenth < 10; tenth++) inTenths += await workedFor(3_000)
    expect((await workedFor(30_000)) / inTenths).toBeLessThan(4)
  })

  it('is refused in the profile too, in a few words', async () => {
    const patron = await desk.patron()
    for (const count of [199, 12_000]) {
      const answer = await ask(
        'PATCH',
        `users/${patron.userId}`,
        unknownFields(count),
        patron.token,
      )
      expect(answer.statusCode).toBe(400)
      expect(answer.json().errors.length).toBeLessThanOrEqual(20)
      expect(answer.body.length).toBeLessThan(8000)
    }
  })

  it('is refused inside of a list, and a list without end is', async () => {
    const patron = await desk.patron()
    for (const body of [
      { reservationTime: '', merchandise: [unknownFields(5000)] },
      { reservationTime: '', merchandise: Array(20_000).fill(1) },
      { reservationTime: '', merchandise: Array(199).fill(unknownFields(20)) },
    ]) {
      const answer = await ask('POST', 'reservations/newreservation', body, patron.token)
      expect(answer.statusCode).toBe(400)
      expect(answer.json().errors.length).toBeLessThanOrEqual(20)
      expect(answer.body.length).toBeLessThan(32_000)
    }
  })

  it('names still every field that is wrong where they are few', async () => {
    const { errors, errorMessage } = (
      await ask('POST', 'account/register', { phone: '7325550101', one: 1, two: 2 })
    ).json()
    expect(errors).toEqual([
      { path: 'one', message: 'Unknown field.' },
      { path: 'two', message: 'Unknown field.' },
    ])
    expect(errorMessage).toContain('one, two')
  })
})

const calls = (Object.values(contract) as Endpoint[]).filter(({ practiceOnly }) => !practiceOnly)
const isOpen = ({ who }: Endpoint) => who.includes('anyone')
const pathAt = ({ path }: Endpoint) =>
  path.replace(':processor', 'stripe').replace(':provider', 'twilio').replace(/:\w+/g, '7')

describe('an address that answers without a sign-in', () => {
  /** Calls of whoever monitors the process; their cost is limited where they are served. */
  const apart: readonly string[] = ['healthz', 'readyz']
  let counting: Desk
  beforeAll(async () => {
    counting = await aDesk({
      capacity: { ...standardCapacity, callsInMinuteOfAddress: 2 },
    })
  })
  const from = (nth: number, call: Endpoint, more: object = {}) =>
    counting.app.inject({
      ...{ method: call.method, url: pathAt(call), remoteAddress: `203.0.113.${nth}` },
      ...more,
    })

  it.each(calls.filter(isOpen).map((call, nth) => ({ name: call.name, call, nth })))(
    '$name is counted by where it comes from, and reads a small body',
    async ({ name, call, nth }) => {
      const bytes = 64 * 1024
      if (call.method !== 'GET') {
        const headers = { 'content-type': 'application/json' }
        const payload = JSON.stringify('x'.repeat(bytes))
        expect((await from(nth + 1, call, { headers, payload })).statusCode).toBe(413)
      } else await from(nth + 1, call)
      await from(nth + 1, call)
      const { statusCode } = await from(nth + 1, call)
      expect(statusCode === 429).toBe(!apart.includes(name))
    },
  )
})

describe('an address that asks for a sign-in', () => {
  const closed = calls.filter((call) => !isOpen(call) && call.method !== 'GET')

  it.each(closed.map((call) => ({ name: call.name, call })))(
    '$name reads nothing of whoever shows none',
    async ({ call }) => {
      for (const authorization of [undefined, 'Bearer nonsense']) {
        const { statusCode } = await desk.app.inject({
          ...{ method: call.method, url: pathAt(call), payload: '{'.repeat(1000) },
          headers: {
            'content-type': 'application/json',
            ...(authorization ? { authorization } : {}),
          },
        })
        expect(statusCode).toBe(401)
      }
    },
  )
})
