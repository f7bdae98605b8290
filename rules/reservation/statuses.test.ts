import { describe, expect, it } from 'vitest'
import { isIn, type ReservationStatus, reservationStatuses, statusGroups } from './statuses.ts'

describe('reservation statuses', () => {
  it('are the nineteen of the specification', () => {
    const specified =
      'Pending Reserved Arrived Waiting Assigned Prep ReadyForChecking ReadyForCheckingNext Checking Checked ' +
      'ReadyForMikvah ReadyForMikvahNext ToMikvah InMikvah FromMikvah Dressing Done Canceled Replaced'
    expect(reservationStatuses).toEqual(specified.split(' '))
  })

  it('are each either taking a place or terminal, never both', () => {
    for (const status of reservationStatuses) {
      expect(isIn('takePlace', status)).toBe(!isIn('terminal', status))
    }
  })

  it.each<[ReservationStatus, boolean, boolean, boolean]>([
    // status, live, in the building, in a room
    ['Pending', true, false, false],
    ['Reserved', true, false, false],
    ['Arrived', true, true, false],
    ['Waiting', true, true, false],
    ['Assigned', true, true, true],
    ['InMikvah', true, true, true],
    ['Dressing', true, true, true],
    ['Done', false, false, false],
    ['Canceled', false, false, false],
    ['Replaced', false, false, false],
  ])('%s: takes a place %s, in the building %s, in a room %s', (status, takes, inside, inRoom) => {
    expect(isIn('takePlace', status)).toBe(takes)
    expect(isIn('inTheBuilding', status)).toBe(inside)
    expect(isIn('inRoom', status)).toBe(inRoom)
  })

  it('are given up as Canceled and Replaced', () => {
    expect(statusGroups.givenUp).toEqual(['Canceled', 'Replaced'])
    expect(statusGroups.toCome).toEqual(['Pending', 'Reserved'])
    expect(statusGroups.awaitsCheckIn).toEqual(['Reserved', 'Arrived'])
  })

  it('end with Done, Canceled and Replaced', () => {
    expect(statusGroups.terminal).toEqual(['Done', 'Canceled', 'Replaced'])
  })
})
