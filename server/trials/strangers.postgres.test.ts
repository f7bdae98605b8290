import { beforeAll, describe, expect, it } from 'vitest'
import { connect } from '../db/connect.ts'
import type { Database } from '../db/database.ts'
import { sql } from '../db/drizzle/queries.ts'
import { aProcess, type Process } from '../test/a-process.ts'
import { afterUse } from '../test/after-use.ts'
import { codeIn } from '../test/code-sent.ts'
import { aFurnishedDatabase } from '../test/databases/furnished.ts'
import { aPatron } from '../test/over-the-wire.ts'
import { untilLetIn } from '../test/until-let-in.ts'

/** Two processes on one database: whoever is refused by one is refused by both, however much comes at once. */
let both: Process[]
let db: Database
beforeAll(async () => {
  const url = await aFurnishedDatabase()
  const env = { DATABASE_URL: url, TRUSTED_PROXIES: '127.0.0.1' }
  both = await Promise.all([aProcess(env), aProcess(env)])
  db = await connect({ databaseUrl: url })
  afterUse(db.close)
}, 300_000)

const stranger = '203.0.113.9'
const home = '198.51.100.7'

type Sent = { from?: string; token?: string; key?: string }

/** Sends to the two processes in turn. */
async function send(
  nth: number,
  path: string,
  body: object | URLSearchParams,
  { from = stranger, token, key }: Sent = {},
) {
  const process = both[nth % both.length] as Process
  const form = body instanceof URLSearchParams
  const answer = await fetch(`${process.url}${path}`, {
    method: 'POST',
    headers: {
      'x-forwarded-for': from,
      ...(form ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
    },
    body: form ? body : JSON.stringify(body),
  })
  return { status: answer.status, headers: answer.headers, body: await answer.json() }
}
const call = (nth: number, path: string, body: object, sent?: Sent) =>
  untilLetIn(() => send(nth, `/api/api/${path}`, body, sent))
const trade = async (nth: number, password: string, from: string) => {
  const form = { grant_type: 'password', username: 'Reception', password }
  const ask = () => send(nth, '/api/token', new URLSearchParams(form), { from })
  return (await untilLetIn(ask)).status
}
const atOnce = <T>(count: number, ask: (nth: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, nth) => ask(nth)))
const countOf = <T>(all: readonly T[], one: T) => all.filter((each) => each === one).length

const sentTo = async (phone: string) =>
  (await fetch(`${both[0]?.url}/api/practice/outbox?to=1${phone}`)).json()

describe('what strangers send to two processes at once', () => {
  it('twelve askings for a code to one phone: one text goes out', async () => {
    const phone = '2015550171'
    const statuses = await atOnce(
      12,
      async (nth) =>
        (await call(nth, 'account/register', { phone }, { from: `203.0.113.${nth + 20}` })).status,
    )
    expect([countOf(statuses, 200), countOf(statuses, 429)]).toEqual([1, 11])
    await expect.poll(async () => (await sentTo(phone)).length).toBe(1)
  })

  it('forty wrong codes: five are judged, and the code she has stays hers', async () => {
    const phone = '2015550172'
    const { body } = await call(0, 'account/register', { phone }, { from: home })
    const code = await codeIn(() => sentTo(phone))
    const wrong = code === '111111' ? '222222' : '111111'
    const codes = await atOnce(40, async (nth) => {
      const tried = { phoneNumber: phone, authCode: wrong }
      return (await call(nth, 'account/registrationVerify', tried)).body.code
    })
    expect([countOf(codes, 'wrong-code'), countOf(codes, 'code-expired')]).toEqual([5, 35])
    const hers = { phoneNumber: phone, authCode: code, requestId: body.result.requestId }
    expect((await call(1, 'account/registrationVerify', hers, { from: home })).status).toBe(200)
  })

  it('120 wrong passwords: twenty are judged, and the desk comes in from its own address', async () => {
    const statuses = await atOnce(120, (nth) => trade(nth, 'wrong', stranger))
    expect([countOf(statuses, 400), countOf(statuses, 429)]).toEqual([20, 100])
    expect(await trade(0, 'practice-reception', home)).toBe(200)
    expect(await trade(1, 'practice-reception', stranger)).toBe(429)
  })

  it('fifty refused cards of strangers: a patron pays', async () => {
    const gift = { method: 'Donation', amt: 1, paymentInfo: { sourceToken: 'practice_declined' } }
    const statuses: number[] = []
    for (let net = 0; net < 11; net++) {
      statuses.push(
        ...(await atOnce(
          5,
          async (nth) =>
            (
              await call(nth, 'payments/makepayment', gift, { from: `192.0.2.${net + 1}` })
            ).status,
        )),
      )
    }
    expect(countOf(statuses, 402) + countOf(statuses, 429)).toBe(55)
    expect(countOf(statuses, 402)).toBeGreaterThanOrEqual(50)
    const patron = await aPatron(both[0] as Process, '2015550173')
    const good = { ...gift, paymentInfo: { sourceToken: 'practice_ok' } }
    const hers = await call(1, 'payments/makepayment', good, { from: home, token: patron.token })
    expect(hers.status).toBe(200)
    expect((await call(0, 'payments/makepayment', good, { from: home })).status).toBe(429)
  })

  it('keyed refusals leave no row', async () => {
    const rows = async () =>
      (await db.orm.execute<{ n: number }>(sql`select count(*)::int4 as n from idempotency_keys`))
        .rows[0]?.n
    const before = await rows()
    await atOnce(100, (nth) => call(nth, 'account/register', {}, { key: `refused-${nth}` }))
    await atOnce(100, (nth) =>
      call(nth, 'payments/makepayment', { amt: 5 }, { key: `refused-${nth}`, from: home }),
    )
    expect(await rows()).toBe(before)
  })
})

