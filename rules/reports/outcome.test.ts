import { describe, expect, it } from 'vitest'
import { reservationStatuses } from '../reservation/statuses.ts'
import { countedOutcomeOf, statusesOf } from './outcome.ts'

describe('what became of a reservation', () => {
  it.each([
    ['Reserved', 'noShow', 'expected'],
    ['Arrived', 'noShow', 'expected'],
    ['Waiting', 'came', 'came'],
    ['InMikvah', 'came', 'came'],
    ['Done', 'came', 'came'],
    ['Canceled', 'canceled', 'canceled'],
    ['Replaced', 'moved', 'moved'],
    ['Pending', 'held', 'held'],
  ] as const)('%s counts as %s once the night is over, as %s before', (status, after, before) => {
    expect(countedOutcomeOf(status, { over: true })).toBe(after)
    expect(countedOutcomeOf(status, { over: false })).toBe(before)
  })

  it('is one thing for every status', () => {
    const all = (['came', 'noShow', 'canceled', 'moved', 'held'] as const).flatMap((outcome) =>
      statusesOf(outcome, { over: true }),
    )
    expect(all.toSorted()).toEqual(reservationStatuses.toSorted())
  })
})
