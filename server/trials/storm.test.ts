import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { type AddressInfo, connect as dial } from 'node:net'
import { beforeAll, expect, it, vi } from 'vitest'
import type { Database } from '../db/database.ts'
import { users } from '../people/table.ts'
import { standardCapacity } from '../request/capacity.ts'
import { aFacility, type Person, type TestFacility } from '../test/a-facility.ts'
import { afterUse, besideOthers } from '../test/after-use.ts'
import { aDatabase } from '../test/databases/a-database.ts'
import { manyPatrons } from '../test/many-patrons.ts'

const callsAtOnce = 40
const callsOfAddress = 8

let facility: TestFacility
let patron: Person
let port: number
let questions = 0
const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY })

/** Wraps a database and counts the statements that are sent to it. */
function counted(db: Database): Database {
  const { orm, inTransaction } = db
  Object.defineProperty(db, 'orm', {
    get() {
      questions++
      return orm
    },
  })
  db.inTransaction = (...work) => {
    questions++
    return inTransaction(...work)
  }
  return db
}

beforeAll(async () => {
  facility = await aFacility({
    db: counted(await aDatabase()),
    capacity: {
      ...standardCapacity,
      callsAtOnce,
      callsOfAddress,
      connections: 1000,
      connectionsOfAddress: 1000,
      requestMs: 3000,
    },
    behindProxy: true,
  })
  patron = await facility.patron()
  await facility.db.orm.update(users).set({ customerRef: 'hers' })
  await facility.app.listen({ port: 0, host: '127.0.0.1' })
  port = (facility.app.server.address() as AddressInfo).port
})

type Told = { status: number | undefined; after: string | undefined; code: string | undefined }

const ask = (path: string, token = '', from = '') =>
  new Promise<Told>((answer, fail) => {
    const headers = {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(from ? { 'x-forwarded-for': from } : {}),
    }
    request({ port, host: '127.0.0.1', path, agent, headers }, async (response) => {
      const body = (await response.toArray()).join('')
      answer({
        status: response.statusCode,
        after: response.headers['retry-after'],
        code: body.startsWith('{') ? JSON.parse(body).code : undefined,
      })
    })
      .once('error', fail)
      .end()
  })

const settings = '/api/api/settings/publicsettings'

/** Has the server be busy with calls that wait for a card processor, until the test lets them end. */
async function fillTheHouse({ calls: most, from = [''] } = { calls: callsAtOnce, from: [''] }) {
  const letGo = Promise.withResolvers<[]>()
  const full = Promise.withResolvers<void>()
  let waiting = 0
  const { cards } = facility.parts.outside
  facility.parts.outside.cards = (values) => ({
    ...cards(values),
    listCards: () => {
      if (++waiting === most) full.resolve()
      return letGo.promise
    },
  })
  const path = `/api/api/users/${patron.userId}/savedcards`
  const calls = Array.from({ length: most }, (_, nth) =>
    ask(path, patron.token, from[nth % from.length]),
  )
  await full.promise
  return { calls, letGo: () => letGo.resolve([]) }
}

it('300 connections on top of a full house are put off before any question, and health answers', async () => {
  const { calls, letGo } = await fillTheHouse()
  const before = questions
  const storm = await Promise.all(Array.from({ length: 300 }, () => ask(settings)))
  expect(new Set(storm.map((told) => JSON.stringify(told)))).toEqual(
    new Set([JSON.stringify({ status: 503, after: '2', code: 'try-again' })]),
  )
  expect(questions).toBe(before)
  expect((await ask('/healthz')).status).toBe(200)
  expect((await ask('/readyz')).status).toBe(200)

  letGo()
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 200))
  expect((await ask(settings)).status).toBe(200)
})

const aSlowBody = (from = '127.0.0.1') =>
  `POST /api/api/account/register HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${from}\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{`

/**
 * Sends the beginning of a request and no more; gives the status of the answer, if there is one, once the line is
 * closed.
 */
async function sendSlowly(text = aSlowBody()): Promise<string | undefined> {
  const socket = dial(port, '127.0.0.1')
  afterUse(async () => void socket.destroy())
  await once(socket, 'connect')
  let heard = ''
  socket.on('data', (chunk) => {
    heard += chunk
  })
  socket.on('error', () => undefined)
  const closed = new Promise((resolve) => socket.once('close', resolve))
  if (text) socket.write(text)
  await closed
  return /^HTTP\/1.1 (\d+)/.exec(heard)?.[1]
}

