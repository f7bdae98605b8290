import { undoWithin } from '@mikvah/rules/visit/undo.ts'
import { expect, it } from 'vitest'
import type { VisitSeen } from '../../../live/live-event.ts'
import { visit } from '../../../test/answers.ts'
import { undoableOf } from './undoable.ts'

const at = '2026-11-24T20:00:00-05:00'
const last = {
  ...{ newReservationStatus: 'Waiting', previousReservationStatus: 'Reserved', dateCreated: at },
  ...{ statusLastUpdatedByUser: 'desk', undoable: true },
}
const moved = { reservationId: 'r1', status: 'Waiting' } as const
const now = (more: object = {}, change: object = {}) =>
  ({
    ...{ ...visit, reservationStatus: 'Waiting', ...more },
    statusHistory: [{ ...last, ...change }],
  }) as VisitSeen

it('what was just done at this desk may be taken back, for as long as it may', () => {
  const undo = { to: 'Reserved', until: Date.parse(at) + undoWithin }
  expect(undoableOf(now(), 'desk', moved)).toEqual(undo)
})

it.each([
  ['nothing was done at this desk', now(), null],
  ['it was another visit', now(), { ...moved, reservationId: 'r2' }],
  [
    'this desk moved her, and another once more by the same account',
    now(),
    { ...moved, status: 'Reserved' as const },
  ],
  ['its history lags behind', now({}, { newReservationStatus: 'Reserved' }), moved],
  ['it is one that stays', now({}, { undoable: false }), moved],
  ['it was the first that was heard of her', now({}, { previousReservationStatus: null }), moved],
  ['somebody else did it', now({}, { statusLastUpdatedByUser: 'attendant' }), moved],
])('there is no way back where %s', (_, visitNow, what) => {
  expect(undoableOf(visitNow, 'desk', what)).toBeNull()
})
