import { expect, it } from 'vitest'
import { connect } from '../db/connect.ts'
import { sql } from '../db/drizzle/queries.ts'
import { databaseOver } from '../db/in-transaction.ts'
import { startJobs } from '../jobs/jobs.ts'
import { liveEvents } from '../live/table.ts'
import { effects } from '../outbox/table.ts'
import { attempts } from '../payments/table.ts'
import { aFacility, type TestFacility, tuesday } from '../test/a-facility.ts'
import { aScreen, listening } from '../test/a-screen.ts'
import { afterUse } from '../test/after-use.ts'
import { anEngine } from '../test/databases/a-database.ts'
import { postgresDatabase } from '../test/databases/postgres-database.ts'
import { aHeldVisit } from '../test/paying.ts'
import { waitFor } from '../test/wait-for.ts'

const metricsToken = 'whoever-looks-after-the-house'
const withToken = { config: { metricsToken } }

const ask = ({ app }: TestFacility, authorization?: string) =>
  app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} })

/** Every figure on the page, by its name and labels as they stand there. */
async function figures(facility: TestFacility): Promise<Map<string, number>> {
  const { statusCode, body } = await ask(facility, `Bearer ${metricsToken}`)
  expect(statusCode).toBe(200)
  const lines = body.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(' ')
      return [line.slice(0, at), Number(line.slice(at + 1))]
    }),
  )
}

it('is not there without a token in the configuration, and with one for nobody else', async () => {
  expect((await ask(await aFacility(), 'Bearer null')).statusCode).toBe(404)
  const facility = await aFacility(withToken)
  for (const shown of [undefined, metricsToken, `Bearer ${metricsToken}s`, 'Bearer ']) {
    const { statusCode, body } = await ask(facility, shown)
    expect([shown, statusCode]).toEqual([shown, 401])
    expect(body).not.toContain('mikvah_')
  }
})

it('tells what waits, and for how long the oldest has', async () => {
  const facility = await aFacility(withToken)
  const { db, parts } = facility
  const quiet = await figures(facility)
  expect(quiet.get('mikvah_database_up')).toBe(1)
  expect(quiet.get('mikvah_database_bytes')).toBeGreaterThan(1_000_000)
  expect(quiet.get('mikvah_attempts_open{kind="refund"}')).toBe(0)
  expect([...quiet.keys()].filter((name) => name.startsWith('mikvah_effects'))).toEqual([])

  const now = Date.parse(tuesday)
  const mail = { do: 'message', payload: '{}' } as const
  await db.orm.insert(effects).values([
    { id: 'one', ...mail, dueAt: now - 120_000, attempts: 2, retryAt: parts.realNow() + 60_000 },
    { id: 'two', ...mail, dueAt: now - 1000, retryAt: parts.realNow() + 60_000 },
    { id: 'later', ...mail, dueAt: now + 3_600_000 },
    { id: 'done', ...mail, dueAt: now - 3_600_000, doneAt: now },
  ])
  await db.orm.insert(attempts).values({
    ...{ id: 'back', kind: 'refund', purpose: 'visit', state: 'open', processor: 'stripe' },
    ...{ cents: 3600, split: [], asked: true, expiresAt: 0, openedAt: parts.realNow() - 600_000 },
  })
  const { userId } = await facility.patron()
  await db.orm.execute(sql`insert into live_events (kind, subject) values ('visit', ${userId})`)

  const busy = await figures(facility)
  expect(busy.get('mikvah_effects_waiting{lane="message"}')).toBe(2)
  expect(busy.get('mikvah_effects_failing{lane="message"}')).toBe(1)
  expect(busy.get('mikvah_effects_oldest_seconds{lane="message"}')).toBeGreaterThanOrEqual(120)
  expect(busy.get('mikvah_attempts_open{kind="refund"}')).toBe(1)
  expect(busy.get('mikvah_attempts_open{kind="charge"}')).toBe(0)
  expect(busy.get('mikvah_attempts_oldest_seconds{kind="refund"}')).toBeGreaterThanOrEqual(600)
  expect(busy.get('mikvah_live_events_waiting')).toBeGreaterThanOrEqual(1)
  expect(busy.get('mikvah_streams')).toBe(0)
})

it('tells which places are held, how many screens are open, and how the process itself is', async () => {
  const facility = await aFacility(withToken)
  await aHeldVisit(await facility.patron())
  const url = await listening(facility)
  const { token } = await facility.staff('Reception')
  for (const screen of [await aScreen(url, token), await aScreen(url, token)])
    await screen.next('hello')
  const found = await figures(facility)
  expect(found.get('mikvah_holds')).toBe(1)
  expect(found.get('mikvah_streams')).toBe(2)
  for (const name of [
    ...['nodejs_eventloop_lag_p99_seconds', 'nodejs_eventloop_lag_max_seconds'],
    ...['process_resident_memory_bytes', 'nodejs_heap_size_used_bytes'],
    ...['process_cpu_seconds_total', 'process_open_fds'],
  ])
    expect([name, found.get(name)]).toEqual([name, expect.any(Number)])
})

