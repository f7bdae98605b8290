import { describe, expect, it } from 'vitest'
import type { ReservationStatus } from '../reservation/statuses.ts'
import { handMovesOf, type MorningMove, morningOf, waitOf } from './morning.ts'

const at = (time: string) => Date.parse(`2026-11-24T${time}:00-05:00`)
const zman = at('17:29')
const night = { zman, onPaper: false, over: true }

let made = 0
type Step = readonly [ReservationStatus, string, Partial<MorningMove>?]
/** Her evening as the history has it. */
const moved = (...steps: Step[]): MorningMove[] =>
  steps.map(([next, time, more], nth) => ({
    ...{ id: String(made++), previous: steps[nth - 1]?.[0] ?? null, next, at: at(time) },
    ...{ note: null, undoes: null, onPaper: false, ...more },
  }))
const minutesOf = (...steps: Step[]) => {
  const wait = waitOf(moved(...steps), night)
  return wait && [wait.ready, wait.took / 60_000]
}

describe('the wait for the water', () => {
  it.each<[string, (string | number)[] | null, Step[]]>([
    [
      'begins at the zman for who was ready before it',
      ['before', 11],
      [
        ['Prep', '16:40'],
        ['ReadyForMikvah', '17:10'],
        ['ReadyForMikvahNext', '17:30'],
        ['InMikvah', '17:40'],
      ],
    ],
    [
      'and when she was ready for who was so later, called or not',
      ['later', 9],
      [
        ['Prep', '19:00'],
        ['ReadyForMikvah', '19:30'],
        ['ReadyForMikvahNext', '19:35'],
        ['ReadyForMikvah', '19:36'],
        ['ToMikvah', '19:38'],
        ['InMikvah', '19:39'],
      ],
    ],
    [
      'and at the zman itself is no longer before it',
      ['later', 5],
      [
        ['Prep', '16:40'],
        ['ReadyForMikvah', '17:29'],
        ['InMikvah', '17:34'],
      ],
    ],
    [
      'anew when she was set back to prepare',
      ['later', 5],
      [
        ['Prep', '18:00'],
        ['ReadyForMikvah', '18:30'],
        ['Prep', '18:40'],
        ['ReadyForMikvah', '19:00'],
        ['InMikvah', '19:05'],
      ],
    ],
    [
      'ends with the first time, whatever was put right afterwards',
      ['later', 4],
      [
        ['Prep', '18:00'],
        ['ReadyForMikvah', '18:30'],
        ['InMikvah', '18:34'],
        ['Prep', '18:40'],
        ['ReadyForMikvah', '19:00'],
        ['InMikvah', '19:05'],
      ],
    ],
    [
      'is nobody’s who went by day',
      null,
      [
        ['Prep', '10:00'],
        ['ReadyForMikvah', '10:30'],
        ['InMikvah', '10:35'],
      ],
    ],
    [
      'nor who wasn’t in the water',
      null,
      [
        ['Prep', '19:00'],
        ['ReadyForMikvah', '19:30'],
        ['Dressing', '19:40'],
      ],
    ],
  ])('%s', (_, expected, steps) => expect(minutesOf(...steps)).toEqual(expected))

  it('doesn’t end with a mis-tap that was taken back', () => {
    expect(
      minutesOf(
        ['Prep', '19:00'],
        ['ReadyForMikvah', '19:30'],
        ['InMikvah', '19:31', { id: 'slip' }],
        ['ReadyForMikvah', '19:32', { undoes: 'slip' }],
        ['InMikvah', '19:40'],
      ),
    ).toEqual(['later', 10])
  })

  it('is told apart and together, and what nobody waited is left out', () => {
    const went = (ready: string, water: string) => ({
      status: 'Done' as const,
      moves: moved(['Prep', '16:30'], ['ReadyForMikvah', ready], ['InMikvah', water]),
    })
    const visits = [
      ...[went('17:00', '17:31'), went('17:05', '17:36'), went('18:00', '18:20')],
      went('17:20', '23:30'),
    ]
    expect(morningOf(visits, night)).toMatchObject({
      visits: 4,
      leftOut: 1,
      waits: [
        { group: 'readyBefore', count: 2, meanMinutes: 4.5, nineInTen: 7, longest: 7 },
        { group: 'readyLater', count: 1, meanMinutes: 20, nineInTen: 20, longest: 20 },
        { group: 'all', count: 3, meanMinutes: 9.7, nineInTen: 20, longest: 20 },
      ],
    })
  })

  it('of ten is the ninth’s, and no zman makes no minutes', () => {
    const visits = Array.from({ length: 10 }, (_, nth) => ({
      status: 'Done' as const,
      moves: moved(['ReadyForMikvah', '18:00'], ['InMikvah', `18:1${nth}`]),
    }))
    expect(morningOf(visits, night).waits.at(-1)).toMatchObject({ nineInTen: 18, longest: 19 })
    expect(morningOf(visits, { ...night, zman: null }).waits).toEqual([])
  })
})

