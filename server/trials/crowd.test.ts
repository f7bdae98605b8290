import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { databaseOver } from '../db/in-transaction.ts'
import { aDesk, at, type Desk } from '../test/a-desk.ts'
import { anEngine } from '../test/databases/a-database.ts'
import { manyPatrons } from '../test/many-patrons.ts'

const crowd = 500
const nights = ['2026-11-25', '2026-11-26', '2026-11-29', '2026-11-30']

let processes: Desk[]
beforeAll(async () => {
  const engine = await anEngine()
  processes = [
    await aDesk({ db: databaseOver(engine, () => {}) }),
    await aDesk({ db: databaseOver(engine, () => {}) }),
  ]
})

/** What there is of a night, counted by the database. */
async function countedIn({ db }: Desk, night: string) {
  const { rows } = await db.orm.execute(sql`
    with visits as (select id from reservations where night = ${night} and status = 'Reserved')
    select count(*)::int4 as visits,
      (select count(*)::int4 from status_history h join visits v on v.id = h.reservation_id) as history,
      (select count(*)::int4 from effects e join visits v on e.dedupe = 'noticeReserved:' || v.id) as effects,
      (select count(*)::int4 from idempotency_keys k join visits v on k.made->>'reservation' = v.id
        where k.status = 200 and k.answer is not null) as answers
    from visits`)
  return rows[0]
}

describe(`${crowd} at once`, () => {
  it.each([
    [1, 1, nights[0]],
    [37, 1, nights[1]],
    [200, 1, nights[2]],
    [37, 2, nights[3]],
  ])(
    'for %i places, on %i of two processes: so many have one, each with its rows and its answer',
    async (places, count, night = '') => {
      const [desk] = processes
      if (!desk) throw new Error('No process.')
      await desk.put({ roomsAvailable: String(places), reservationDaysInAdvance: '7' })
      const patrons = await manyPatrons(desk, crowd)
      const all = (round: number) =>
        Promise.all(
          patrons.map(async ({ token, userId }, nth) => {
            const process = processes[(nth + round) % count] ?? desk
            for (;;) {
              const answer = await process.app.inject({
                method: 'POST',
                url: '/api/api/reservations/newreservation?v=1',
                headers: { authorization: `Bearer ${token}`, 'idempotency-key': `crowd-${userId}` },
                payload: { reservationTime: at('19:00', night) },
              })
              // On a busy machine some are told to try again, and do.
              if (answer.statusCode !== 503) return { status: answer.statusCode, body: answer.body }
            }
          }),
        )
      const answers = await all(0)
      const says = Map.groupBy(answers, ({ status, body }) => `${status} ${JSON.parse(body).code}`)
      expect(Object.fromEntries([...says].map(([what, { length }]) => [what, length]))).toEqual({
        '200 undefined': places,
        '409 slot-taken': crowd - places,
      })
      const rows = { visits: places, history: places, effects: places, answers: places }
      expect(await countedIn(desk, night)).toEqual(rows)
      expect(await all(1)).toEqual(answers)
      expect(await countedIn(desk, night)).toEqual(rows)
    },
    120_000,
  )
})