describe('money that two processes are asked for at once', () => {
  let token: string
  let reservationId: string
  const pay = (nth: number, key?: string) => {
    const body = { amt: 25, reservationId, paymentInfo: { sourceToken: 'practice_ok' } }
    return call(nth, 'payments/makepayment', body, { from: home, token, ...(key ? { key } : {}) })
  }
  const taken = async () =>
    (
      await db.orm.execute<{ cents: number; n: number }>(
        sql`select coalesce(sum(case when method = 'CreditRefund' then -cents else cents end), 0)::int4 as cents,
          count(*)::int4 as n from payments where reservation_id = ${reservationId} and status = 'Approved'`,
      )
    ).rows[0]

  /** A visit of 25 dollars of a patron of her own. */
  async function aVisit(phone: string) {
    const [first] = both
    token = (await aPatron(first as Process, phone)).token
    const headers = { authorization: `Bearer ${token}` }
    const free = `${first?.url}/api/api/reservations/availablereservations?dt=2026-11-26`
    const slots = await (await fetch(free, { headers })).json()
    const wish = { reservationTime: slots[0].timeSlot, hold: true }
    const held = await call(0, 'reservations/newreservation', wish, { from: home, token })
    if (held.status !== 200) throw new Error(`Not held: ${JSON.stringify(held.body)}`)
    reservationId = held.body.result.reservationId
  }

  it('with one key is taken once, and told alike', async () => {
    await aVisit('2015550174')
    const answers = await atOnce(8, (nth) => pay(nth, 'one-key-of-hers'))
    expect(await taken()).toEqual({ cents: 2500, n: 1 })
    for (const { status } of answers) expect([200, 202, 409]).toContain(status)
    const [first, second] = [await pay(0, 'one-key-of-hers'), await pay(1, 'one-key-of-hers')]
    expect([first.status, second.body]).toEqual([200, first.body])
  })

  it('with different keys is taken once', async () => {
    await aVisit('2015550175')
    const answers = await atOnce(8, (nth) => pay(nth, `key-of-hers-${nth}`))
    expect(await taken()).toEqual({ cents: 2500, n: 1 })
    const statuses = answers.map(({ status }) => status)
    expect([countOf(statuses, 200), countOf(statuses, 409)]).toEqual([1, 7])
  })

  it('goes back once, however many cancel', async () => {
    await aVisit('2015550176')
    await pay(0)
    const path = `reservations/${reservationId}/status`
    await atOnce(6, (nth) => call(nth, path, { status: 'Canceled' }, { from: home, token }))
    await expect.poll(taken).toEqual({ cents: 0, n: 2 })
  })
})
