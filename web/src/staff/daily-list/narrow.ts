import type { Reservation } from '@mikvah/contract/contract.ts'
import { givenUp } from '@mikvah/rules/reservation/statuses.ts'
import { listsOf } from '@mikvah/rules/visit/board.ts'

type Row = Reservation

/** Canceled and replaced visits owe nothing. */
export const owes = (row: Pick<Row, 'reservationStatus' | 'paid'>): boolean =>
  !row.paid && !givenUp(row.reservationStatus)

/** What the list can be narrowed to, in the order of the chips. */
const belongs = {
  All: () => true,
  Upcoming: (row) => listsOf(row.reservationStatus).includes('upcoming'),
  Here: (row) => listsOf(row.reservationStatus).includes('here'),
  Owed: owes,
  Kallah: (row) => row.kallah,
  Done: (row) => row.reservationStatus === 'Done',
} as const satisfies Record<string, (row: Row) => boolean>

export type Chip = keyof typeof belongs
export const chips = Object.keys(belongs) as Chip[]

/** What is typed is looked for in code and name; letters in any case. */
const matches = (row: Row, typed: string) =>
  [row.reservationCode, nameOf(row)].some((text) => text.toLocaleLowerCase().includes(typed))

export const nameOf = ({ user }: Pick<Row, 'user'>): string =>
  [user?.firstName, user?.lastName].filter(Boolean).join(' ')

/** The rows of one chip in which the typed words are found, first hour first. */
export function narrowed(rows: readonly Row[], chip: Chip, typed: string): Row[] {
  const words = typed.trim().toLocaleLowerCase()
  return rows
    .filter((row) => belongs[chip](row) && (words === '' || matches(row, words)))
    .toSorted((a, b) => Date.parse(a.reservationTime) - Date.parse(b.reservationTime))
}
