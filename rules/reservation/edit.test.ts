import { describe, expect, it } from 'vitest'
import { hours } from '../time/ms.ts'
import { carryOverOf, editRefundOf, judgeEdit, keepsMoment } from './edit.ts'
import { reservationStatuses } from './statuses.ts'

const today = '2026-05-12'
const startsAt = Date.UTC(2026, 4, 13, 1)
const values = { reservationRefundCutOffHours: '4' }
const inTime = startsAt - hours(5)
const tooLate = startsAt - hours(3)
const old = {
  status: 'Reserved',
  night: today,
  startsAt,
  paymentOpen: false,
  refundMissed: false,
  lateSurcharge: false,
} as const

describe('an edit', () => {
  it.each([
    ['patron', ['Pending', 'Reserved']],
    ['reception', ['Reserved', 'Assigned']],
  ] as const)('by %s is for %j', (by, expected) => {
    const editable = reservationStatuses.filter(
      (status) => judgeEdit({ ...old, status }, { by, today }).allowed,
    )
    expect(editable).toEqual(expected)
  })

  it.each([
    ['of tonight', old, 'patron', 'allowed'],
    ['of a past one', { ...old, night: '2026-05-11' }, 'patron', 'edit-past'],
    ['of a past one at the desk', { ...old, night: '2026-05-11' }, 'reception', 'edit-past'],
    ['while she pays', { ...old, paymentOpen: true }, 'patron', 'payment-in-progress'],
    ['of a canceled one', { ...old, status: 'Canceled' }, 'patron', 'edit-not-now'],
  ] as const)('%s by $2: $3', (_, visit, by, expected) => {
    const verdict = judgeEdit(visit, { by, today })
    expect(verdict.allowed ? 'allowed' : verdict.because).toBe(expected)
  })

  it.each([
    ['nothing', {}, true],
    ['the time', { startsAt: startsAt + 1 }, false],
    ['the night', { night: '2026-05-13' }, false],
  ])('that changes %s keeps its moment: $2', (_, changed, expected) => {
    expect(keepsMoment(old, { startsAt, night: today, ...changed })).toBe(expected)
  })
})

describe('what an edit carries over', () => {
  const facts = { now: inTime, night: today, values, preassignedRoomFits: true }
  const always = ['payments', 'pledges', 'merchandise', 'notes', 'reservationCreated']

  it('is money, words, the day she booked and a room that fits', () => {
    expect(carryOverOf(old, facts).moves).toEqual([...always, 'preassignment'])
    expect(carryOverOf(old, { ...facts, preassignedRoomFits: false }).moves).toEqual(always)
  })

  it('is also the room of one who has it already', () => {
    expect(carryOverOf({ ...old, status: 'Assigned' }, facts).moves).toEqual([
      ...always,
      'preassignment',
      'room',
      'cubicle',
      'timeArrived',
      'status',
    ])
  })

  it.each([
    ['in time', old, inTime, false],
    ['past the deadline', old, tooLate, true],
    ['in time again after an edit past it', { ...old, refundMissed: true }, inTime, true],
  ])('has a refund deadline %s: missed $3', (_, visit, now, expected) => {
    expect(carryOverOf(visit, { ...facts, now }).refundMissed).toBe(expected)
  })

  it.each([
    ['within its night', old, today, true],
    ['after the surcharge was paid', { ...old, lateSurcharge: true }, today, false],
    ['into another night', old, '2026-05-13', false],
    ['of a place only held', { ...old, status: 'Pending' }, today, false],
    ['of one who has a room', { ...old, status: 'Assigned' }, today, true],
  ] as const)('%s is booked in time: $3', (_, visit, night, expected) => {
    expect(carryOverOf(visit, { ...facts, night }).bookedInTime).toBe(expected)
  })
})

describe('the difference of a cheaper visit', () => {
  const card = [{ method: 'CreditCard', status: 'Approved', cents: 5000 }] as const
  const cash = [{ method: 'Cash', status: 'Approved', cents: 5000 }] as const
  it.each([
    ['goes back in time', old, card, -2000, inTime, 2000],
    ['stays a credit past the deadline', old, card, -2000, tooLate, 0],
    [
      'stays a credit when it was missed before',
      { ...old, refundMissed: true },
      card,
      -2000,
      inTime,
      0,
    ],
    ['is nothing when the new one costs as much', old, card, 0, inTime, 0],
    ['is nothing when the new one costs more', old, card, 1500, inTime, 0],
    ['is never more than the card paid', old, card, -7000, inTime, 5000],
    ['stays at the desk when it was cash', old, cash, -2000, inTime, 0],
  ])('%s', (_, visit, payments, balance, now, expected) => {
    expect(editRefundOf(visit, payments, balance, now, values)).toBe(expected)
  })
})
