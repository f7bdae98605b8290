import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { databaseOver } from '../db/in-transaction.ts'
import { aDesk, type Desk } from '../test/a-desk.ts'
import { anEngine } from '../test/databases/a-database.ts'
import { countingEngine } from '../test/databases/counting-engine.ts'
import { inTheGate } from '../test/long.ts'
import { pastVisits } from '../test/past-visits.ts'

const rows = 30_000
/** Of these, with notes of a book's length, the sockets' buffers hold as little. */
const [noted, ofNight] = [30, 50]
const whole = 'reservations/ListReport?dt=2021-01-02&dtTo=2026-11-20'
let desk: Desk
let asked: string[]

beforeAll(async () => {
  const counting = countingEngine(await anEngine())
  asked = counting.asked
  desk = await aDesk({ db: databaseOver(counting.engine, () => {}) })
  const her = await pastVisits(desk.db).patron({
    // So long that the sockets' own buffers, ten megabytes together, hold a third of the file at most.
    firstName: 'Shoshana Malka '.repeat(28),
    lastName: 'Rosenfeld '.repeat(40),
  })
  await desk.db.orm.execute(sql`
    insert into reservations (id, code, user_id, location_id, night, starts_at, ends_at, status, lines, status_since, created_at)
    select 'past-' || n, lpad((n / 1830)::text, 4, '0'), ${her}, 'main', date '2021-01-02' + n % 1830, at,
           at + interval '30 min', 'Done', '[]', at, at
    from generate_series(1, ${rows}::int4) n,
      lateral (select (date '2021-01-02' + n % 1830) + interval '23 hours' as at) t`)
  await desk.db.orm.execute(sql`
    insert into reservations (id, code, user_id, location_id, night, starts_at, ends_at, status, lines, status_since, created_at, user_notes)
    select 'noted-' || n, lpad(n::text, 4, '0'), ${her}, 'main', night, at, at + interval '30 min', 'Done', '[]', at, at,
           repeat('Shoshana ', 3000)
    from generate_series(0, ${noted * ofNight - 1}::int4) n,
      lateral (select date '2020-03-01' + n % ${noted}::int4 as night, (date '2020-03-01' + n % ${noted}::int4) + interval '23 hours' as at) t`)
}, 120_000)

const readings = () => asked.filter((text) => /^select.*"first_name"/s.test(text)).length

/** The answer as it comes over a socket, nobody reading it yet. */
async function opened(path: string, by = desk.admin) {
  if (!desk.app.server.listening) await desk.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = desk.app.server.address() as AddressInfo
  const headers = { authorization: `Bearer ${by.token}`, host: `localhost:${port}` }
  return new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    get({ port, host: '127.0.0.1', path: `/api/api/${path}`, headers }, resolve).on('error', reject)
  })
}

/** Until nothing more has been asked for three looks on end. */
async function atRest(): Promise<number> {
  for (let [same, before] = [0, -1]; same < 3; ) {
    await new Promise((resolve) => setTimeout(resolve, inTheGate(100, 300)))
    same = readings() === before ? same + 1 : 0
    before = readings()
  }
  return readings()
}

it('reads on only as the file is taken, and gives every row once', async () => {
  asked.length = 0
  const answer = await opened(`${whole}&format=csv`)
  expect(answer.statusCode).toBe(200)
  const ahead = await atRest()
  const nightsAtOnce = 4
  expect(ahead).toBeGreaterThan(0)
  expect(ahead).toBeLessThan(1830 / nightsAtOnce / 1.5)
  const ids = new Set<string>()
  let [text, lines] = ['', 0]
  for await (const chunk of answer) {
    text += chunk
    const complete = text.split('\r\n')
    text = complete.pop() ?? ''
    lines += complete.length
    for (const line of complete) ids.add(/past-\d+/.exec(line)?.[0] ?? '')
  }
  expect(readings()).toBeGreaterThan(ahead)
  expect([lines, ids.size]).toEqual([rows + 1, rows + 1])
})

it('asks for no more once whoever read has gone', async () => {
  asked.length = 0
  const answer = await opened(`${whole}&format=csv`)
  await atRest()
  answer.destroy()
  const left = await atRest()
  expect(left).toBeLessThan(1830 / 4 / 1.5)
})

it('tells the same rows as JSON', async () => {
  const { body } = await desk.admin.get('reservations/ListReport?dt=2021-01-02&dtTo=2021-01-31')
  expect(body.length).toBeGreaterThanOrEqual(30 * Math.floor(rows / 1830))
  expect(
    new Set(body.map(({ reservationId }: { reservationId: string }) => reservationId)).size,
  ).toBe(body.length)
  expect(body.every(({ date }: { date: string }) => date < '2021-02-01')).toBe(true)
})

const office = 'reservations/listadmin?dt=2020-03-01&dtTo=2020-03-30'

it('tells the list of the office so too, its shape unbroken, and no transaction is open meanwhile', async () => {
  asked.length = 0
  const answer = await opened(office)
  const ahead = await atRest()
  expect(ahead).toBeGreaterThan(0)
  expect(ahead).toBeLessThan(noted / 1.4)
  expect(asked.filter((text) => /^begin/i.test(text))).toEqual([])
  const { all, ...rest } = JSON.parse(Buffer.concat(await answer.toArray()).toString())
  expect(rest).toEqual({})
  const nights = all.map(({ reservationDate }: { reservationDate: string }) => reservationDate)
  expect([nights.length, nights[0], nights.at(-1)]).toEqual([
    ...[noted * ofNight, '2020-03-01', '2020-03-30'],
  ])
  expect(nights).toEqual(nights.toSorted())
  expect((await desk.admin.get('reservations/listadmin?dt=2020-01-01')).body).toEqual({ all: [] })
})

it('tells two of them to one account at a time: the third waits, another account doesn’t', async () => {
  const [one, other] = [await opened(office), await opened(office)]
  await atRest()
  asked.length = 0
  const third = opened(office)
  expect(await atRest()).toBe(0)
  const theirs = await opened('reservations/listadmin?dt=2020-01-01', desk.reception)
  expect(theirs.statusCode).toBe(200)
  theirs.resume()
  one.destroy()
  expect((await third).statusCode).toBe(200)
  for (const left of [other, await third]) left.destroy()
})
