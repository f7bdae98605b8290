import type { Reservation } from '@mikvah/contract/contract.ts'
import { givenUp } from '@mikvah/rules/reservation/statuses.ts'
import { listsOf } from '@mikvah/rules/visit/board.ts'

type Row = Reservation

/** Whether a visit still has to be paid for. Canceled and replaced ones don't. */
export const owes = (row: Pick<Row, 'reservationStatus' | 'paid'>): boolean =>
  !row.paid && !givenUp(row.reservationStatus)

/** The filters of the list, in the order of their chips. */
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

/** Whether the typed text is in the code or the name, in upper or lower case. */
const matches = (row: Row, typed: string) =>
  [row.reservationCode, nameOf(row)].some((text) => text.toLocaleLowerCase().includes(typed))

export const nameOf = ({ user }: Pick<Row, 'user'>): string =>
  [user?.firstName, user?.lastName].filter(Boolean).join(' ')

/** The rows that match a chip and the typed text, in the order of their hours. */
export function narrowed(rows: readonly Row[], chip: Chip, typed: string): Row[] {
  const words = typed.trim().toLocaleLowerCase()
  return rows
    .filter((row) => belongs[chip](row) && (words === '' || matches(row, words)))
    .toSorted((a, b) => Date.parse(a.reservationTime) - Date.parse(b.reservationTime))
}
