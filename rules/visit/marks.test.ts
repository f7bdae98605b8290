import { expect, it } from 'vitest'
import type { ReservationStatus } from '../reservation/statuses.ts'
import { type Marks, marksOf } from './marks.ts'

const now = 1_000

it.each<[ReservationStatus, ReservationStatus, Marks]>([
  ['Reserved', 'Waiting', { timeArrived: now, waitingCode: 'drawn' }],
  ['Arrived', 'Waiting', { timeArrived: now, waitingCode: 'drawn' }],
  ['Reserved', 'Assigned', { timeArrived: now, waitingCode: 'drawn' }],
  ['Waiting', 'Reserved', { timeArrived: null, waitingCode: null, language: null }],
  ['Dressing', 'Done', { timeCompleted: now }],
  ['Done', 'Dressing', { timeCompleted: null }],
  ['Reserved', 'Arrived', {}],
  ['Waiting', 'Assigned', {}],
  ['Assigned', 'Waiting', {}],
  ['Pending', 'Reserved', {}],
  ['Checked', 'ReadyForMikvah', { readySince: now }],
  ['ReadyForMikvahNext', 'ReadyForMikvah', { keptPool: null }],
  ['ReadyForMikvahNext', 'ToMikvah', {}],
  ['ToMikvah', 'Done', { timeCompleted: now, keptPool: null }],
  ['ReadyForMikvah', 'ReadyForMikvahNext', {}],
  ['ToMikvah', 'InMikvah', { pool: 'taken', keptPool: null }],
  ['InMikvah', 'Dressing', { pool: null }],
  ['InMikvah', 'ReadyForMikvah', { readySince: now, pool: null }],
  ['InMikvah', 'Done', { timeCompleted: now, pool: null }],
])('%s to %s marks what came of it', (from, to, marks) => {
  expect(marksOf(from, to, now)).toEqual(marks)
})
