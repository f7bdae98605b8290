import { decodeJwt } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import { connect } from '../db/connect.ts'
import type { Database } from '../db/database.ts'
import { sql } from '../db/drizzle/queries.ts'
import { openFacility } from '../facility/facility.ts'
import { newId } from '../ids.ts'
import { users } from '../people/table.ts'
import { writeAccessToken } from '../sign-in/access-token.ts'
import { at } from '../test/a-desk.ts'
import { aProcess, type Process } from '../test/a-process.ts'
import { afterUse } from '../test/after-use.ts'
import { postgresDatabase } from '../test/databases/postgres-database.ts'
import { inTheGate } from '../test/long.ts'
import { untilLetIn } from '../test/until-let-in.ts'

let first: Process
let second: Process
let db: Database
beforeAll(async () => {
  const { url, drop } = await postgresDatabase({ empty: true })
  afterUse(drop)
  // Both begin on an empty database at the same time: one migrates and seeds, the other waits for it.
  ;[first, second] = await Promise.all([
    aProcess({ DATABASE_URL: url }),
    aProcess({ DATABASE_URL: url }),
  ])
  db = await connect({ databaseUrl: url })
  afterUse(db.close)
}, 300_000)

async function call(process: Process, method: string, path: string, token = '', body?: object) {
  const answer = await fetch(`${process.url}/api/api/${path}`, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: answer.status, body: await answer.json() }
}

async function tokenOf(process: Process, username: string, password: string): Promise<string> {
  const answer = await fetch(`${process.url}/api/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'password', username, password }),
  })
  return (await answer.json()).access_token
}

const adminToken = (process: Process) => tokenOf(process, 'Admin', 'practice-admin')

/**
 * Tokens of patrons that are written into the database and signed with its secret, so that both processes accept them.
 */
async function patronTokens(count: number): Promise<string[]> {
  const facility = await openFacility(db, Date.now, { secretKey: null })
  const rows = Array.from({ length: count }, () => {
    const id = newId()
    return { id, kind: 'patron' as const, userName: id, createdAt: Date.now() }
  })
  await db.orm.insert(users).values(rows)
  return Promise.all(
    rows.map(({ id }) =>
      writeAccessToken(
        { facility, realNow: Date.now },
        { userId: id, kind: 'patron', roles: [], family: null },
      ),
    ),
  )
}

const settingOf = async (process: Process, key: string) =>
  (await call(process, 'GET', 'settings/publicsettings')).body.find(
    (pair: { Key: string }) => pair.Key === key,
  )?.Value

/** Weeks after the practice evening, so that nobody has booked in it. */
const emptyNight = '2026-12-09'

const setClock = (now: string) =>
  fetch(`${second.url}/api/practice/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ now }),
  })

describe('two server processes on one PostgreSQL', () => {
  it('know of a change of settings and of the clock at once', async () => {
    const token = await adminToken(first)
    for (const name of ['One house', 'Another house', 'A third house']) {
      const set = await call(first, 'POST', 'settings', token, { key: 'mikvahName', value: name })
      expect(set.status).toBe(200)
      expect(await settingOf(second, 'mikvahName')).toBe(name)
    }
    await setClock('2026-11-24T15:00:00-05:00')
    expect((await settingOf(first, 'currentTime')).slice(0, 16)).toBe('2026-11-24T15:00')
  })

  const crowds: [number, string][] = [
    [200, '19:00'],
    [500, '21:00'],
  ]
  it.each(inTheGate(crowds.slice(0, 1), crowds))(
    'sell the last place once to %i who ask at once',
    async (crowd, time) => {
      const token = await adminToken(second)
      await call(second, 'POST', 'settings', token, { key: 'roomsAvailable', value: '1' })
      await call(second, 'POST', 'settings', token, { key: 'openEarliestHourWinter', value: '18' })
      await setClock('2026-12-08T14:00:00-05:00')
      const tokens = await patronTokens(crowd)
      const answers = await Promise.all(
        tokens.map((patron, nth) =>
          untilLetIn(() =>
            call(nth % 2 ? first : second, 'POST', 'reservations/newreservation?v=1', patron, {
              reservationTime: at(time, emptyNight),
            }),
          ),
        ),
      )
      const refused = answers.filter(({ status }) => status === 409)
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(refused).toHaveLength(crowd - 1)
      for (const { body } of refused) {
        expect(body.code).toBe('slot-taken')
        expect(body.alternatives).toHaveLength(3)
      }
      const { rows } = await db.orm.execute<{ living: number; charges: number }>(
        sql`select (select count(*)::int4 from reservations where starts_at = ${at(time, emptyNight)}::timestamptz and status <> 'Canceled') as living,
                 (select count(*)::int4 from payments p join reservations r on r.id = p.reservation_id where r.night = ${emptyNight}) as charges`,
      )
      expect(rows[0]).toMatchObject({ living: 1, charges: 0 })
    },
  )

  it('open the garage once for a visit that is pressed in both', async () => {
    await setClock('2026-12-09T20:00:00-05:00')
    const reception = await tokenOf(first, 'Reception', 'practice-reception')
    const [her = ''] = await patronTokens(1)
    const booked = await call(
      second,
      'POST',
      'reservations/newreservation?ignoreCutoff=true&ignoreAvailability=true',
      reception,
      { userId: decodeJwt(her).sub, reservationTime: at('20:00', emptyNight), parking: true },
    )
    const { reservationId, balance: amt } = booked.body.result
    const cash = { reservationId, method: 'Cash', amt }
    expect((await call(first, 'POST', 'payments/makepayment', reception, cash)).status).toBe(200)
    const { body: places } = await call(first, 'GET', 'settings/locations')
    const here = { lat: places[0].lat, lng: places[0].long }
    const path = `reservations/${reservationId}/opengaragedoor`
    const presses = await Promise.all(
      [first, second, first, second].map((process) => call(process, 'POST', path, her, here)),
    )
    expect(presses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    const got = await (await fetch(`${first.url}/api/practice/devices`)).json()
    expect(got.filter(({ point }: { point: string }) => point === 'garage')).toHaveLength(1)
  })

  it('end a session in one and know it in the other', async () => {
    const token = await adminToken(first)
    expect((await call(second, 'GET', 'settings/catalogue', token)).status).toBe(200)
    await call(first, 'POST', 'account/logout', token, { everywhere: true })
    expect((await call(second, 'GET', 'settings/catalogue', token)).status).toBe(401)
  })
})
