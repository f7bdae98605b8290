import { expect, it } from 'vitest'
import { connect } from '../db/connect.ts'
import { sql } from '../db/drizzle/queries.ts'
import { migrate } from '../db/migrating/migrate.ts'
import { at, wednesday } from '../test/a-desk.ts'
import { aFacility, type Person, type TestFacility } from '../test/a-facility.ts'
import { afterUse } from '../test/after-use.ts'
import { startPrivatePostgres } from '../test/databases/private-postgres.ts'
import { long } from '../test/long.ts'
import { waitFor } from '../test/wait-for.ts'

const books = async (patron: Person, time: string) => {
  const reservationTime = at(time, wednesday)
  const { status } = await patron.post('reservations/newreservation?v=1', { reservationTime })
  return status
}

const isReady = ({ app }: TestFacility) =>
  waitFor(async () => expect((await app.inject({ url: '/readyz' })).statusCode).toBe(200))

it.runIf(long)(
  'two processes sell a place once though the database came back without its last commits, and a night got its old number again',
  async () => {
    const postgres = await startPrivatePostgres()
    afterUse(() => postgres.stop())
    const databaseUrl = await postgres.newDatabase('lossy')
    const [first, second] = [await connect({ databaseUrl }), await connect({ databaseUrl })]
    afterUse(async () => {
      await first.close()
      await second.close()
    })
    await migrate(first)
    const settings = { roomsAvailable: '1', roomsAvailableBath: '' }
    const [here, there] = [
      await aFacility({ db: first, settings }),
      await aFacility({ db: second }),
    ]
    const [early, late, another] = [await here.patron(), await there.patron(), await here.patron()]

    /** Asks from a new connection, which a database that went back doesn't cut. */
    const ask = async (query: ReturnType<typeof sql>) => {
      const db = await connect({ databaseUrl })
      const { rows } = await db.orm.execute<{ n: number }>(query)
      await db.close()
      return Number(rows[0]?.n)
    }
    const numberOfNight = () =>
      ask(sql`select version::int4 as n from nights where date = ${wednesday}`)
    const nextNumber = () =>
      ask(sql`select pg_snapshot_xmax(pg_current_snapshot())::text::int4 as n`)
    const useUp = () => ask(sql`select pg_current_xact_id()::text::int4 as n`)

    const goBack = await postgres.keepThisMoment()
    await isReady(here)
    expect(await books(early, '20:00')).toBe(200)
    const number = await numberOfNight()

    // How many numbers a booking takes before it gives its night one is found by a first booking.
    let taken = 0
    for (let tries = 0; tries < 5; tries++) {
      await goBack()
      await isReady(there)
      while ((await nextNumber()) < number - taken) await useUp()
      const before = await nextNumber()
      expect(await books(late, '21:00')).toBe(200)
      const given = await numberOfNight()
      if (given === number) break
      taken = given - before
    }
    expect(await numberOfNight()).toBe(number)

    await isReady(here)
    expect(await books(another, '21:00')).toBe(409)
    expect(await books(another, '20:00')).toBe(200)
  },
)
