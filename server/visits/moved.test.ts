import { minutes } from '@mikvah/rules/time/ms.ts'
import { expect, it } from 'vitest'
import { movedBy } from './moved.ts'

const last = Date.parse('2026-11-24T20:00:00-05:00')
const visit = {
  ...{ id: 'visit', status: 'Prep' as const, statusSince: last, holdUntil: null, roomId: 7 },
}
const at = (now: number) => movedBy({ now }, visit, 'ReadyForMikvah').changes.statusSince

it('is made after the move before it, by whichever clock, so that history is one chain', () => {
  expect(at(last + 1)).toBe(last + 1)
  expect([at(last), at(last - minutes(1) + 1)]).toEqual([last + 1, last + 1])
  // A clock that was put back by more has set its hours anew.
  expect(at(last - minutes(1))).toBe(last - minutes(1))
})