it('of fifty bodies that never come in whole the oldest make room, and the last are cut in time', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => sendSlowly()))
  expect(new Set(answers)).toEqual(new Set(['408', undefined]))
  expect(answers.filter((status) => status === '408')).toHaveLength(callsAtOnce)
  expect((await ask(settings)).status).toBe(200)
})

const quietLines = {
  'half a head': 'GET /api/api/settings/publicsettings HTTP/1.1\r\nHost: loc',
  'not a word': '',
}
/** What became of those lines, which wait side by side, each for the test of its name. */
let quiet: Record<string, Promise<string | undefined>> | undefined

it.each(Object.keys(quietLines))(
  'a line that says %s is closed as soon as a slow body is',
  besideOthers(async (said: string) => {
    quiet ??= Object.fromEntries(
      Object.entries(quietLines).map(([each, text]) => [each, sendSlowly(text)]),
    )
    expect(await quiet[said]).toBe('408')
  }),
)

it('of far too many whose bodies came in whole at one moment each is answered, and none is cut off', async () => {
  const patrons = await manyPatrons(facility, 5 * callsAtOnce)
  const body = JSON.stringify({ reservationTime: '2026-11-26T20:00:00-05:00' })
  const heads = [
    ...['POST /api/api/reservations/newreservation HTTP/1.1', 'Host: localhost'],
    ...['Connection: close', 'Content-Type: application/json', `Content-Length: ${body.length}`],
  ]
  const lines = await Promise.all(
    patrons.map(async () => {
      const line = dial(port, '127.0.0.1')
      afterUse(async () => void line.destroy())
      await once(line, 'connect')
      return line
    }),
  )
  // They wait for a look at their sign-ins until all are here, as they do where thousands come to one process.
  const [verify, look] = [crypto.subtle.verify.bind(crypto.subtle), Promise.withResolvers<void>()]
  let here = 0
  const held = vi.spyOn(crypto.subtle, 'verify').mockImplementation(async (...asked) => {
    if (++here === lines.length) look.resolve()
    await look.promise
    return verify(...asked)
  })
  afterUse(async () => held.mockRestore())
  const answers = await Promise.all(
    lines.map(async (line, nth) => {
      const signedIn = `Authorization: Bearer ${patrons[nth]?.token}`
      line.write(`${[...heads, signedIn].join('\r\n')}\r\n\r\n${body}`)
      return /^HTTP\/1.1 (\d+)/.exec((await line.toArray()).join(''))?.[1]
    }),
  )
  expect(answers.filter((status) => !status || !['200', '409', '503'].includes(status))).toEqual([])
  expect(answers.filter((status) => status === '503')).not.toEqual([])
})

it('two addresses that send slowly shut out nobody else', async () => {
  const attackers = ['198.51.100.1', '198.51.100.2']
  const answers: (string | undefined)[] = []
  const slow = attackers.flatMap((from) =>
    Array.from({ length: 30 }, async () => void answers.push(await sendSlowly(aSlowBody(from)))),
  )
  // What is over an address's share is put off, and its line closed, while the rest is waited for.
  await expect.poll(() => answers.length).toBe(60 - 2 * callsOfAddress)
  expect(new Set(answers)).toEqual(new Set(['429']))
  expect((await ask(settings, '', '203.0.113.5')).status).toBe(200)
  const letter = await facility.anyone.post('account/register', { phone: '2015550199' })
  expect(letter.status).toBe(200)

  await Promise.all(slow)
  expect(answers.filter((status) => status === '408')).toHaveLength(2 * callsOfAddress)
})

it('one address never fills the house', async () => {
  const from = '198.51.100.3'
  const { calls, letGo } = await fillTheHouse({ calls: callsOfAddress, from: [from] })
  expect(await ask(settings, '', from)).toEqual({ status: 503, after: '2', code: 'try-again' })
  expect((await ask(settings, '', '203.0.113.6')).status).toBe(200)
  letGo()
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 200))
  expect((await ask(settings, '', from)).status).toBe(200)
})

it('nor does a company’s net, whichever of its own nets it asks from', async () => {
  const netNo = (at: number) => `2001:db8:1:${at.toString(16)}::1`
  const from = Array.from({ length: 4 * callsOfAddress }, (_, at) => netNo(at))
  const { calls, letGo } = await fillTheHouse({ calls: from.length, from })
  expect(await ask(settings, '', netNo(77))).toMatchObject({ status: 503, code: 'try-again' })
  expect((await ask(settings, '', '2001:db8:2::1')).status).toBe(200)
  letGo()
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 200))
  expect((await ask(settings, '', netNo(77))).status).toBe(200)
})
