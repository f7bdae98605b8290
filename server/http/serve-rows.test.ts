import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contract } from '@mikvah/contract/contract.ts'
import type { Endpoint } from '@mikvah/contract/endpoint.ts'
import { minutes } from '@mikvah/rules/time/ms.ts'
import { beforeAll, expect, it } from 'vitest'
import { sql } from '../db/drizzle/queries.ts'
import type { Engine } from '../db/engine.ts'
import { databaseOver } from '../db/in-transaction.ts'
import { standardCapacity } from '../request/capacity.ts'
import { aDesk, type Desk } from '../test/a-desk.ts'
import { afterUse } from '../test/after-use.ts'
import { anEngine } from '../test/databases/a-database.ts'
import { countingEngine } from '../test/databases/counting-engine.ts'
import { inTheGate } from '../test/long.ts'
import { pastVisits } from '../test/past-visits.ts'

const rows = inTheGate(12_000, 30_000)
/** Of these, with notes of some pages, the socket's buffer holds as little. */
const [noted, ofNight] = [30, inTheGate(30, 50)]
const whole = 'reservations/ListReport?dt=2021-01-02&dtTo=2026-11-20'
/** Many nights, and told at once. */
const report = 'payments/report?dt=2026-10-24&dtTo=2026-11-26'
/** However slow the machine is, what a test holds unread is not broken off, and what waits in it goes on waiting. */
const patient = { ...standardCapacity, unreadMs: minutes(10), listWaitMs: minutes(10) }
let desk: Desk
let asked: string[]
let beforeTransactions = async () => {}

beforeAll(async () => {
  const counting = countingEngine(await anEngine())
  asked = counting.asked
  const engine: Engine = {
    ...counting.engine,
    hold: async (work) => {
      await beforeTransactions()
      return counting.engine.hold(work)
    },
  }
  desk = await aDesk({ capacity: patient, db: databaseOver(engine, () => {}) })
  // Who comes over a socket of the file system has no address, and whoever asks has one.
  desk.app.server.prependListener('connection', (socket) =>
    Object.defineProperty(socket, 'remoteAddress', { value: '127.0.0.1' }),
  )
  await desk.app.listen({ path: socketPath })
  afterUse(() => rm(folder, { recursive: true }))
  const her = await pastVisits(desk.db).patron({
    // So long that the socket's own buffer holds a small part of the file.
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
           repeat('Shoshana ', 1000)
    from generate_series(0, ${noted * ofNight - 1}::int4) n,
      lateral (select date '2020-03-01' + n % ${noted}::int4 as night, (date '2020-03-01' + n % ${noted}::int4) + interval '23 hours' as at) t`)
})

const readings = () => asked.filter((text) => /^select.*"first_name"/s.test(text)).length

const folder = mkdtempSync(join(tmpdir(), 'mikvah-lists-'))
/**
 * A socket in the file system: what it holds unread is bounded, which a TCP connection's buffers are by chance only.
 */
const socketPath = join(folder, 'socket')

/** The answer as it comes over a socket, nobody reading it yet. */
async function opened(path: string, by = desk.admin, signal?: AbortSignal) {
  const headers = { authorization: `Bearer ${by.token}`, host: 'localhost' }
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const asks = { socketPath, path: `/api/api/${path}`, headers }
    get(signal ? { ...asks, signal } : asks, resolve).on('error', reject)
  })
  afterUse(async () => void answer.destroy())
  return answer
}

/** Until every list of the tests before has ended here too: whoever went took none of its turns with her. */
async function nobodyReads(): Promise<void> {
  desk.parts.capacity = { ...patient, listsOfAccount: 1, listWaitMs: 0 }
  const asks = async () => (await desk.admin.get(report)).status
  await expect.poll(asks).toBe(200)
  desk.parts.capacity = patient
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
  expect(ahead).toBeLessThan(noted / 2)
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
  await nobodyReads()
  const [one, other] = [await opened(office), await opened(office)]
  desk.parts.capacity = { ...patient, listWaitMs: 0 }
  const tooMany = await opened(office)
  expect(tooMany.statusCode).toBe(429)
  tooMany.resume()
  desk.parts.capacity = patient
  const third = opened(office)
  const theirs = await opened('reservations/listadmin?dt=2020-01-01', desk.reception)
  expect(theirs.statusCode).toBe(200)
  theirs.resume()
  one.destroy()
  expect((await third).statusCode).toBe(200)
  for (const left of [other, await third]) left.destroy()
})

it('two that nobody reads leave the hours of the nights and one night answered at once', async () => {
  await nobodyReads()
  const held = [await opened(office), await opened(office)]
  desk.parts.capacity = { ...patient, listsWaitingOfSession: 0 }
  const short = [
    'settings/schedule?dt=2026-11-24&dtTo=2026-12-24',
    'reservations/listadmin?dt=2026-11-24',
    'payments/report?dt=2026-11-24&dtTo=2026-11-26',
  ]
  for (const path of short) expect([path, (await desk.admin.get(path)).status]).toEqual([path, 200])
  expect((await desk.admin.get(report)).status).toBe(429)
  desk.parts.capacity = patient
  for (const left of held) left.destroy()
})

const anotherDesk = () => desk.signIn('Admin', 'practice-admin')

it('the lists of one desk hold no other desk of its account up, up to what the account may have', async () => {
  await nobodyReads()
  const [other, third] = [await anotherDesk(), await anotherDesk()]
  const held = [await opened(office), await opened(office)]
  desk.parts.capacity = { ...patient, listsOfAccount: 3, listsWaitingOfSession: 0 }
  held.push(await opened(office, other))
  expect(held.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  const full = await opened(office, third)
  expect(full.statusCode).toBe(429)
  desk.parts.capacity = patient
  for (const left of [...held, full]) left.destroy()
})

it('one that nobody reads is ended after a while, and its turn is another’s', async () => {
  await nobodyReads()
  desk.parts.capacity = { ...patient, unreadMs: 200 }
  const unread = [await opened(office), await opened(office)]
  const third = await opened(office)
  expect(third.statusCode).toBe(200)
  third.destroy()
  // What is then taken of it after all has no end.
  const taken = await Promise.allSettled(unread.map((answer) => answer.toArray()))
  expect(taken.map(({ status }) => status)).toContain('rejected')
  desk.parts.capacity = patient
})

it('a turn lasts as long as the reading: whoever has gone frees none before it has ended', async () => {
  await nobodyReads()
  const query = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  beforeTransactions = () => {
    begun.resolve()
    return query.promise
  }
  desk.parts.capacity = { ...patient, listsOfSession: 1 }
  const gone = new AbortController()
  const first = opened(report, desk.admin, gone.signal).catch(() => null)
  await begun.promise
  beforeTransactions = async () => {}
  gone.abort()
  await first
  desk.parts.capacity = { ...patient, listsOfSession: 1, listsWaitingOfSession: 0 }
  expect((await desk.admin.get(report)).status).toBe(429)
  query.resolve()
  await expect.poll(async () => (await desk.admin.get(report)).status).toBe(200)
  desk.parts.capacity = patient
})

const asksDays = (Object.values(contract) as Endpoint[]).filter(
  ({ days, method }) => days && method === 'GET',
)
it.each(asksDays)(
  'of $name no head alone is told, for which all of it would be read',
  async (call) => {
    const headers = { authorization: `Bearer ${desk.admin.token}`, host: 'localhost' }
    const { statusCode } = await desk.app.inject({ method: 'HEAD', url: call.path, headers })
    expect(statusCode).toBe(404)
  },
)
