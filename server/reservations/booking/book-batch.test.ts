import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/drizzle/queries.ts'
import type { Engine } from '../../db/engine.ts'
import { databaseOver } from '../../db/in-transaction.ts'
import { aDesk, at, type Desk } from '../../test/a-desk.ts'
import { anEngine } from '../../test/databases/a-database.ts'
import { countingEngine } from '../../test/databases/counting-engine.ts'
import { manyPatrons, type SignedIn } from '../../test/many-patrons.ts'
import { addNights, lockNightsAtOnce } from './batch-store.ts'

let engine: Engine
let desk: Desk
/** A second process on the same database. */
let other: Desk
let asked: string[]
beforeAll(async () => {
  engine = await anEngine()
  const counting = countingEngine(engine)
  asked = counting.asked
  const settings = { roomsAvailable: '3', reservationsPerNight: '1', reservationDaysInAdvance: '7' }
  desk = await aDesk({ db: databaseOver(counting.engine, () => {}), settings })
  other = await aDesk({ db: databaseOver(engine, () => {}), settings: {} })
})

let keys = 0
const newKey = () => `sitting-${keys++}-key`

async function book({ app }: Desk, { token }: SignedIn, body: object, key = newKey()) {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/api/reservations/newreservation?v=1',
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
    payload: body,
  })
  const got = answer.json()
  return {
    status: answer.statusCode,
    text: answer.body,
    code: got.code,
    id: got.result?.reservationId,
  }
}

const leftAt = async (who: Desk, { token }: SignedIn, time: string, night: string) => {
  const { body } = await who.anyone.send(
    'GET',
    `reservations/availablereservations?dt=${night}`,
    undefined,
    { authorization: `Bearer ${token}` },
  )
  const slot = body.find(({ timeSlot }: { timeSlot: string }) => timeSlot === at(time, night))
  return slot?.availableReservations.find(
    (left: { bath: boolean; parking: boolean }) => !left.bath && !left.parking,
  )?.available
}

const poison = (what: string, when: string) =>
  sql.raw(`
  create function poisoned() returns trigger language plpgsql as
    $$ begin ${what} end $$;
  create constraint trigger poisoned after insert on reservations ${when}
    for each row execute function poisoned()`)

const cured = sql.raw('drop trigger poisoned on reservations; drop function poisoned()')

describe('a lone booking', () => {
  it('in a night that this process knows asks twelve statements before its answer, and commits once', async () => {
    const [first, second] = await manyPatrons(desk, 2)
    if (!first || !second) throw new Error('Nobody is there.')
    await book(desk, first, { reservationTime: at('19:00', '2026-11-26') })
    await desk.runDue()
    asked.length = 0
    const { status } = await book(desk, second, { reservationTime: at('20:00', '2026-11-26') })
    const before = [...asked]
    expect(status).toBe(200)
    const mine = before.slice(0, before.indexOf('commit'))
    expect(mine.length, mine.join('\n')).toBeLessThanOrEqual(12)
    expect(
      before.some((text) => /idempotency_keys.*set|update "idempotency_keys"/.test(text)),
    ).toBe(false)
  })
})

describe('many who sit at once', () => {
  it('are booked but for the one whose row the database refuses', async () => {
    const patrons = await manyPatrons(desk, 6)
    const bad = patrons[3]?.userId
    await desk.db.orm.execute(
      poison(`if new.user_id = '${bad}' then raise exception 'poisoned'; end if; return null;`, ''),
    )
    await desk.put({ roomsAvailable: '9' })
    const answers = await Promise.all(
      patrons.map((patron) => book(desk, patron, { reservationTime: at('19:00') })),
    )
    await desk.db.orm.execute(cured)
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 500, 200, 200])
  })

  it('leave nothing behind of a commit that fails, in the database or in what is kept of the night', async () => {
    await desk.put({ roomsAvailable: '1' })
    const night = '2026-11-29'
    const [first, bad, last] = await manyPatrons(desk, 3)
    if (!first || !bad || !last) throw new Error('Nobody is there.')
    expect((await book(desk, first, { reservationTime: at('19:00', night) })).status).toBe(200)
    await desk.db.orm.execute(
      poison(`raise exception 'poisoned';`, 'deferrable initially deferred'),
    )
    expect((await book(desk, bad, { reservationTime: at('21:00', night) })).status).toBe(500)
    await desk.db.orm.execute(cured)
    expect(await leftAt(desk, last, '21:00', night)).toBe(1)
    expect((await book(desk, last, { reservationTime: at('21:00', night) })).status).toBe(200)
    expect((await book(desk, bad, { reservationTime: at('21:00', night) })).code).toBe('slot-taken')
  })
})

