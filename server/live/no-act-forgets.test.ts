import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../db/drizzle/queries.ts'
import { aDesk, at, type Desk } from '../test/a-desk.ts'
import type { Person } from '../test/a-facility.ts'
import { card } from '../test/paying.ts'
import { endHolds } from '../visits/end-holds.ts'
import { addEvent, tellOfAll } from './add-event.ts'
import { liveEvents } from './table.ts'

/** No relay runs here: rows stay as the acts have left them, each marked with the transaction that wrote it. */
let desk: Desk
let her: Person
beforeAll(async () => {
  desk = await aDesk()
  her = await desk.patron()
})

async function book(by: Person, more: object = {}): Promise<string> {
  const wish = { userId: her.userId, reservationTime: at('18:00'), ...more }
  const { body } = await by.post('reservations/newreservation', wish)
  if (!body.result) throw new Error(JSON.stringify(body))
  return body.result.reservationId
}
const move = (by: Person, id: string, status: string) =>
  by.post(`reservations/${id}/status`, { status })

/** What each act leaves untold: rows of these tables whose own transaction wrote no event of their visit. */
async function untold(): Promise<unknown[]> {
  const { rows } = await desk.db.orm.execute(sql`
    select changed.what, changed.visit from (
      select 'status' as what, reservation_id as visit, xmin from status_history
      union all select 'visit', id, xmin from reservations
      union all select 'payment', reservation_id, xmin from payments where reservation_id is not null
      union all select 'attempt', reservation_id, xmin from payment_attempts
        where reservation_id is not null and state <> 'open'
    ) changed
    where not exists (
      select from live_events told where told.subject = changed.visit and told.xmin = changed.xmin)`)
  return rows
}

const acts: Record<string, () => Promise<unknown>> = {
  'booking and canceling': async () => move(her, await book(her), 'Canceled'),
  'booking by the desk, and notes': async () =>
    desk.reception.post(`reservations/${await book(desk.reception)}/notes`, { notes: 'Late' }),
  'a hold that is kept': async () => move(her, await book(her, { hold: true }), 'Reserved'),
  'a hold that is paid': async () => {
    const reservationId = await book(her, { hold: true })
    await her.post('payments/makepayment', { amt: 25, reservationId, ...card('practice_ok') })
  },
  'a card that is refused': async () => {
    const reservationId = await book(her, { hold: true })
    await her.post('payments/makepayment', { amt: 25, reservationId, ...card('practice_declined') })
  },
  'a hold that runs out': async () => {
    await book(her, { hold: true })
    await desk.clock('2026-11-24T15:00:00-05:00')
    await endHolds(desk.parts)
  },
  'an edit that takes the place of a paid visit': async () => {
    const replacingReservationId = await book(her)
    const paid = { amt: 25, reservationId: replacingReservationId, ...card('practice_ok') }
    await her.post('payments/makepayment', paid)
    await book(her, { reservationTime: at('20:00'), replacingReservationId })
  },
  'a cancel that pays back': async () => {
    const reservationId = await book(her)
    await her.post('payments/makepayment', { amt: 25, reservationId, ...card('practice_ok') })
    await move(her, reservationId, 'Canceled')
    await desk.runDue()
  },
  'what she takes from the shelf': async () =>
    her.post(`reservations/${await book(her)}/merchandise`, {
      items: [{ item: 'Slippers', quantity: 2 }],
    }),
  'being taken off the record': async () => {
    const gone = await desk.patron()
    const wish = { reservationTime: at('21:00'), userNotes: 'Hers' }
    const { body } = await gone.post('reservations/newreservation', wish)
    await move(gone, body.result.reservationId, 'Canceled')
    await desk.clock('2026-11-27T14:00:00-05:00')
    await desk.admin.post(`users/${gone.userId}/erase`, { confirm: true })
  },
}

describe('every act leaves an event in its own transaction', () => {
  it.each(Object.keys(acts))('%s', async (name) => {
    await desk.clock('2026-11-24T14:00:00-05:00')
    her = await desk.patron()
    const before = await desk.db.orm.select().from(liveEvents)
    await acts[name]?.()
    expect((await desk.db.orm.select().from(liveEvents)).length).toBeGreaterThan(before.length)
    expect(await untold()).toEqual([])
  })

  it('of all at once tells no screen one by one, and still ends whose token has ended', async () => {
    await desk.db.orm.delete(liveEvents)
    await desk.db.inTransaction(async (tx) => {
      await tx.insert(liveEvents).values({ kind: 'accounts' })
      await addEvent(tx, 'reload')
      await tellOfAll(tx)
    })
    const left = await desk.db.orm.select().from(liveEvents).orderBy(liveEvents.id)
    expect(left.map(({ kind }) => kind)).toEqual(['accounts', 'resync'])
  })

  it('of settings, the schedule, the shelf, the levels, a text and the practice clock too', async () => {
    const changes: [string, object][] = [
      ['settings', { key: 'mikvahName', value: 'Another house' }],
      ['settings/editschedule', { date: '2026-12-02', hebrewNote: 'Note' }],
      ['settings/merchandise', { item: 'Comb', price: 4 }],
      ['settings/membershiplevels', { level: 'Gold', price: 180 }],
      ['settings/setLanguageText?language=en&key=slot-taken&value=Gone', {}],
      ['/api/practice/clock', { now: '2026-11-24T14:00:00-05:00' }],
    ]
    const count = async () =>
      (await desk.db.orm.select().from(liveEvents)).filter(({ kind }) => kind === 'settings').length
    for (const [path, body] of changes) {
      const before = await count()
      expect([path, (await desk.admin.post(path, body)).status]).toEqual([path, 200])
      expect([path, await count()]).toEqual([path, before + 1])
    }
  })
})
