import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { AskedBySomeone } from '../../asked/asked.ts'
import { cubiclesOf } from '../../cubicles/store.ts'
import type { Db } from '../../db/database.ts'
import { placementsOf } from '../../rooms/store.ts'
import { historyOf, type ReservationRow } from '../store.ts'
import type { ReservationTold } from './patrons-view.ts'

type ForStaff = Awaited<ReturnType<typeof readForStaff>>

/** What stands beside these visits that only staff are told. */
export const readForStaff = async (db: Db, ids: readonly string[]) => ({
  history: Map.groupBy(await historyOf(db, ids), ({ reservationId }) => reservationId),
  placements: Map.groupBy(await placementsOf(db, ids), ({ placement }) => placement.reservationId),
  cubicles: new Map((await cubiclesOf(db, ids)).map((row) => [row.reservationId, row])),
})

/** What only staff are told of a visit. */
export function staffFields(
  { content }: AskedBySomeone,
  row: ReservationRow,
  { history, placements, cubicles }: ForStaff,
): Partial<ReservationTold> {
  const at = (ms: Ms) => instantTextOf(ms, content.timeZone)
  const atOrNull = (ms: Ms | null) => (ms === null ? null : at(ms))
  const cubicle = cubicles.get(row.id)
  return {
    notes: row.notes,
    createdByIp: row.createdIp,
    createdByUser: row.createdBy,
    roomIdPreassign: null,
    cubicle: cubicle ? { id: cubicle.id, name: cubicle.name } : null,
    roomAssignedHistory: (placements.get(row.id) ?? []).map(({ placement, number }) => ({
      room: { id: placement.roomId, number },
      from: at(placement.since),
      to: atOrNull(placement.until),
      by: placement.by,
    })),
    statusHistory: (history.get(row.id) ?? []).map((entry) => ({
      previousReservationStatus: entry.previous,
      newReservationStatus: entry.next,
      previousStatusChange: atOrNull(entry.previousSince),
      dateCreated: at(entry.at),
      statusLastUpdatedByUser: entry.by,
      statusLastUpdatedByIp: entry.ip,
      attendant: entry.attendant,
    })),
  }
}
