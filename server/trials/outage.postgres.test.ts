import type { Endpoint } from '@mikvah/contract/endpoint.ts'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { connect } from '../db/connect.ts'
import type { Database } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { startJobs } from '../jobs/jobs.ts'
import { writeAccessToken } from '../sign-in/access-token.ts'
import { aFacility, type TestFacility } from '../test/a-facility.ts'
import { afterUse } from '../test/after-use.ts'
import { type PrivatePostgres, startPrivatePostgres } from '../test/private-postgres.ts'
import { callsOf, pathWith } from './calls.ts'

let postgres: PrivatePostgres
let db: Database
let facility: TestFacility
let token: string
beforeAll(async () => {
  postgres = await startPrivatePostgres()
  afterUse(() => postgres.stop())
  db = await connect({ databaseUrl: postgres.urlOf('postgres'), connections: 5 })
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

const health = async () =>
  Promise.all(
    ['/healthz', '/readyz'].map(async (url) => (await facility.app.inject({ url })).statusCode),
  )

describe('while the database is gone', () => {
  it('every call is put off in words, health tells the two apart, and all works when it is back', async () => {
    expect(await health()).toEqual([200, 200])
    await postgres.kill()

    const since = performance.now()
    expect(await health()).toEqual([200, 503])
    expect(performance.now() - since).toBeLessThan(2000)

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
    await vi.waitFor(async () => expect(await health()).toEqual([200, 200]), { timeout: 2000 })
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
    await vi.waitFor(async () => expect(await health()).toEqual([200, 200]), { timeout: 2000 })
  })
})

describe('while a night is locked by somebody who doesn’t let go', () => {
  it('bookings are told to try again, and reads and health go on', async () => {
    const patrons = []
    for (let nth = 0; nth < 8; nth++) patrons.push(await facility.patron())
    const other = await connect({ databaseUrl: postgres.urlOf('postgres') })
    afterUse(() => other.close())
    const letGo = Promise.withResolvers<void>()
    const locked = Promise.withResolvers<void>()
    const lock = other.inTransaction(async (tx) => {
      await tx.execute(sql`lock table nights, reservations in access exclusive mode`)
      locked.resolve()
      await letGo.promise
    })
    await locked.promise
    const bookings = patrons.map((patron) =>
      patron.post('reservations/newreservation?v=1', {
        reservationTime: '2026-11-25T20:00:00-05:00',
      }),
    )
    const first = await Promise.race(bookings)
    expect([first.status, first.body.code]).toEqual([503, 'try-again'])
    expect(Number(first.headers['retry-after'])).toBeGreaterThan(0)
    expect(await health()).toEqual([200, 200])
    expect((await facility.anyone.get('settings/publicsettings')).status).toBe(200)
    letGo.resolve()
    await lock
    const codes = (await Promise.all(bookings)).map(({ status }) => status)
    expect(codes.filter((status) => status >= 500 && status !== 503)).toEqual([])
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
