import { describe, expect, it } from 'vitest'
import { minutes } from '../time/ms.ts'
import { hasHoldEnded, holdUntilOf, judgeHold, takesPlace } from './hold.ts'
import { reservationStatuses } from './statuses.ts'

const heldAt = Date.UTC(2026, 4, 12, 17)
const holdUntil = heldAt + minutes(15)
const nightEnds = heldAt + minutes(60 * 30)
const first = { heldBefore: 0, nightEnds }

describe('the end of a hold', () => {
  it.each([
    ['15', holdUntil],
    ['2.5', heldAt + 150_000],
    ['', holdUntil],
    ['0', nightEnds],
    ['1440', heldAt + minutes(1440)],
  ])('with %j minutes', (reservationPendingHoldMinutes, expected) => {
    expect(holdUntilOf(heldAt, { reservationPendingHoldMinutes }, first)).toBe(expected)
  })

  it.each(['15', '1440', '0'])('with %s minutes comes with the end of its night', (length) => {
    const values = { reservationPendingHoldMinutes: length }
    const soon = heldAt + minutes(10)
    expect(holdUntilOf(heldAt, values, { ...first, nightEnds: soon })).toBe(soon)
  })
})

describe('a time that she has held before', () => {
  it.each([
    ['never', 0, 15],
    ['three times', 45, 15],
    ['for most of an hour', 50, 10],
    ['for an hour but a minute', 59, 1],
    ['for an hour', 60, null],
    ['for longer', 90, null],
  ])('%s, is held for what is left of four holds', (_, before, left) => {
    const values = { reservationPendingHoldMinutes: '15' }
    const verdict = judgeHold(minutes(before), values)
    expect(verdict.allowed).toBe(left !== null)
    if (left !== null)
      expect(holdUntilOf(heldAt, values, { ...first, heldBefore: minutes(before) })).toBe(
        heldAt + minutes(left),
      )
  })

  it('is never refused where holds have no limit', () => {
    const values = { reservationPendingHoldMinutes: '0' }
    expect(judgeHold(minutes(600), values)).toEqual({ allowed: true })
    expect(holdUntilOf(heldAt, values, { ...first, heldBefore: minutes(600) })).toBe(nightEnds)
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
    expect(takesPlace(row, now)).toBe(live)
    expect(hasHoldEnded(row, now)).toBe(!live)
  })
})

it('keeps the place of everyone else until Done, Canceled or Replaced, whatever the hold says', () => {
  const stillThere = reservationStatuses.filter((status) =>
    takesPlace({ status, holdUntil, paymentOpen: false }, holdUntil + minutes(60)),
  )
  expect(stillThere).toEqual(reservationStatuses.slice(1, -3))
})
