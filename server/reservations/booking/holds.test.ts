import { beforeAll, describe, expect, it } from 'vitest'
import { facility } from '../../facility/table.ts'
import { aDesk, at, type Desk, wednesday } from '../../test/a-desk.ts'
import { tuesday } from '../../test/a-facility.ts'

let desk: Desk
beforeAll(async () => {
  desk = await aDesk({ settings: { roomsAvailable: '1' } })
})

const hold = (time: string) => ({ reservationTime: at(time), hold: true })
const freeAt = async (person: { get: Desk['anyone']['get'] }, time: string) => {
  const { body } = await person.get(`reservations/availablereservations?dt=${wednesday}`)
  const slot = body.find((one: { timeSlot: string }) => one.timeSlot === at(time))
  return slot.availableReservations[0].available
}

describe('a held place', () => {
  it('is hers alone until the limit, and free from then on', async () => {
    const [rivka, leah] = [await desk.patron(), await desk.patron()]
    await desk.clock(tuesday)
    const held = await rivka.post('reservations/newreservation', hold('18:00'))
    expect(held.body.result).toMatchObject({ reservationStatus: 'Pending', balance: 25 })
    const { holdUntil, reservationCreated } = held.body.result
    expect(Date.parse(holdUntil) - Date.parse(reservationCreated)).toBe(15 * 60_000)
    expect(await freeAt(leah, '18:00')).toBe(0)
    const early = await leah.post('reservations/newreservation', hold('18:00'))
    expect([early.status, early.body.code]).toEqual([409, 'slot-taken'])

    await desk.clock('2026-11-24T14:14:30-05:00')
    expect(await freeAt(leah, '18:00')).toBe(0)
    await desk.clock('2026-11-24T14:16:00-05:00')
    expect(await freeAt(leah, '18:00')).toBe(1)

    const { body } = await desk.admin.get(`reservations/${held.body.result.reservationId}`)
    expect(body.reservationStatus).toBe('Canceled')
    expect(body.statusHistory).toMatchObject([
      { previousReservationStatus: null, newReservationStatus: 'Pending' },
      {
        previousReservationStatus: 'Pending',
        newReservationStatus: 'Canceled',
        statusLastUpdatedByUser: null,
      },
    ])
    const late = await rivka.post(`reservations/${held.body.result.reservationId}/status`, {
      status: 'Reserved',
    })
    expect([late.status, late.body.code]).toEqual([409, 'move-refused'])
  })

  it('can no longer be kept once it has run out, even before anything has swept it', async () => {
    const patron = await desk.patron()
    await desk.clock(tuesday)
    const { body } = await patron.post('reservations/newreservation', hold('18:45'))
    const id = body.result.reservationId
    const shows = Date.parse('2026-11-24T14:16:00-05:00')
    await setClockUnswept(shows)
    const refused = await patron.post(`reservations/${id}/status`, { status: 'Reserved' })
    expect([refused.status, refused.body.code]).toEqual([409, 'hold-ended'])
    const one = await patron.get(`reservations/${id}`)
    const list = await patron.get(`reservations/findbyuser?user=${patron.userId}`)
    for (const answer of [one.body, list.body[0]]) {
      expect([answer.reservationStatus, answer.holdUntil]).toEqual(['Canceled', null])
    }
    await desk.runDue()
  })

  it('never hides its slot from her, and her next hold ends it', async () => {
    const [rivka, leah] = [await desk.patron(), await desk.patron()]
    await desk.clock(tuesday)
    const first = await rivka.post('reservations/newreservation', hold('19:30'))
    expect(await freeAt(rivka, '19:30')).toBe(1)
    expect(await freeAt(leah, '19:30')).toBe(0)
    const second = await rivka.post('reservations/newreservation', hold('19:30'))
    expect(second.status).toBe(200)
    const { body } = await rivka.get(`reservations/${first.body.result.reservationId}`)
    expect(body.reservationStatus).toBe('Canceled')
    expect(await freeAt(leah, '19:30')).toBe(0)

    const kept = await rivka.post(`reservations/${second.body.result.reservationId}/status`, {
      status: 'Reserved',
      expectedStatus: 'Pending',
    })
    expect(kept.body.result).toMatchObject({ reservationStatus: 'Reserved', holdUntil: null })
    expect(await freeAt(rivka, '19:30')).toBe(0)
  })

  it('lives its fifteen minutes and no longer when the clock is put back', async () => {
    const patron = await desk.patron()
    await desk.clock(tuesday)
    const { body } = await patron.post('reservations/newreservation', hold('21:45'))
    const path = `reservations/${body.result.reservationId}`
    await desk.clock('2026-11-24T12:00:00-05:00')
    expect((await patron.get(path)).body.holdUntil).toMatch(/^2026-11-24T12:1[45]:/)
    await desk.clock('2026-11-24T12:14:00-05:00')
    expect((await patron.get(path)).body.reservationStatus).toBe('Pending')
    await desk.clock('2026-11-24T12:16:00-05:00')
    expect((await patron.get(path)).body.reservationStatus).toBe('Canceled')
  })

  it('gives its place back when she cancels it', async () => {
    const patron = await desk.patron()
    await desk.clock(tuesday)
    const { body } = await patron.post('reservations/newreservation', hold('20:15'))
    const canceled = await patron.post(`reservations/${body.result.reservationId}/status`, {
      status: 'Canceled',
    })
    expect(canceled.body.result).toMatchObject({ reservationStatus: 'Canceled', refund: null })
    expect(await freeAt(await desk.patron(), '20:15')).toBe(1)
  })

  it('of one patron in two nights at once leaves one, and her bounds hold across nights', async () => {
    const patron = await desk.patron()
    await desk.clock(tuesday)
    const nights = ['2026-11-25', '2026-11-26', '2026-11-29', '2026-11-28']
    const held = await Promise.all(
      nights.map((night) =>
        patron.post('reservations/newreservation', {
          ...late(night),
          hold: true,
        }),
      ),
    )
    expect(held.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const { body } = await patron.get(`reservations/findbyuser?user=${patron.userId}`)
    const live = body.filter(
      (one: { reservationStatus: string }) => one.reservationStatus === 'Pending',
    )
    expect(live).toHaveLength(1)

    const booked = await Promise.all(
      nights.map((night) =>
        patron.post('reservations/newreservation', {
          ...late(night),
        }),
      ),
    )
    expect(booked.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409])
    expect(booked.find(({ status }) => status === 409)?.body.code).toBe('too-many')
  })
})

/** Motzei Shabbos has a grid of its own. */
const late = (night: string) => ({
  reservationTime: at(night === '2026-11-28' ? '21:08' : '21:00', night),
})

/** The clock alone, without the jobs that the practice call runs after it. */
async function setClockUnswept(clockShows: number): Promise<void> {
  await desk.db.orm.update(facility).set({ clockSetAt: desk.parts.realNow(), clockShows })
}

describe('a hold that was paid in part', () => {
  it('gives the money back when it runs out', async () => {
    const patron = await desk.patron()
    await desk.clock(tuesday)
    const { body } = await patron.post('reservations/newreservation', hold('22:30'))
    const { reservationId } = body.result
    const paid = await patron.post('payments/makepayment', {
      amt: 10,
      reservationId,
      paymentInfo: { sourceToken: 'practice_ok' },
    })
    expect(paid.body.reservation).toMatchObject({ reservationStatus: 'Pending', balance: 15 })
    await desk.clock('2026-11-24T14:20:00-05:00')
    const { body: ended } = await patron.get(`reservations/${reservationId}`)
    expect(ended).toMatchObject({
      reservationStatus: 'Canceled',
      refund: { amount: 10, state: 'issued' },
    })
  })
})