describe('what became of a night', () => {
  const visit = (status: ReservationStatus, ...steps: Step[]) => ({
    status,
    moves: moved(...steps),
  })

  it('is counted as all reports count it', () => {
    const visits = (
      ['Done', 'Dressing', 'Reserved', 'Arrived', 'Canceled', 'Pending', 'Replaced'] as const
    ).map((status) => visit(status))
    const counted = { visits: 2, canceled: 1, unwritten: 0 }
    expect(morningOf(visits, night)).toMatchObject({ ...counted, noShows: 2, expected: 0 })
    expect(morningOf(visits, { ...night, over: false })).toMatchObject({
      ...{ ...counted, noShows: 0, expected: 2 },
    })
  })

  it('waits for the sheet where no screen was touched, and has no hours from it', () => {
    const visits = [
      visit('Reserved', ['Reserved', '10:00']),
      visit('Reserved', ['Reserved', '10:00'], ['Reserved', '23:00', { onPaper: true }]),
      visit('Done', ['Reserved', '10:00'], ['Done', '23:00', { onPaper: true }]),
    ]
    expect(morningOf(visits, { ...night, onPaper: true })).toEqual({
      ...{ visits: 1, noShows: 1, expected: 0, canceled: 0, unwritten: 1, leftOut: 0 },
      waits: [],
    })
  })
})

describe('what was done by hand', () => {
  const handsOf = (...steps: Step[]) =>
    handMovesOf(moved(...steps)).map(({ move: _, ...told }) => told)
  const answer = { mark: null, reason: null, takenBackAt: null }

  it('is a turn that was passed, with the reason that was given', () => {
    const reason = 'She feels faint.'
    const passed = (note: string | null) =>
      handsOf(['ReadyForMikvah', '19:00'], ['ReadyForMikvahNext', '19:05', { note }])
    expect(passed(reason)).toEqual([
      { ...answer, what: 'passed', from: 'ReadyForMikvah', to: 'ReadyForMikvahNext', reason },
    ])
    expect(passed(null)).toEqual([])
    expect(passed('wet door')).toEqual([])
  })

  it('is nothing else that a reason was given for', () => {
    const note = 'She telephoned'
    expect(handsOf(['Reserved', '10:00'], ['Canceled', '11:00', { note }])).toEqual([])
    expect(handsOf(['ToMikvah', '19:00'], ['InMikvah', '19:02', { note }])).toEqual([])
  })

  it.each([
    ['correction: Sent back', 'correction', 'Sent back'],
    ['without the water', 'without the water', null],
    ['left over', 'left over', null],
    ['staff entry', 'staff entry', null],
  ])('is a correction: %s', (note, mark, reason) => {
    expect(handsOf(['Dressing', '19:00'], ['Done', '19:05', { note }])).toEqual([
      { ...answer, what: 'correction', from: 'Dressing', to: 'Done', mark, reason },
    ])
  })

  it('is a mis-tap that was taken back, by its two statuses, and the correction it was', () => {
    expect(
      handsOf(
        ['Prep', '19:00'],
        ['Dressing', '19:05', { id: 'slip', note: 'without the water' }],
        ['Prep', '19:06', { undoes: 'slip' }],
      ),
    ).toEqual([
      {
        ...{ what: 'correction', from: 'Prep', to: 'Dressing', mark: 'without the water' },
        ...{ reason: null, takenBackAt: at('19:06') },
      },
      {
        ...{ what: 'takenBack', from: 'Prep', to: 'Dressing', mark: 'without the water' },
        ...{ reason: null, takenBackAt: null },
      },
    ])
  })

  it('is not what was entered from the sheet', () => {
    const onPaper = { note: 'correction', onPaper: true }
    expect(handsOf(['Done', '19:00'], ['Reserved', '23:00', onPaper])).toEqual([])
  })
})
