import { describe, expect, it } from 'vitest'
import { aFacility } from '../../test/a-facility.ts'

const wednesday = '2026-11-25'

describe('booking a visit', () => {
  it('offers the starts of a night, holds one, keeps it to pay at the door and shows it as Reserved', async () => {
    const facility = await aFacility({ settings: { reservationsRequirePrepayParking: 'False' } })
    const patron = await facility.patron()
    const slots = await patron.get(`reservations/availablereservations?dt=${wednesday}`)
    const [first] = slots.body
    expect(first.availableReservations[0]).toMatchObject({
      bath: false,
      parking: false,
      available: 18,
    })

    const held = await patron.post('reservations/newreservation?v=1', {
      reservationTime: first.timeSlot,
      hold: true,
    })
    expect(held).toMatchObject({
      status: 200,
      body: { result: { reservationStatus: 'Pending', balance: 25, paid: false } },
    })
    const id = held.body.result.reservationId
    const kept = await patron.post(`reservations/${id}/status/`, { status: 'Reserved' })
    expect(kept).toMatchObject({
      status: 200,
      body: { result: { reservationStatus: 'Reserved', holdUntil: null } },
    })

    const canceled = await patron.post(`reservations/${id}/status`, {
      status: 'Canceled',
      expectedStatus: 'Reserved',
    })
    expect(canceled).toMatchObject({
      status: 200,
      body: { result: { reservationStatus: 'Canceled', refund: null } },
    })
  })

  it('gives the last place to one of many who ask at once', async () => {
    const facility = await aFacility({ settings: { roomsAvailable: '1' } })
    const patrons = await Promise.all(Array.from({ length: 8 }, () => facility.patron()))
    const slots = await facility
      .patron()
      .then((one) => one.get(`reservations/availablereservations?dt=${wednesday}`))
    const [first] = slots.body
    const answers = await Promise.all(
      patrons.map((patron) =>
        patron.post('reservations/newreservation', { reservationTime: first.timeSlot }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200, 409, 409, 409, 409, 409, 409, 409,
    ])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({
      code: 'slot-taken',
      alternatives: [expect.any(String), expect.any(String), expect.any(String)],
    })
  })
})
