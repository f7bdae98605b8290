import { expect, it } from 'vitest'
import { minutes } from '../time/ms.ts'
import { judgeBounds } from './bounds.ts'
import type { ReservationStatus } from './statuses.ts'

const now = Date.UTC(2026, 4, 12, 18)
const today = '2026-05-12'
const standard = { reservationsPerNight: '1', reservationsUpcoming: '3' }
const booked = (night: string, status: ReservationStatus = 'Reserved') => ({
  night,
  status,
  holdUntil: null,
  paymentOpen: false,
})
const heldUntil = (holdUntil: number) => ({ ...booked(today, 'Pending'), holdUntil })
const threeAhead = ['2026-05-13', '2026-05-14', '2026-05-15'].map((night) => booked(night))
const aWeekAgo = ['2026-05-05', '2026-05-06', '2026-05-07'].map((night) => booked(night))

it.each([
  ['her first', [], 'patron', standard, null],
  ['a second on the same night', [booked(today)], 'patron', standard, 'night'],
  ['the same at the desk', [booked(today)], 'reception', standard, null],
  [
    'a second while she is in the building',
    [booked(today, 'Waiting')],
    'patron',
    standard,
    'night',
  ],
  ['after one that was canceled', [booked(today, 'Canceled')], 'patron', standard, null],
  ['after one that was replaced', [booked(today, 'Replaced')], 'patron', standard, null],
  ['after a visit that is done', [booked(today, 'Done')], 'patron', standard, null],
  ['beside a place she holds', [heldUntil(now + minutes(5))], 'patron', standard, 'night'],
  ['after a hold that ran out', [heldUntil(now)], 'patron', standard, null],
  ['a third', threeAhead.slice(0, 2), 'patron', standard, null],
  ['a fourth', threeAhead, 'patron', standard, 'upcoming'],
  ['beside three she missed', aWeekAgo, 'patron', standard, null],
  [
    'a second when two are allowed',
    [booked(today)],
    'patron',
    { ...standard, reservationsPerNight: '2' },
    null,
  ],
  [
    'a fourth without a bound',
    threeAhead,
    'patron',
    { reservationsPerNight: '', reservationsUpcoming: '' },
    null,
  ],
] as const)('booking %s', (_, others, by, values, bound) => {
  const verdict = judgeBounds(today, others, { by, now, today, values, replacedNight: null })
  expect(verdict.allowed ? null : verdict.bound).toBe(bound)
})

it('says how many there may be', () => {
  const facts = { by: 'patron', now, today, values: standard, replacedNight: null } as const
  expect(judgeBounds(today, threeAhead, facts)).toEqual({
    allowed: false,
    because: 'too-many',
    bound: 'upcoming',
    most: 3,
  })
})

it.each([
  ['within its night, beside another on it', today, [booked(today)], standard, null],
  ['within its night, beside three ahead', today, threeAhead, standard, null],
  ['to a night without one, beside three ahead', '2026-05-13', threeAhead.slice(1), standard, null],
  ['to a night that has one', '2026-05-13', [booked(today)], standard, 'night'],
  ['within its night where none may be booked', today, [], { reservationsPerNight: '0' }, null],
] as const)('an edit %s', (_, replacedNight, others, values, bound) => {
  const facts = { by: 'patron', now, today, values, replacedNight } as const
  const verdict = judgeBounds(today, others, facts)
  expect(verdict.allowed ? null : verdict.bound).toBe(bound)
})
