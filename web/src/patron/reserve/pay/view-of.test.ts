import { hasHoldEnded } from '@mikvah/rules/reservation/hold.ts'
import { reservationStatuses } from '@mikvah/rules/reservation/statuses.ts'
import { describe, expect, it } from 'vitest'
import { payViewOf } from './view-of.ts'

const now = Date.parse('2026-11-24T14:00:00-05:00')
const held = {
  reservationStatus: 'Pending' as const,
  balance: 35,
  amountPaid: 0,
  holdUntil: '2026-11-24T14:10:00-05:00',
  paymentPending: false,
}
const booked = { ...held, reservationStatus: 'Reserved' as const, holdUntil: null }
const off = { ...booked, reservationStatus: 'Canceled' as const }
const view = (visit: typeof held | typeof booked | typeof off, mode?: 'new' | 'edit' | 'pay') =>
  payViewOf({ visit: visit as typeof held, mode, giving: null, now })

describe('the view of Your Reservation', () => {
  it('is success without a mode, whatever is owed', () => {
    expect(view(booked)).toBe('success')
    expect(view(held)).toBe('success')
  })

  it('is the balance while something is owed, and always for a new visit', () => {
    expect(view(booked, 'pay')).toBe('balance')
    expect(view(held, 'edit')).toBe('balance')
    expect(view({ ...held, balance: 0 }, 'new')).toBe('balance')
    expect(view({ ...booked, balance: 0 }, 'new')).toBe('balance')
  })

  it('is the balance while an edit that costs nothing more still has to be confirmed', () => {
    expect(view({ ...held, balance: -5 }, 'edit')).toBe('balance')
  })

  it('is paid when nothing is owed of one that was booked before', () => {
    expect(view({ ...booked, balance: 0 }, 'pay')).toBe('paid')
    expect(view({ ...booked, balance: -5 }, 'pay')).toBe('paid')
  })

  it('says that the hold ran out, but never while a payment is open', () => {
    const past = { ...held, holdUntil: '2026-11-24T14:00:00-05:00' }
    expect(view(past, 'new')).toBe('hold-ended')
    expect(view({ ...past, paymentPending: true }, 'new')).toBe('balance')
    expect(view(off, 'new')).toBe('hold-ended')
  })

  it('ends a hold when the rule that the server follows ends it', () => {
    for (const reservationStatus of reservationStatuses)
      for (const seconds of [-60, 0, 60, null])
        for (const paymentPending of [false, true]) {
          const until = seconds === null ? null : now + seconds * 1000
          const ended = hasHoldEnded(
            { status: reservationStatus, holdUntil: until, paymentOpen: paymentPending },
            now,
          )
          const holdUntil = until === null ? null : new Date(until).toISOString()
          const visit = { ...held, reservationStatus, holdUntil, paymentPending }
          const shown = payViewOf({ visit, mode: undefined, giving: null, now })
          expect([visit, shown === 'hold-ended']).toEqual([visit, ended])
        }
  })

  it('tells a canceled visit as canceled when she only looks at it', () => {
    expect(view(off)).toBe('off')
    expect(view({ ...off, amountPaid: 35 }, 'new')).toBe('off')
  })

  it('gives way to what she gives', () => {
    expect(payViewOf({ visit: booked, mode: undefined, giving: 'tip', now })).toBe('tip')
  })
})
