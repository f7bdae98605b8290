import { describe, expect, it } from 'vitest'
import { reservationStatuses } from '../reservation/statuses.ts'
import {
  type DeskAction,
  type DeskFacts,
  deskActions,
  mayAtDesk,
  mayBeSetAtDesk,
} from './desk-actions.ts'

const facts: DeskFacts = {
  status: 'Reserved',
  night: '2026-11-24',
  today: '2026-11-24',
  hasCubicle: false,
  useCubicles: true,
}

/**
 * From which statuses alone, as the specification has it (staff 4); who has arrived stands between Reserved and
 * Waiting, and who has a room may have another one.
 */
const specified: Partial<Record<DeskAction, readonly string[]>> = {
  requestCubicle: ['Waiting'],
  place: ['Pending', 'Reserved', 'Arrived', 'Waiting'],
  swap: reservationStatuses.slice(
    reservationStatuses.indexOf('Assigned'),
    reservationStatuses.indexOf('Dressing') + 1,
  ),
  outOfRoom: ['Assigned'],
  preassign: ['Reserved'],
  edit: ['Reserved', 'Assigned'],
  checkIn: ['Reserved', 'Arrived'],
  cancelCheckIn: ['Arrived', 'Waiting'],
  cancel: ['Pending', 'Reserved', 'Waiting'],
}

describe('what the desk may do with a visit', () => {
  it.each(deskActions)('%s, from the statuses of the specification and no other', (action) => {
    const from = reservationStatuses.filter((status) => mayAtDesk(action, { ...facts, status }))
    expect(from).toEqual(specified[action] ?? reservationStatuses)
  })

  it.each<[DeskAction, Partial<DeskFacts>, boolean]>([
    ['edit', { today: '2026-11-25' }, false],
    ['edit', { today: '2026-11-23' }, true],
    ['checkIn', { today: '2026-11-23' }, false],
    ['checkIn', { today: '2026-11-25' }, false],
    ['requestCubicle', { status: 'Waiting', hasCubicle: true }, false],
    ['requestCubicle', { status: 'Waiting', useCubicles: false }, false],
    ['requestCubicle', { status: 'Waiting' }, true],
  ])('%s with %o: %s', (action, changes, may) => {
    expect(mayAtDesk(action, { ...facts, ...changes })).toBe(may)
  })

  it('sets a status by hand only once she has a room', () => {
    expect(mayBeSetAtDesk('Prep', true)).toBe(true)
    expect(mayBeSetAtDesk('Prep', false)).toBe(false)
    expect(mayBeSetAtDesk('Waiting', true)).toBe(false)
    expect(mayBeSetAtDesk('Done', true)).toBe(false)
  })
})
