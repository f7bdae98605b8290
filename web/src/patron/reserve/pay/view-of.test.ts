import { hasHoldEnded } from '@mikvah/rules/reservation/hold.ts'
import { reservationStatuses } from '@mikvah/rules/reservation/statuses.ts'
import { describe, expect, it } from 'vitest'
import type { GivingView, ReserveMode } from '../steps/steps.ts'
import { type PayPage, payPageOf } from './view-of.ts'

const now = Date.parse('2026-11-24T14:00:00-05:00')
const held = {
  reservationStatus: 'Pending' as const,
  balance: 35,
  amountPaid: 0,
  holdUntil: '2026-11-24T14:10:00-05:00',
  paymentPending: false,
  replacingReservationId: null,
}
const booked = { ...held, reservationStatus: 'Reserved' as const, holdUntil: null }
const off = { ...booked, reservationStatus: 'Canceled' as const }
type Visit = Parameters<typeof payPageOf>[0]['visit']
const page = (visit: Visit, mode?: ReserveMode, giving: GivingView | null = null) =>
  payPageOf({ visit, mode, giving, now })
const view = (visit: Visit, mode?: ReserveMode) => page(visit, mode).view

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

  it('says of a change that her visit stays, once its hold ran out or her visit has begun', () => {
    const change = { ...held, replacingReservationId: 'old' }
    const begun = { ...change, amountPaid: 25, replacedHasBegun: true }
    const past = { ...change, holdUntil: '2026-11-24T14:00:00-05:00' }
    expect(view(past, 'edit')).toBe('change-ended')
    expect(view({ ...off, replacingReservationId: 'old' }, 'edit')).toBe('change-ended')
    // The visit that it was to change is canceled: nothing stands any more.
    expect(view({ ...past, replacingReservationId: null }, 'edit')).toBe('hold-ended')
    expect(view(off, 'edit')).toBe('hold-ended')
    for (const mode of ['edit', 'pay', undefined] as const)
      expect(view(begun, mode)).toBe('change-ended')
    expect(view({ ...begun, paymentPending: true }, 'edit')).toBe('balance')
    expect(page(begun, 'edit')).toMatchObject({ title: 'payTitle', done: false })
  })

  it.each(reservationStatuses)(
    'ends a hold in %s when the rule that the server follows does',
    (status) => {
      const holds = [now - 60_000, now, now + 60_000, null].flatMap((holdUntil) =>
        [false, true].map((paymentOpen) => ({ status, holdUntil, paymentOpen })),
      )
      for (const hold of holds) {
        const shown = view({
          ...held,
          reservationStatus: status,
          holdUntil: hold.holdUntil === null ? null : new Date(hold.holdUntil).toISOString(),
          paymentPending: hold.paymentOpen,
        })
        expect([hold, shown === 'hold-ended']).toEqual([hold, hasHoldEnded(hold, now)])
      }
    },
  )

  it('tells a canceled visit as canceled where she canceled it herself in another window', () => {
    const byHer = { ...off, holdEnded: false }
    expect(view(byHer, 'new')).toBe('off')
    expect(view({ ...byHer, replacingReservationId: 'old' }, 'edit')).toBe('off')
    const byTime = { ...off, holdEnded: true, amountPaid: 10 }
    expect(view(byTime, 'new')).toBe('hold-ended')
    for (const mode of ['edit', undefined] as const)
      expect(view({ ...byTime, replacingReservationId: 'old' }, mode)).toBe('change-ended')
    expect(view(byTime)).toBe('off')
  })

  it('tells a canceled visit as canceled when she only looks at it', () => {
    expect(view(off)).toBe('off')
    expect(view({ ...off, amountPaid: 35 }, 'new')).toBe('off')
  })

  it('gives way to what she gives', () => {
    expect(page(booked, undefined, 'tip').view).toBe('tip')
  })
})

describe('the head of Your Reservation', () => {
  it.each<[string, Parameters<typeof page>, Partial<PayPage>]>([
    ['held and to be paid', [held, 'new'], { title: 'payTitle', isBooked: false, done: false }],
    ['held and looked at', [held], { title: 'payTitle', isBooked: false, done: false }],
    ['booked, its balance asked for', [booked, 'pay'], { isBooked: true, done: false }],
    ['its hold run out', [{ ...off, holdUntil: null }, 'new'], { done: false }],
    ['booked', [booked], { title: 'payTitle', isBooked: true, done: true }],
    ['paid', [{ ...booked, balance: 0 }, 'pay'], { title: 'payTitle', done: true }],
    ['canceled', [off], { title: 'payTitle', done: true }],
    ['a tip', [booked, undefined, 'tip'], { title: 'payAddTip', done: true }],
    ['a gift', [booked, undefined, 'donation'], { title: 'payAddGift', done: true }],
    ['the shelf', [booked, undefined, 'merchandise'], { title: 'payAddShelf', done: true }],
  ])('%s', (_, given, expected) => {
    expect(page(...given)).toMatchObject(expected)
  })

  it('brings the mode along where something is to be paid', () => {
    expect(page(held, 'edit')).toMatchObject({ view: 'balance', mode: 'edit' })
  })
})
