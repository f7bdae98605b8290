import { beforeAll, expect, it } from 'vitest'
import { aDesk, at, type Desk } from '../test/a-desk.ts'
import type { Person } from '../test/a-facility.ts'

let desk: Desk
beforeAll(async () => {
  desk = await aDesk()
})

async function bookAndCancel(person: Person) {
  const booked = await person.post('reservations/newreservation', { reservationTime: at('18:00') })
  const { reservationId } = booked.body.result
  const path = `reservations/${reservationId}/status`
  const canceled = await person.post(path, { status: 'Canceled' })
  expect([booked.status, canceled.status]).toEqual([200, 200])
}
const textsTo = async (phone: string) =>
  (await desk.anyone.get(`/api/practice/outbox?to=1${phone}`)).body.length

it('who books and cancels without end costs twenty texts an hour, and nobody else one', async () => {
  const phone = '2015550177'
  const patron = await desk.patron(phone)
  const before = await textsTo(phone)
  for (let times = 0; times < 14; times++) await bookAndCancel(patron)
  await desk.runDue()
  expect((await textsTo(phone)) - before).toBe(20)

  const other = '2015550178'
  await bookAndCancel(await desk.patron(other))
  await desk.runDue()
  expect(await textsTo(other)).toBe(2)

  await desk.clock('2026-11-24T15:30:00-05:00')
  await bookAndCancel(patron)
  await desk.runDue()
  expect((await textsTo(phone)) - before).toBe(22)
})
