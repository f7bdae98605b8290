import type { Reservation } from '@mikvah/contract/contract.ts'
import { isIn } from '@mikvah/rules/reservation/statuses.ts'
import type { Say } from '../../words/say.ts'

export const columnsSorted = ['date', 'status', 'type', 'balance'] as const
export type SortColumn = (typeof columnsSorted)[number]
export type Sort = { by: SortColumn; direction: 'ascending' | 'descending' }

/** The order at first: the latest on top. */
export const latestFirst: Sort = { by: 'date', direction: 'descending' }

/**
 * The order after a tap on a column's head: the same column again reverses it; another column begins with its natural
 * order.
 */
export const nextSort = (present: Sort, by: SortColumn): Sort =>
  present.by !== by
    ? { by, direction: by === 'date' ? 'descending' : 'ascending' }
    : { by, direction: present.direction === 'ascending' ? 'descending' : 'ascending' }

type Row = Pick<
  Reservation,
  'reservationTime' | 'reservationStatus' | 'roomType' | 'kallah' | 'balance'
>

/** The key of the words for what was reserved. */
export const typeOf = ({ kallah, roomType }: Pick<Row, 'kallah' | 'roomType'>) =>
  `historyType.${kallah ? 'kallah' : roomType}` as const

/** What is owed, in dollars: nothing for canceled and replaced visits. */
export const owed = ({ reservationStatus, balance }: Pick<Row, 'reservationStatus' | 'balance'>) =>
  isIn('givenUp', reservationStatus) ? 0 : balance

/** The rows in order. Words are compared as she reads them (`say`); equal rows stay latest first. */
export function sortedReservations<R extends Row>(
  rows: readonly R[],
  { by, direction }: Sort,
  say: Say,
): R[] {
  const time = (row: Row) => Date.parse(row.reservationTime)
  const compare: Record<SortColumn, (a: Row, b: Row) => number> = {
    date: (a, b) => time(a) - time(b),
    status: (a, b) =>
      say(`status${a.reservationStatus}`).localeCompare(say(`status${b.reservationStatus}`)),
    type: (a, b) => say(typeOf(a)).localeCompare(say(typeOf(b))),
    balance: (a, b) => owed(a) - owed(b),
  }
  const sign = direction === 'ascending' ? 1 : -1
  return [...rows].sort((a, b) => sign * compare[by](a, b) || time(b) - time(a))
}
