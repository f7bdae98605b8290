import type { Endpoint } from '@mikvah/contract/endpoint.ts'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { connect } from '../db/connect.ts'
import type { Database } from '../db/database.ts'
import { sql } from '../db/drizzle/queries.ts'
import { migrate } from '../db/migrating/migrate.ts'
import { startJobs } from '../jobs/jobs.ts'
import { writeAccessToken } from '../sign-in/access-token.ts'
import { aFacility, type TestFacility } from '../test/a-facility.ts'
import { afterUse } from '../test/after-use.ts'
import { callsOf, pathWith } from '../test/calls.ts'
import { postgresDatabase } from '../test/databases/postgres-database.ts'
import { type PrivatePostgres, startPrivatePostgres } from '../test/databases/private-postgres.ts'
import { inTheGate, long } from '../test/long.ts'
import { waitFor } from '../test/wait-for.ts'

const connections = 5

let postgres: PrivatePostgres
let db: Database
let facility: TestFacility
let token: string
beforeAll(async () => {
  postgres = await startPrivatePostgres()
  afterUse(() => postgres.stop())
  db = await connect({
    databaseUrl: postgres.urlOf('postgres'),
    connections,
    // A house waits ten times as long.
    ...inTheGate({ lockTimeoutMs: 500 }, {}),
  })
  afterUse(() => db.close())
  await migrate(db)
  facility = await aFacility({ db })
  token = await writeAccessToken(facility.parts, {
    userId: 'nobody',
    kind: 'staff',
    roles: ['Admin'],
    family: null,
  })
  afterUse(startJobs(facility.parts))
})

const ask = ({ method, path, body }: Pick<Endpoint, 'method' | 'path' | 'body'>, language = 'en') =>
  facility.app.inject({
    method,
    url: path,
    headers: { authorization: `Bearer ${token}`, 'accept-language': language },
    ...(body ? { payload: { noSuchField: 1 } } : {}),
  })

const healthOf = ({ app }: TestFacility) =>
  Promise.all(['/healthz', '/readyz'].map(async (url) => (await app.inject({ url })).statusCode))
const health = () => healthOf(facility)

/**
 * Waits until health is good again, on every connection; its answer may be a second old. It takes under two seconds on
 * an idle machine.
 */
const isWellSoon = async () => {
  const isWell = async () => {
    await Promise.all(Array.from({ length: connections }, () => db.orm.execute(sql`select`)))
    expect(await health()).toEqual([200, 200])
  }
  await (long ? vi.waitFor(isWell, { timeout: 2000 }) : waitFor(isWell))
}

