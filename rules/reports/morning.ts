import type { ReservationStatus } from '../reservation/statuses.ts'
import type { Ms } from '../time/ms.ts'
import { waitsOnPaper } from '../visit/from-paper.ts'
import { type MoveMark, readNote } from '../visit/history-note.ts'
import { readyForWater, toTheWater } from '../visit/to-the-water.ts'
import { countedOutcomeOf } from './outcome.ts'
import { longestStay, tenthOfMinutes } from './stays.ts'

/** A row of a visit's history, as far as the morning asks. */
export type MorningMove = {
  id: string
  previous: ReservationStatus | null
  next: ReservationStatus
  at: Ms
  note: string | null
  /** The row that this one takes back. */
  undoes: string | null
  /** Entered afterwards from the paper sheet, so its hour isn't known. */
  onPaper: boolean
}

type Visit = { status: ReservationStatus; moves: readonly MorningMove[] }
type Night = {
  zman: Ms | null
  /** Whether no screen is touched on that night, so that what is known of it was entered from its sheet. */
  onPaper: boolean
  /** Whether the night is over. */
  over: boolean
}

/** Those who already waited at the zman, those who became ready after it, and both together. */
export const waitGroups = ['readyBefore', 'readyLater', 'all'] as const
type WaitView = {
  group: (typeof waitGroups)[number]
  count: number
  /** The mean in minutes, to a tenth. */
  meanMinutes: number
  /** How many minutes nine of ten waited at most. */
  nineInTen: number
  longest: number
}

/**
 * What became of the visits of a night at one place, as counts: who came (`visits`), no-shows, who is still expected,
 * canceled, and `unwritten`, of whom nobody has entered from the sheet whether they came. `waits` says how long they
 * waited for the water, a row for each group that has any; `leftOut` how many waits were too long to be real.
 */
export function morningOf(visits: readonly Visit[], night: Night) {
  const counts = { visits: 0, noShows: 0, expected: 0, canceled: 0, unwritten: 0 }
  for (const visit of visits) {
    const counted = countedAs(visit, night)
    if (counted) counts[counted]++
  }
  return { ...counts, ...waitsView(visits.flatMap(({ moves }) => waitOf(moves, night) ?? [])) }
}

const names = {
  came: 'visits',
  noShow: 'noShows',
  expected: 'expected',
  canceled: 'canceled',
  held: null,
  moved: null,
} as const

/** How a visit is counted. On a night on paper nobody is missing until somebody has entered that she didn't come. */
function countedAs({ status, moves }: Visit, { onPaper, over }: Night) {
  const name = names[countedOutcomeOf(status, { over })]
  const isUnwritten = onPaper && waitsOnPaper(status) && !moves.some((move) => move.onPaper)
  return name === 'noShows' && isUnwritten ? 'unwritten' : name
}

type Wait = { ready: 'before' | 'later'; took: Ms }

/**
 * How long she waited for the water, in milliseconds: from the zman, or from when she was ready where that was later;
 * and which of the two it was. Null for a visit that wasn't in the water, that went by day, or whose hours aren't
 * known, and on a night without a zman. Moves that were taken back don't count.
 */
export function waitOf(moves: readonly MorningMove[], { zman }: Pick<Night, 'zman'>): Wait | null {
  if (zman === null) return null
  const lasting = lastingOf(moves)
  const nth = lasting.findIndex(({ next }) => next === 'InMikvah')
  const water = lasting[nth]
  const ready = lasting
    .slice(0, Math.max(nth, 0))
    .findLast(
      ({ previous, next }) => next === 'ReadyForMikvah' && previous !== 'ReadyForMikvahNext',
    )
  if (!water || !ready || water.at < zman) return null
  return {
    ready: ready.at < zman ? 'before' : 'later',
    took: water.at - Math.max(ready.at, zman),
  }
}

/** The moves that nobody took back. */
function lastingOf(moves: readonly MorningMove[]): MorningMove[] {
  const undone = new Set(moves.flatMap(({ undoes }) => undoes ?? []))
  return moves.filter(({ id, undoes, onPaper }) => !onPaper && undoes === null && !undone.has(id))
}

/** A wait longer than any real one comes from a screen that nobody touched: it is left out, and counted as left out. */
function waitsView(found: readonly Wait[]): { waits: WaitView[]; leftOut: number } {
  const believed = found.filter(({ took }) => took <= longestStay)
  const of = (ready: Wait['ready']) => believed.filter((wait) => wait.ready === ready)
  const groups = { readyBefore: of('before'), readyLater: of('later'), all: believed }
  return {
    waits: waitGroups.flatMap((group) => waitView(group, groups[group]) ?? []),
    leftOut: found.length - believed.length,
  }
}

function waitView(group: WaitView['group'], of: readonly Wait[]): WaitView | null {
  const took = of.map((wait) => wait.took).toSorted((one, other) => one - other)
  const longest = took.at(-1)
  if (longest === undefined) return null
  const sum = took.reduce((all, one) => all + one, 0)
  return {
    ...{ group, count: took.length },
    meanMinutes: tenthOfMinutes(sum / took.length),
    nineInTen: tenthOfMinutes(took[Math.ceil(took.length * 0.9) - 1] ?? longest),
    longest: tenthOfMinutes(longest),
  }
}

/** What somebody did by hand that the evening by itself would not have done. */
export const handMoves = ['passed', 'correction', 'takenBack'] as const
type HandMove<Move extends MorningMove> = {
  what: (typeof handMoves)[number]
  move: Move
  /** The two statuses of the move; where one was taken back, those of the mis-tap. */
  from: ReservationStatus | null
  to: ReservationStatus
  mark: MoveMark | null
  reason: string | null
  /** When the move was itself taken back; null while it stands. */
  takenBackAt: Ms | null
}

const correctionMarks: readonly (MoveMark | null)[] = [
  'correction',
  'without the water',
  'left over',
  'staff entry',
]

/**
 * What was done by hand in a visit: turns that were passed and why, corrections from the desk or at her door (also the
 * end of a visit left open), and mis-taps that were taken back.
 */
export function handMovesOf<Move extends MorningMove>(moves: readonly Move[]): HandMove<Move>[] {
  const byId = new Map(moves.map((move) => [move.id, move]))
  const takenBack = new Map(moves.flatMap(({ undoes, at }) => (undoes ? [[undoes, at]] : [])))
  return moves.flatMap((move) => {
    const undone = move.undoes === null ? null : byId.get(move.undoes)
    const { previous: from, next: to, note } = undone ?? move
    const facts = { ...{ move, from, to }, ...readNote(note) }
    const what = undone ? 'takenBack' : whatOf(move)
    return what === null ? [] : [{ ...facts, what, takenBackAt: takenBack.get(move.id) ?? null }]
  })
}

/** Which kind of hand a move shows, if any. Only sending somebody to the water before her turn asks for a reason. */
function whatOf({ previous, next, note, onPaper }: MorningMove): 'passed' | 'correction' | null {
  const { mark, reason } = readNote(note)
  if (onPaper || previous === null) return null
  if (correctionMarks.includes(mark)) return 'correction'
  const goesOn = readyForWater.includes(previous) && toTheWater.includes(next)
  return mark === null && reason !== null && goesOn ? 'passed' : null
}