describe('two processes', () => {
  it('book once with the same key, and give the same answer', async () => {
    await desk.put({ roomsAvailable: '5' })
    const [her] = await manyPatrons(desk, 1)
    if (!her) throw new Error('Nobody is there.')
    const key = newKey()
    const body = { reservationTime: at('22:00') }
    const answers = await Promise.all([desk, other].map((process) => book(process, her, body, key)))
    const again = await Promise.all([desk, other].map((process) => book(process, her, body, key)))
    const texts = [...answers, ...again].map(({ status, text }) => `${status} ${text}`)
    expect(new Set(texts)).toEqual(new Set([texts[0]]))
    expect(texts[0]).toMatch(/^200 /)
    const { rows } = await desk.db.orm.execute<{ count: number }>(
      sql`select count(*)::int4 as count from reservations where user_id = ${her.userId}`,
    )
    expect(rows).toEqual([{ count: 1 }])
  })

  it('keep her to what she may have, when she books two nights at once', async () => {
    // Room for all of them on either night, whichever process is first.
    await desk.put({ reservationsUpcoming: '1', roomsAvailable: '9' })
    const patrons = await manyPatrons(desk, 5)
    for (const her of patrons) {
      const answers = await Promise.all([
        book(desk, her, { reservationTime: at('20:00') }),
        book(other, her, { reservationTime: at('20:00', '2026-11-26') }),
      ])
      expect(answers.map(({ code }) => code ?? 'booked').sort()).toEqual(['booked', 'too-many'])
    }
    await desk.put({ reservationsUpcoming: '' })
  })

  it('each know at once what the other has sold', async () => {
    await desk.put({ roomsAvailable: '1' })
    const night = '2026-11-30'
    const patrons = await manyPatrons(desk, 4)
    const [one, two, three, four] = patrons
    if (!one || !two || !three || !four) throw new Error('Nobody is there.')
    expect((await book(desk, one, { reservationTime: at('19:00', night) })).status).toBe(200)
    expect(await leftAt(other, two, '19:00', night)).toBe(0)
    expect((await book(other, two, { reservationTime: at('21:00', night) })).status).toBe(200)
    expect((await book(desk, three, { reservationTime: at('21:00', night) })).code).toBe(
      'slot-taken',
    )
    expect(await leftAt(desk, four, '21:00', night)).toBe(0)
  })
})

describe('her next booking', () => {
  it('ends her hold of another night, whose place is free again at once', async () => {
    await desk.put({ roomsAvailable: '1' })
    const [her, next] = await manyPatrons(desk, 2)
    if (!her || !next) throw new Error('Nobody is there.')
    const night = '2026-11-29'
    const held = await book(desk, her, { reservationTime: at('20:00', night), hold: true })
    expect(held.status).toBe(200)
    expect((await book(desk, next, { reservationTime: at('20:00', night) })).code).toBe(
      'slot-taken',
    )
    expect(
      (await book(desk, her, { reservationTime: at('22:00', '2026-11-24'), hold: true })).status,
    ).toBe(200)
    expect((await book(desk, next, { reservationTime: at('20:00', night) })).status).toBe(200)
    const { rows } = await desk.db.orm.execute<{ status: string }>(
      sql`select status from reservations where id = ${held.id}`,
    )
    expect(rows).toEqual([{ status: 'Canceled' }])
  })

  it('sent twice at the same moment is two bookings, one after the other', async () => {
    await desk.put({ roomsAvailable: '5' })
    const [her] = await manyPatrons(desk, 1)
    if (!her) throw new Error('Nobody is there.')
    const answers = await Promise.all([
      book(desk, her, { reservationTime: at('21:15') }),
      book(desk, her, { reservationTime: at('21:30') }),
    ])
    expect(answers.map(({ code }) => code ?? 'booked').sort()).toEqual(['booked', 'too-many'])
  })
})

it('a night that two processes are first in is added once, and troubles neither', async () => {
  const keys = [{ locationId: 'main', date: '2026-12-01' }]
  await addNights(desk.db, keys)
  await addNights(other.db, keys)
  const locked = await desk.db.inTransaction((tx) => lockNightsAtOnce(tx, keys))
  expect(locked).toMatchObject(keys)
})