describe('while the database is gone', () => {
  it('every call is put off in words, health tells the two apart, and all works when it is back', async () => {
    expect(await health()).toEqual([200, 200])
    await postgres.kill()

    const since = performance.now()
    await expect.poll(health).toEqual([200, 503])
    if (long) expect(performance.now() - since).toBeLessThan(2000)

    const wrong: string[] = []
    const calls = callsOf(facility.app).filter(({ name }) => name !== 'healthz')
    expect(calls.length).toBeGreaterThan(50)
    for (const call of calls) {
      for (const [language, words] of [
        ['en', /can’t be reached/],
        ['he', /אינה זמינה/],
      ] as const) {
        const answer = await ask({ ...call, path: pathWith(call, 'none') }, language)
        const { code, errorMessage } = answer.json()
        const right =
          answer.statusCode === 503 &&
          code === 'unavailable' &&
          words.test(errorMessage) &&
          Number(answer.headers['retry-after']) > 0
        if (!right) wrong.push(`${call.name}: ${answer.statusCode} ${answer.body}`)
      }
    }
    expect(wrong).toEqual([])

    await postgres.start()
    await isWellSoon()
    expect(
      (await ask({ method: 'GET', path: '/api/api/settings/publicsettings' })).statusCode,
    ).toBe(200)
  })

  it('a process whose connections were all cut off answers again at once', async () => {
    const other = await connect({ databaseUrl: postgres.urlOf('postgres') })
    afterUse(() => other.close())
    await other.orm.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where pid <> pg_backend_pid() and application_name = 'mikvah'`)
    await isWellSoon()
  })
})

describe('while a standby is behind the address that may only be read', () => {
  it('reads go on, what is to be written is put off, and all works once it is promoted', async () => {
    const patron = await facility.patron()
    const wish = { reservationTime: '2026-11-25T20:00:00-05:00' }
    const books = () => patron.post('reservations/newreservation?v=1', wish)
    await postgres.demote()
    const because = async () => (await facility.app.inject({ url: '/readyz' })).json().because
    await expect.poll(because).toBe('database read-only')
    expect((await facility.anyone.get('settings/publicsettings')).status).toBe(200)
    const { status, body, headers } = await books()
    expect([status, body.code, Number(headers['retry-after']) > 0]).toEqual([
      503,
      'unavailable',
      true,
    ])

    await db.orm.execute(sql`select pg_promote()`)
    await isWellSoon()
    expect((await books()).status).toBe(200)
  })
})

/** Visits of twelve patrons on one night. */
async function twelveVisits(of: TestFacility) {
  const visits = []
  for (let nth = 0; nth < 12; nth++) {
    const patron = await of.patron()
    const { body } = await patron.post('reservations/newreservation?v=1', {
      reservationTime: '2026-11-25T20:00:00-05:00',
    })
    visits.push({ patron, id: body.result.reservationId })
  }
  return visits
}

/** Locks the nights from a connection of its own, until it is told to let go. */
async function nightsLocked(databaseUrl: string) {
  const other = await connect({ databaseUrl })
  const [locked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holding = other.inTransaction(async (tx) => {
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
    await tx.execute(sql`lock table nights, status_history in access exclusive mode`)
    locked.resolve()
    await released.promise
  })
  await locked.promise
  const letGo = () => {
    released.resolve()
    return holding
  }
  afterUse(async () => {
    await letGo()
    await other.close()
  })
  const waiting = async () => {
    const { rows } = await other.orm.execute(sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
    return rows.length
  }
  return { letGo, waiting }
}

const cancelAll = (visits: Awaited<ReturnType<typeof twelveVisits>>) =>
  Promise.all(
    visits.map(({ patron, id }) =>
      patron.post(`reservations/${id}/status`, { status: 'Canceled' }),
    ),
  )

describe('while a night is locked by somebody who doesn’t let go', () => {
  it('reads and health go on though every place for a transaction waits', async () => {
    const { url, drop } = await postgresDatabase()
    afterUse(drop)
    const unhurried = { lockTimeoutMs: 60_000, patience: { turn: 60_000, call: 60_500 } }
    const ownDb = await connect({ databaseUrl: url, connections, ...unhurried })
    afterUse(() => ownDb.close())
    const own = await aFacility({ db: ownDb })
    const visits = await twelveVisits(own)
    const { letGo, waiting } = await nightsLocked(url)
    const cancels = cancelAll(visits)
    await expect.poll(waiting).toBe(connections - 2)
    expect(await healthOf(own)).toEqual([200, 200])
    expect((await own.anyone.get('settings/publicsettings')).status).toBe(200)
    expect(await waiting()).toBe(connections - 2)
    await letGo()
    expect((await cancels).map(({ status }) => status)).toEqual(visits.map(() => 200))
  })

  it('all are told to try again long before a statement is ended', async () => {
    const visits = await twelveVisits(facility)
    await nightsLocked(postgres.urlOf('postgres'))
    const since = performance.now()
    // A statement may take thirty seconds; waiting for a lock is given up well before.
    const got = await cancelAll(visits)
    if (long) expect(performance.now() - since).toBeLessThan(27_000)
    expect(new Set(got.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
      new Set(['503 try-again']),
    )
    expect(got.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true)
  })
})

it('a role that may have five connections is enough for DATABASE_POOL=5', async () => {
  const admin = await connect({ databaseUrl: postgres.urlOf('postgres') })
  afterUse(() => admin.close())
  await admin.orm.execute(sql`create role five login superuser connection limit 5`)
  await admin.orm.execute(sql`alter role five nosuperuser`)
  await admin.orm.execute(sql`grant all on schema public to five`)
  const url = postgres.urlOf('postgres').replace('postgres@', 'five@')
  const five = await connect({ databaseUrl: url, connections: 5 })
  afterUse(() => five.close())
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, nth) =>
      nth % 2
        ? five.orm.execute(sql`select 1 as one from pg_sleep(0.02)`)
        : five.inTransaction((tx) => tx.execute(sql`select 1 as one from pg_sleep(0.02)`)),
    ),
  )
  expect(new Set(answers.map(({ rows }) => rows[0]?.one))).toEqual(new Set([1]))
})
