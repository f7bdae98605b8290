import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../db/drizzle/queries.ts'
import { databaseOver } from '../db/in-transaction.ts'
import type { NightKey } from '../reservations/counting/night-key.ts'
import { lockNights } from '../reservations/lock-nights.ts'
import { aDesk, at, type Desk } from '../test/a-desk.ts'
import { anEngine } from '../test/databases/a-database.ts'
import { inTheGate } from '../test/long.ts'
import { manyPatrons, type SignedIn } from '../test/many-patrons.ts'
import { untilLetIn } from '../test/until-let-in.ts'

const [crowd, early, late] = inTheGate([250, 200, 50], [500, 400, 100])
const many = inTheGate(100, 200)

let processes: Desk[]
let desk: Desk
beforeAll(async () => {
  const engine = await anEngine()
  desk = await aDesk({
    db: databaseOver(engine, () => {}),
    settings: { reservationDaysInAdvance: '7' },
  })
  processes = [desk, await aDesk({ db: databaseOver(engine, () => {}) })]
})

type Told = { status: number; body: string }

const ask = ({ app }: Desk, { token, userId }: SignedIn, hour: string): Promise<Told> =>
  untilLetIn(async () => {
    const { statusCode: status, body } = await app.inject({
      method: 'POST',
      url: '/api/api/reservations/newreservation?v=1',
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': `crowd-${userId}` },
      payload: { reservationTime: hour },
    })
    return { status, body }
  })

/** All patrons book at the same time, over so many processes in turn, beginning with the `first`. */
const askAll = (patrons: readonly SignedIn[], hour: string, count: number, first = 0) =>
  patrons.map((patron, nth) => ask(processes[(nth + first) % count] ?? desk, patron, hour))

function saidIn(answers: readonly Told[]): Record<string, number> {
  const says = Map.groupBy(answers, ({ status, body }) => `${status} ${JSON.parse(body).code}`)
  return Object.fromEntries([...says].map(([what, { length }]) => [what, length]))
}

/** The visits of an hour, counted in the database. */
async function countedAt(hour: string) {
  const { rows } = await desk.db.orm.execute<ReturnType<typeof eachFor>>(sql`
    with visits as (select id from reservations where starts_at = ${hour}::timestamptz and status = 'Reserved')
    select count(*)::int4 as visits,
      (select count(*)::int4 from status_history h join visits v on v.id = h.reservation_id) as history,
      (select count(*)::int4 from effects e join visits v on e.dedupe = 'noticeReserved:' || v.id) as effects,
      (select count(*)::int4 from idempotency_keys k join visits v on k.made->>'reservation' = v.id
        where k.status = 200 and k.answer is not null) as answers
    from visits`)
  return rows[0]
}

/** Waits until all bookings that were being decided have ended. */
const nobodySitsIn = (night: NightKey) => desk.db.inTransaction((tx) => lockNights(tx, [night]))

const eachFor = (places: number) => ({
  visits: places,
  history: places,
  effects: places,
  answers: places,
})

/** Places, on how many processes, at what hour. */
type Asked = [places: number, count: number, hour: string]
const few: Asked[] = [
  [1, 2, at('22:00', '2026-11-25')],
  [many, 2, at('22:00', '2026-11-29')],
]
const all: Asked[] = [
  ...few,
  [37, 2, at('22:00', '2026-11-26')],
  [1, 1, at('19:00', '2026-11-25')],
  [37, 1, at('19:00', '2026-11-26')],
  [many, 1, at('19:00', '2026-11-29')],
]

describe(`${crowd} at once`, () => {
  it.each(inTheGate(few, all))(
    'for %i places, on %i of two processes: so many have one, each with its rows and its answer',
    async (places, count, hour) => {
      await desk.put({ roomsAvailable: String(places) })
      const patrons = await manyPatrons(desk, crowd)
      const answers = await Promise.all(askAll(patrons, hour, count))
      expect(saidIn(answers)).toEqual({ '200 undefined': places, '409 slot-taken': crowd - places })
      expect(await countedAt(hour)).toEqual(eachFor(places))
      expect(await Promise.all(askAll(patrons, hour, count, 1))).toEqual(answers)
      expect(await countedAt(hour)).toEqual(eachFor(places))
    },
  )
})

type Changed = [how: string, before: number, after: number, hour: string]
const fewer: Changed = ['fewer', 150, 37, at('22:00', '2026-11-30')]
const more: Changed = ['more', 10, 37, at('19:00', '2026-11-30')]

describe('the office changes how many rooms there are while a crowd asks on two processes', () => {
  it.each(inTheGate([fewer], [more, fewer]))(
    '%s: from its answer on nobody is told by the number before',
    async (_, before, after, hour) => {
      await desk.put({ roomsAvailable: String(before) })
      const first = askAll(await manyPatrons(desk, early), hour, 2)
      await Promise.race(first)
      await desk.put({ roomsAvailable: String(after) })
      await nobodySitsIn({ locationId: 'main', date: hour.slice(0, 10) })
      const soldByThen = (await countedAt(hour))?.visits ?? 0
      const others = askAll(await manyPatrons(desk, late), hour, 2)
      const sold = saidIn(await Promise.all([...first, ...others]))['200 undefined'] ?? 0
      expect(await countedAt(hour)).toEqual(eachFor(sold))
      expect(soldByThen).toBeLessThanOrEqual(Math.max(before, after))
      expect(sold).toBe(Math.max(soldByThen, after))
    },
  )
})
