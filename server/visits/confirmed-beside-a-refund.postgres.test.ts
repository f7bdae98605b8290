import { expect, it } from 'vitest'
import { at } from '../test/a-desk.ts'
import { deskBesideAClient } from '../test/databases/desk-beside-a-client.ts'
import { untilLockWaits } from '../test/databases/lock-waits.ts'
import { charged, theVisit } from '../test/paying.ts'

it('money that goes back while she confirms it doesn’t count for an edit that is paid for first', async () => {
  const settings = { reservationsRequirePrepayAll: 'True' }
  const { desk, client } = await deskBesideAClient({ settings })
  const her = await desk.patron()
  const book = async (time: string, more: object) => {
    const wish = { reservationTime: at(time), hold: true, ...more }
    return (await her.post('reservations/newreservation', wish)).body.result.reservationId
  }
  const old = await book('20:00', {})
  await charged(her, { amt: 25, reservationId: old })
  const edit = await book('20:15', { replacingReservationId: old })

  // The desk gives back what was paid for the first visit, and hasn't committed it yet.
  await client.query('begin')
  await client.query('select 1 from reservations where id = $1 for update', [old])
  await client.query(
    `insert into payments (id, user_id, reservation_id, method, status, cents, reference, refund_of, day, at)
     select 'back', user_id, reservation_id, 'CreditRefund', status, cents, 'Cash', id, day, at
     from payments where reservation_id = $1`,
    [old],
  )
  const asked = her.post(`reservations/${edit}/status`, { status: 'Reserved' })
  await untilLockWaits(desk.db, 1)
  await client.query('commit')
  const { status, body } = await asked
  expect([status, body.code]).toEqual([409, 'move-refused'])
  expect(await theVisit(her, edit)).toMatchObject({ reservationStatus: 'Pending', balance: 25 })
  expect(await theVisit(her, old)).toMatchObject({ reservationStatus: 'Reserved' })
})
