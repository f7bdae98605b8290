import type { Contract } from '@mikvah/contract/contract.ts'
import { centsOf, dollarsOf } from '@mikvah/rules/price/money.ts'
import type { Outcome } from '@mikvah/rules/visit/from-paper.ts'

export type Sheet = Contract['sheets']['answer'][number]
export type MarkedRow = Sheet['rows'][number]

/** What stands beside a row and isn't written down yet. */
export type Mark = {
  /** What was known of her when the mark was begun: of two desks the second is told. */
  was: Outcome | null
  became: Outcome | null
  room: string
}
export type Marks = Readonly<Record<string, Mark>>

/** By her key she is marked; the room that was kept for her stands there until another is written. */
export function markedAs(row: MarkedRow, mark: Mark | undefined, became: Outcome): Mark {
  const room = mark?.room || (row.room ?? row.kept)?.number || ''
  return { was: mark?.was ?? row.became, became, room: became === 'came' ? room : '' }
}

/** A row that is written down is opened again as it stands. */
export const openedAgain = ({ became, room }: MarkedRow): Mark => ({
  was: became,
  became,
  room: room?.number ?? '',
})

export const withMark = (marks: Marks, id: string, mark: Mark): Marks => ({ ...marks, [id]: mark })

export const withoutMarks = (marks: Marks, ids: readonly string[]): Marks =>
  Object.fromEntries(Object.entries(marks).filter(([id]) => !ids.includes(id)))

/** The rows of each building's paper, in its order. */
export const papersOf = ({ rows }: Sheet) => [
  ...Map.groupBy(rows, ({ location }) => location.id).values(),
]

/** Who is going to be recorded as canceled: it stays, for her place and her money are settled with it. */
export const cancellations = ({ rows }: Sheet, marks: Marks): string[] =>
  rows
    .filter(({ reservationId }) => marks[reservationId]?.became === 'canceled')
    .map(({ reservationCode }) => reservationCode)

const isOpen = (row: MarkedRow, marks: Marks) => !row.became && !marks[row.reservationId]?.became

/** Whoever isn't marked yet came, each in the room that was kept for her. */
export const theOthersCame = ({ rows }: Sheet, marks: Marks): Marks =>
  rows
    .filter((row) => isOpen(row, marks))
    .reduce((all, row) => {
      const { reservationId: id } = row
      return withMark(all, id, markedAs(row, all[id], 'came'))
    }, marks)

/** What there is to be written, in the order of the paper. */
export const entriesOf = ({ rows }: Sheet, marks: Marks) =>
  rows.flatMap(({ reservationId }) => {
    const { was, became, room } = marks[reservationId] ?? {}
    return became ? [{ reservationId, was, became, room: room?.trim() || null }] : []
  })

type Entry = {
  /** As they stood when they were sent. */
  sent: Marks
  /** The visits that weren't written. */
  refused: readonly string[]
}

/** What is left to be written once an entry was answered: what it refused, and what was marked while it was under way. */
export const afterEntry = (now: Marks, { sent, refused }: Entry): Marks =>
  Object.fromEntries(
    Object.entries(now).flatMap(([id, mark]) => {
      const before = sent[id]
      if (!before?.became || refused.includes(id)) return [[id, mark]]
      const isSame = mark.became === before.became && mark.room === before.room
      return isSame ? [] : [[id, { ...mark, was: before.became }]]
    }),
  )

/** Marks of rows that another desk has written down meanwhile, and of visits that aren't on the sheet any more. */
export const outdated = ({ rows }: Sheet, marks: Marks): string[] =>
  Object.entries(marks).flatMap(([id, { was }]) => {
    const row = rows.find(({ reservationId }) => reservationId === id)
    return row && row.became === was ? [] : [id]
  })

const becameOf = (row: MarkedRow, marks: Marks): Outcome | null =>
  marks[row.reservationId]?.became ?? row.became

/** What she owes who came: it is taken now. */
export const owedBy = (row: MarkedRow, marks: Marks): number =>
  becameOf(row, marks) === 'came' ? Math.max(0, row.balance) : 0

/** The night so far, marks included. */
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
