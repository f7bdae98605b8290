import { describe, expect, it } from 'vitest'
import { minutes } from '../time/ms.ts'
import { hasHoldEnded, holdUntilOf, isLive } from './hold.ts'
import { reservationStatuses } from './statuses.ts'

const heldAt = Date.UTC(2026, 4, 12, 17)
const holdUntil = heldAt + minutes(15)

describe('the end of a hold', () => {
  it.each([
    ['15', holdUntil],
    ['2.5', heldAt + 150_000],
    ['', holdUntil],
    ['0', null],
  ])('with %j minutes', (reservationPendingHoldMinutes, expected) => {
    expect(holdUntilOf(heldAt, { reservationPendingHoldMinutes })).toBe(expected)
  })
})

describe('a Pending reservation', () => {
  const held = { status: 'Pending', holdUntil, paymentOpen: false } as const

  it.each([
    ['a moment before its hold ends', held, holdUntil - 1, true],
    ['at the end of its hold', held, holdUntil, false],
    ['long after', held, holdUntil + minutes(60), false],
    ['after its hold, a payment open', { ...held, paymentOpen: true }, holdUntil + 1, true],
    ['without a limit', { ...held, holdUntil: null }, holdUntil + minutes(600), true],
  ])('%s', (_, row, now, live) => {
    expect(isLive(row, now)).toBe(live)
    expect(hasHoldEnded(row, now)).toBe(!live)
  })
})

it('keeps the place of everyone else until Done, Canceled or Replaced, whatever the hold says', () => {
  const stillThere = reservationStatuses.filter((status) =>
    isLive({ status, holdUntil, paymentOpen: false }, holdUntil + minutes(60)),
  )
  expect(stillThere).toEqual(reservationStatuses.slice(1, -3))
})
