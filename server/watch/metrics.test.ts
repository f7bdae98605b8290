import { expect, it } from 'vitest'
import { sql } from '../db/drizzle/queries.ts'
import { databaseOver } from '../db/in-transaction.ts'
import { startJobs } from '../jobs/jobs.ts'
import { effects } from '../outbox/table.ts'
import { attempts } from '../payments/table.ts'
import { aFacility, type TestFacility, tuesday } from '../test/a-facility.ts'
import { afterUse } from '../test/after-use.ts'
import { anEngine } from '../test/databases/a-database.ts'
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
