import { expect, it } from 'vitest'
import { countedOutcomeOf } from '../reports/outcome.ts'
import { reservationStatuses, statusGroups } from '../reservation/statuses.ts'
import { endOfLeftOver } from './left-over.ts'

it.each(statusGroups.inTheBuilding)('settled, one left in %s is counted as before', (status) => {
  const end = endOfLeftOver(status)
  expect(end && countedOutcomeOf(end, { over: true })).toBe(
    countedOutcomeOf(status, { over: true }),
  )
  expect(end && endOfLeftOver(end)).toBeNull()
})

it('whoever isn’t in the building is nothing to settle', () => {
  const elsewhere = reservationStatuses.filter((one) => !statusGroups.inTheBuilding.includes(one))
  expect(elsewhere.map(endOfLeftOver)).toEqual(elsewhere.map(() => null))
})
