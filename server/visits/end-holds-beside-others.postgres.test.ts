import { expect, it } from 'vitest'
import { eq } from '../db/drizzle/queries.ts'
import { reservations } from '../reservations/table.ts'
import { wednesday } from '../test/a-desk.ts'
import { tuesday } from '../test/a-facility.ts'
import { deskBesideAClient } from '../test/databases/desk-beside-a-client.ts'
import { untilLockWaits } from '../test/databases/lock-waits.ts'
import { endHolds } from './end-holds.ts'

it('holds of a night end while those of an earlier one, whose visit is over, wait for somebody’s lock', async () => {
  const { desk, client } = await deskBesideAClient({ now: tuesday })
  const statusOf = async (id: string) => {
    const of = eq(reservations.id, id)
    const [row] = await desk.db.orm.select().from(reservations).where(of)
    return row?.status
  }
  const thursday = '2026-11-26'
  const ranOut = await desk.booked({ her: await desk.patron(), night: thursday, hold: true })
  const at = Date.parse(tuesday) - 1
  await desk.db.orm.update(reservations).set({ holdUntil: at }).where(eq(reservations.id, ranOut))
  const of = { her: await desk.patron(), night: wednesday }
  const old = await desk.booked(of)
  const edit = await desk.booked({ ...of, replacingReservationId: old, hold: true })
  await desk.db.orm.update(reservations).set({ status: 'Done' }).where(eq(reservations.id, old))

  await client.query('begin')
  await client.query('select 1 from nights where date = $1 for update', [wednesday])
  const ended = endHolds(desk.parts)
  await untilLockWaits(desk.db, 1)
  expect([await statusOf(ranOut), await statusOf(edit)]).toEqual(['Canceled', 'Pending'])
  await client.query('commit')
  expect(await ended).toBe(2)
  expect(await statusOf(edit)).toBe('Canceled')
})
