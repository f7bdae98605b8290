import { expect, it } from 'vitest'
import { judgeUndo, type PastMove } from './undo.ts'

const move: PastMove = {
  ...{ previous: 'Prep', next: 'Checking', at: 1_000, by: 'desk', undoes: null, hasBefore: true },
}
const asked = { status: 'Checking', to: 'Prep', by: 'desk', now: 61_000 } as const

it.each<[string, boolean, Partial<PastMove>, object]>([
  ['her own last move, within the minute', true, {}, {}],
  ['a minute has passed', false, {}, { now: 61_001 }],
  ['the clock was put back before it', false, {}, { now: 999 }],
  ['another account moved', false, { by: 'other' }, {}],
  ['nobody moved', false, { by: null }, {}],
  ['it was taken back already', false, { undoes: 'a row' }, {}],
  ['what it overwrote is not known', false, { hasBefore: false }, {}],
  ['she has moved on since', false, {}, { status: 'Checked' }],
  ['it came from elsewhere', false, {}, { to: 'Assigned' }],
  [
    'a check-in',
    true,
    { previous: 'Reserved', next: 'Waiting' },
    { to: 'Reserved', status: 'Waiting' },
  ],
  [
    'a check-in that was canceled',
    true,
    { previous: 'Waiting', next: 'Reserved' },
    { to: 'Waiting', status: 'Reserved' },
  ],
  [
    'the end of a visit',
    true,
    { previous: 'Dressing', next: 'Done' },
    { to: 'Dressing', status: 'Done' },
  ],
  [
    'a cancel, whose refund is on its way',
    false,
    { previous: 'Reserved', next: 'Canceled' },
    { to: 'Reserved', status: 'Canceled' },
  ],
  [
    'a hold that became a reservation',
    false,
    { previous: 'Pending', next: 'Reserved' },
    { to: 'Pending', status: 'Reserved' },
  ],
])('%s: %s', (_, expected, last, more) => {
  expect(judgeUndo({ ...move, ...last }, { ...asked, ...more }).allowed).toBe(expected)
})

it('takes back nothing where nothing was moved', () => {
  expect(judgeUndo(null, asked).allowed).toBe(false)
})
