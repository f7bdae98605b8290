import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Moment } from '../../asked/asked.ts'
import type { historyOf, ReservationRow } from '../store.ts'
import type { ReservationTold } from './patrons-view.ts'

/** What only staff are told of a visit. */
export function staffFields(
  { content }: Moment,
  row: ReservationRow,
  history: Awaited<ReturnType<typeof historyOf>>,
): Partial<ReservationTold> {
  const at = (ms: Ms) => instantTextOf(ms, content.timeZone)
  return {
    statusSince: at(row.statusSince),
    notes: row.notes,
    createdByIp: row.createdIp,
    createdByUser: row.createdBy,
    roomIdPreassign: null,
    statusHistory: history.map((entry) => ({
      previousReservationStatus: entry.previous,
      newReservationStatus: entry.next,
      previousStatusChange: entry.previousSince === null ? null : at(entry.previousSince),
      dateCreated: at(entry.at),
      statusLastUpdatedByUser: entry.by,
      statusLastUpdatedByIp: entry.ip,
      attendant: entry.attendant,
    })),
  }
}
