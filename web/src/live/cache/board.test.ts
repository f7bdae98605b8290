import { expect, it } from 'vitest'
import { setServerClock } from '../../talk/clock.ts'
import { visit } from '../../test/answers.ts'
import type { Board, VisitSeen } from '../live-event.ts'
import { boardWith } from './board.ts'

const seen = (reservationId: string, changes: Partial<VisitSeen> = {}): VisitSeen => ({
  ...visit,
  reservationId,
  ...changes,
})
const empty: Board = {
  upcoming: [],
  waiting: [],
  here: [],
  ready: [],
  completed: [],
  canceled: [],
  leftover: [],
}
const at = (hour: number) => `2026-11-24T${hour}:00:00-05:00`
const early = seen('early', { reservationTime: at(18) })
const late = seen('late', { reservationTime: at(21) })
const board: Board = { ...empty, upcoming: [early, late], completed: [seen('done')] }

const listsWith = (after: Board | 'reload', id: string) =>
  after === 'reload'
    ? after
    : Object.entries(after)
        .filter(([, list]) => list.some(({ reservationId }) => reservationId === id))
        .map(([name]) => name)

it('a visit moves to the lists of its status, and the others stay the same', () => {
  const after = boardWith(board, { ...early, reservationStatus: 'Waiting' })
  expect(listsWith(after, 'early')).toEqual(['waiting', 'here'])
  if (after === 'reload') throw new Error('no reload is needed')
  expect(after.upcoming).toEqual([late])
  expect(after.completed).toBe(board.completed)
})

it('a visit that is booked for tonight stands at its hour', () => {
  const after = boardWith(board, seen('new', { reservationTime: at(20) }))
  expect(after !== 'reload' && after.upcoming.map((one) => one.reservationId)).toEqual([
    'early',
    'new',
    'late',
  ])
})

it('a visit of another night is nothing to it, and one that goes to another night leaves', () => {
  expect(boardWith(board, seen('next', { scheduleDate: '2026-11-25' }))).toBe(board)
  expect(listsWith(boardWith(board, { ...early, scheduleDate: '2026-11-25' }), 'early')).toEqual([])
})

it.each(['Replaced', 'Pending'] as const)('one that is %s stands nowhere', (status) => {
  expect(listsWith(boardWith(board, { ...early, reservationStatus: status }), 'early')).toEqual([])
})

it('one that is canceled stands among those who have', () => {
  const now = boardWith(board, { ...early, reservationStatus: 'Canceled' })
  expect(listsWith(now, 'early')).toEqual(['canceled'])
})

it('an empty board does not say of which night it is, and is loaded anew', () => {
  expect(boardWith(empty, early)).toBe('reload')
})

it('whoever is left of another night stays among them until she has gone', () => {
  const left = seen('left', { scheduleDate: '2026-11-23', reservationStatus: 'Dressing' })
  const withLeft = { ...board, leftover: [left] }
  expect(listsWith(boardWith(withLeft, { ...left, reservationStatus: 'Prep' }), 'left')).toEqual([
    'leftover',
  ])
  expect(listsWith(boardWith(withLeft, { ...left, reservationStatus: 'Done' }), 'left')).toEqual([])
})

it('what a board was not told of a visit stays as it was', () => {
  const known = { ...board, upcoming: [{ ...early, userNotes: 'knock twice' }] }
  const after = boardWith(known, { reservationId: 'early', scheduleDate: early.scheduleDate })
  expect(after !== 'reload' && after.upcoming[0]).toMatchObject({ userNotes: 'knock twice' })
})

it('a visit of last night that is taken back into the building is left over, and tonight stays as it is', () => {
  const lastNights = { scheduleDate: '2026-11-23', reservationTime: '2026-11-23T22:00:00-05:00' }
  setServerClock('2026-11-24T20:00:00-05:00')
  const back = seen('hers', { ...lastNights, reservationStatus: 'Dressing' })
  const after = boardWith(board, back)
  expect(after).toEqual({ ...board, leftover: [back] })
  expect(boardWith(board, { ...back, reservationStatus: 'Done' })).toBe(board)
})
