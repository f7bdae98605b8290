import type { Contract } from '@mikvah/contract/contract.ts'
import { centsOf, dollarsOf } from '@mikvah/rules/price/money.ts'
import type { Outcome } from '@mikvah/rules/visit/from-paper.ts'

/** The paper sheet of one night on which nobody touched a screen, as the call `sheets` gives it. */
export type Sheet = Contract['sheets']['answer'][number]

/** One visit's row on a sheet, with the outcome that is recorded for it (`became`), null for none. */
export type MarkedRow = Sheet['rows'][number]

/** What is marked in a row and isn't recorded yet. */
export type Mark = {
  /** The outcome that was recorded when the mark was begun: if another desk records one first, this tells. */
  was: Outcome | null
  became: Outcome | null
  room: string
}
/** The marks of a sheet, by the id of the visit. */
export type Marks = Readonly<Record<string, Mark>>

/**
 * The mark after an outcome is chosen. If she came, its room is the one already typed, else the one recorded for her or
 * kept for her; with any other outcome it is blank.
 */
export function markedAs(row: MarkedRow, mark: Mark | undefined, became: Outcome): Mark {
  const room = mark?.room || (row.room ?? row.kept)?.number || ''
  return { was: mark?.was ?? row.became, became, room: became === 'came' ? room : '' }
}

/** The mark of a recorded row that is opened again, beginning with what is recorded. */
export const openedAgain = ({ became, room }: MarkedRow): Mark => ({
  was: became,
  became,
  room: room?.number ?? '',
})

export const withMark = (marks: Marks, id: string, mark: Mark): Marks => ({ ...marks, [id]: mark })

export const withoutMarks = (marks: Marks, ids: readonly string[]): Marks =>
  Object.fromEntries(Object.entries(marks).filter(([id]) => !ids.includes(id)))

/** The rows of a sheet as one list for each building, each in the order of the paper. */
export const papersOf = ({ rows }: Sheet) => [
  ...Map.groupBy(rows, ({ location }) => location.id).values(),
]

/**
 * The reservation codes of the visits that would be recorded as canceled. The desk sees them before it records, because
 * a cancellation gives up the patron's place and can't be corrected here.
 */
export const cancellations = ({ rows }: Sheet, marks: Marks): string[] =>
  rows
    .filter(({ reservationId }) => marks[reservationId]?.became === 'canceled')
    .map(({ reservationCode }) => reservationCode)

const isOpen = (row: MarkedRow, marks: Marks) => !row.became && !marks[row.reservationId]?.became

/**
 * Gives the marks with everybody who has no outcome yet, marked or recorded, marked as having come: in the room typed
 * for her, else in the one kept for her, else in none.
 */
export const theOthersCame = ({ rows }: Sheet, marks: Marks): Marks =>
  rows
    .filter((row) => isOpen(row, marks))
    .reduce((all, row) => {
      const { reservationId: id } = row
      return withMark(all, id, markedAs(row, all[id], 'came'))
    }, marks)

/**
 * The rows that `enterSheet` is sent, in the order of the paper: those whose mark has an outcome. A blank room is null.
 */
export const entriesOf = ({ rows }: Sheet, marks: Marks) =>
  rows.flatMap(({ reservationId }) => {
    const { was, became, room } = marks[reservationId] ?? {}
    return became ? [{ reservationId, was, became, room: room?.trim() || null }] : []
  })

type Entry = {
  /** The marks as they were when they were sent. */
  sent: Marks
  /** The ids of the visits that weren't recorded. */
  refused: readonly string[]
}

/**
 * The marks that are left once an entry is answered: those it refused, those that weren't sent, and those changed while
 * it was under way. A changed one begins at the outcome that was recorded.
 */
export const afterEntry = (now: Marks, { sent, refused }: Entry): Marks =>
  Object.fromEntries(
    Object.entries(now).flatMap(([id, mark]) => {
      const before = sent[id]
      if (!before?.became || refused.includes(id)) return [[id, mark]]
      const isSame = mark.became === before.became && mark.room === before.room
      return isSame ? [] : [[id, { ...mark, was: before.became }]]
    }),
  )

/**
 * The ids of the visits whose marks are out of date: another desk has recorded the row meanwhile, or it isn't on the
 * sheet any more.
 */
export const outdated = ({ rows }: Sheet, marks: Marks): string[] =>
  Object.entries(marks).flatMap(([id, { was }]) => {
    const row = rows.find(({ reservationId }) => reservationId === id)
    return row && row.became === was ? [] : [id]
  })

const becameOf = (row: MarkedRow, marks: Marks): Outcome | null =>
  marks[row.reservationId]?.became ?? row.became

/** What somebody who came, by her mark or by what is recorded, still owes, in dollars; 0 for anybody else. */
export const owedBy = (row: MarkedRow, marks: Marks): number =>
  becameOf(row, marks) === 'came' ? Math.max(0, row.balance) : 0

/**
 * How many visits the night has (`all`), how many of them have each outcome, marks included, or none yet (`open`), and
 * what those who came owe in all, in dollars.
 */
export function countsOf({ rows }: Sheet, marks: Marks) {
  const count = (became: Outcome | null) =>
    rows.filter((row) => becameOf(row, marks) === became).length
  const cents = rows.reduce((sum, row) => sum + centsOf(owedBy(row, marks)), 0)
  return {
    all: rows.length,
    came: count('came'),
    didnt: count('didnt'),
    canceled: count('canceled'),
    open: count(null),
    owed: dollarsOf(cents),
  }
}
