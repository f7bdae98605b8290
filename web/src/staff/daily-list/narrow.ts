import type { Reservation } from '@mikvah/contract/contract.ts'
import { isIn } from '@mikvah/rules/reservation/statuses.ts'
import { listsOf } from '@mikvah/rules/visit/board.ts'
import { countsNoMore } from '../../paying/counts-no-more.ts'

type Row = Reservation

/** Whether a visit still has to be paid for; one that counts no more doesn't. */
export const owes = (row: Pick<Row, 'reservationStatus' | 'replacedHasBegun' | 'paid'>): boolean =>
  !row.paid && !countsNoMore(row)

/** The filters of the list, in the order of their chips; who is in the building is divided as on the desk's board. */
const belongs = {
  All: () => true,
  Upcoming: (row) => listsOf(row.reservationStatus).includes('upcoming'),
  AtDesk: (row) => row.reservationStatus === 'Arrived',
  Waiting: (row) => row.reservationStatus === 'Waiting',
  InRooms: (row) => isIn('inRoom', row.reservationStatus),
  Owed: owes,
  Kallah: (row) => row.kallah,
  Done: (row) => row.reservationStatus === 'Done',
} as const satisfies Record<string, (row: Row) => boolean>

/** A filter of the night's list: everybody, or those at one stage of the evening, who owe, or kallahs. */
export type Chip = keyof typeof belongs

/** The filters of the list, in the order of their chips. */
export const chips = Object.keys(belongs) as Chip[]

/** Whether the typed text is in the code or the name, in upper or lower case. */
const matches = (row: Row, typed: string) =>
  [row.reservationCode, nameOf(row)].some((text) => text.toLocaleLowerCase().includes(typed))

/** Her first and last name; blank where the visit has none. */
export const nameOf = ({ user }: Pick<Row, 'user'>): string =>
  [user?.firstName, user?.lastName].filter(Boolean).join(' ')

/** The rows that match a chip and have the typed text in their code or name, in the order of their hours. */
export function narrowed(rows: readonly Row[], chip: Chip, typed: string): Row[] {
  const words = typed.trim().toLocaleLowerCase()
  return rows
    .filter((row) => belongs[chip](row) && (words === '' || matches(row, words)))
    .toSorted((a, b) => Date.parse(a.reservationTime) - Date.parse(b.reservationTime))
}

/**
 * The first of these rows that isn't over, where rows that are over stand before it; null where it is the first of all,
 * or every row is over.
 */
export function firstOpen(rows: readonly Row[]): Row | null {
  const at = rows.findIndex(({ reservationStatus }) => !isIn('terminal', reservationStatus))
  return at > 0 ? (rows[at] ?? null) : null
}
