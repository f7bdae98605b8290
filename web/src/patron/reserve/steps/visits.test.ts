import type { Reservation } from '@mikvah/contract/contract.ts'
import { describe, expect, it } from 'vitest'
import { editOf, judgeEditOf, mayPay, openingOf, payOf, upcomingOf, viewOf } from './visits.ts'

const today = '2026-11-24'
let count = 0

function visit(more: Partial<Reservation> = {}): Reservation {
  count += 1
  return {
    reservationId: `r${count}`,
    reservationDate: '2026-11-25',
    reservationTime: '2026-11-25T19:00:00-05:00',
    reservationStatus: 'Reserved',
    replacingReservationId: null,
    paymentPending: false,
    balance: 0,
    bath: true,
    ...more,
  } as Reservation
}

describe('where she begins', () => {
  it('is the days when she has no reservation', () => {
    const past = visit({ reservationDate: '2026-11-20' })
    const gone = visit({ reservationStatus: 'Canceled' })
    expect(openingOf([past, gone], today)).toEqual({
      step: 'reserve-date',
      patch: { mode: 'new' },
    })
  })

  it('is the only reservation she has, looked at or, when it is held, gone on with', () => {
    const one = visit()
    expect(openingOf([one], today)).toMatchObject({
      step: 'reserve-payment',
      patch: { reservationId: one.reservationId, mode: undefined },
    })
    expect(openingOf([visit({ reservationStatus: 'Pending' })], today).patch.mode).toBe('new')
  })

  it('is the list when there are several, or when she is in the building', () => {
    expect(openingOf([visit(), visit()], today).step).toBe('reserve-start')
    expect(openingOf([visit({ reservationStatus: 'Prep' })], today).step).toBe('reserve-start')
  })
})

it('lists what is to come, tonight included, the soonest first', () => {
  const later = visit({ reservationTime: '2026-11-26T19:00:00-05:00' })
  const sooner = visit({ reservationDate: today, reservationTime: '2026-11-24T19:00:00-05:00' })
  const useless = visit({ reservationStatus: 'Pending', replacedHasBegun: true })
  expect(upcomingOf([later, useless, sooner], today)).toEqual([sooner, later])
})

describe('an edit', () => {
  it('replaces a booked visit and brings what she had chosen', () => {
    const one = visit({ parking: true, salonBoth: true })
    expect(editOf(one)).toMatchObject({
      mode: 'edit',
      replacingReservationId: one.reservationId,
      date: '2026-11-25',
      chosen: { room: 'bath', parking: true, salon: 'salonBoth', time: one.reservationTime },
    })
  })

  it('of a held visit replaces what that was to replace, or nothing', () => {
    const held = visit({ reservationStatus: 'Pending' })
    expect(editOf(held)).toMatchObject({ mode: 'new', replacingReservationId: undefined })
    const edit = visit({ reservationStatus: 'Pending', replacingReservationId: 'old' })
    expect(editOf(edit)).toMatchObject({ mode: 'edit', replacingReservationId: 'old' })
  })

  it('isn’t offered for a past day, nor for what the office arranges', () => {
    expect(judgeEditOf(visit({ reservationDate: '2026-11-23' }), today)).toEqual({
      allowed: false,
      because: 'edit-past',
    })
    expect(judgeEditOf(visit({ kallah: true }), today).allowed).toBe(false)
    expect(judgeEditOf(visit(), today).allowed).toBe(true)
  })
})

describe('paying', () => {
  it('is offered while something is owed and the visit stands', () => {
    expect(mayPay(visit({ balance: 5 }))).toBe(true)
    expect(mayPay(visit({ balance: 0 }))).toBe(false)
    expect(mayPay(visit({ balance: 5, reservationStatus: 'Canceled' }))).toBe(false)
  })

  it('goes on with a held visit and opens the payment of a booked one', () => {
    expect(payOf(visit({ reservationStatus: 'Pending' })).mode).toBe('new')
    expect(payOf(visit()).mode).toBe('pay')
    expect(viewOf(visit()).mode).toBeUndefined()
  })
})