it('tells for how long the oldest change waits that no screen has been told', async () => {
  const facility = await aFacility(withToken)
  const oldest = async () =>
    (await figures(facility)).get('mikvah_live_events_oldest_seconds') ?? Number.NaN
  // What was written as it was opened has its hour from the database, whose clock isn't this process's.
  await facility.db.orm.delete(liveEvents)
  expect(await oldest()).toBe(0)
  const written = facility.parts.realNow() - 90_000
  await facility.db.orm.insert(liveEvents).values({ kind: 'reservation', written })
  expect(await oldest()).toBeGreaterThanOrEqual(90)
})

it('tells what is free on the disk of an embedded database, and of none where the database lies elsewhere', async () => {
  const facility = await aFacility(withToken)
  const free = async () => (await figures(facility)).get('mikvah_disk_free_bytes')
  expect(await free()).toBeUndefined()
  facility.parts.config = { ...facility.parts.config, dataDir: import.meta.dirname }
  Object.assign(facility.db, { engine: 'embedded', durable: true })
  expect(await free()).toBeGreaterThan(0)
})

it.runIf(process.env.ENGINE === 'postgres')(
  'tells how many wait for a lock, and for a connection of this process',
  async () => {
    const { url, drop } = await postgresDatabase()
    afterUse(drop)
    const unhurried = { lockTimeoutMs: 60_000, patience: { turn: 60_000, call: 60_500 } }
    const db = await connect({ databaseUrl: url, connections: 4, ...unhurried })
    afterUse(db.close)
    const facility = await aFacility({ ...withToken, db })
    const waited = async () => {
      const found = await figures(facility)
      const names = [
        'mikvah_database_up',
        'mikvah_database_locks_waited',
        'mikvah_database_waiting',
      ]
      return names.map((name) => found.get(name))
    }
    expect(await waited()).toEqual([1, 0, 0])
    const other = await connect({ databaseUrl: url })
    afterUse(other.close)
    const [locked, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const holding = other.inTransaction(async (tx) => {
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
      await tx.execute(sql`lock table contact_messages in access exclusive mode`)
      locked.resolve()
      await letGo.promise
    })
    await locked.promise
    const waits = Array.from({ length: 5 }, () =>
      db.inTransaction((tx) => tx.execute(sql`select from contact_messages limit 1`)),
    )
    // Two of the four take no transaction, so that reads, and this page with them, never wait behind these.
    await expect.poll(waited).toEqual([1, 2, 3])
    letGo.resolve()
    await Promise.all([holding, ...waits])
    expect(await waited()).toEqual([1, 0, 0])
  },
)

it('counts calls by their route, and never by what stood in an address', async () => {
  const facility = await aFacility(withToken)
  const { userId, ...rivka } = await facility.patron()
  await rivka.get(`users/${userId}`)
  await facility.anyone.get('/no-such-page-of-8484324243')
  const names = [...(await figures(facility)).keys()].join('\n')
  expect(names).toMatch(
    /mikvah_call_seconds_count\{method="GET",route="[^"]*users[^"]*",status="\d+"/,
  )
  expect(names).not.toContain(userId)
  expect(names).not.toContain('8484324243')
})

it('tells which jobs fail, and that they work again', async () => {
  const facility = await aFacility(withToken)
  const rename = (from: string, to: string) =>
    facility.db.orm.execute(
      sql`alter table login_codes rename column ${sql.identifier(from)} to ${sql.identifier(to)}`,
    )
  const failing = async () => (await figures(facility)).get('mikvah_jobs_failing')
  expect(await failing()).toBe(0)
  await rename('expires_at', 'gone')
  const stop = startJobs(facility.parts, 40)
  afterUse(stop)
  await waitFor(async () => expect(await failing()).toBe(1))
  await rename('gone', 'expires_at')
  await waitFor(async () => expect(await failing()).toBe(0))
})

it('says that the database is away, and still what the process knows by itself', async () => {
  const real = await anEngine()
  let away = false
  const engine = {
    ...real,
    run: async (...asked: Parameters<typeof real.run>) => {
      if (away) throw new Error('gone')
      return real.run(...asked)
    },
  }
  const facility = await aFacility({ ...withToken, db: databaseOver(engine, () => {}) })
  expect((await figures(facility)).get('mikvah_holds')).toBe(0)
  away = true
  const answer = await figures(facility)
  expect(answer.get('mikvah_database_up')).toBe(0)
  expect(answer.get('mikvah_streams')).toBe(0)
  expect(answer.has('mikvah_holds')).toBe(false)
  expect(answer.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0)
  away = false
  expect((await figures(facility)).get('mikvah_holds')).toBe(0)
})
