import type { BodyOf, ResultOf } from '@mikvah/contract/endpoint.ts'
import type { enterSheet } from '@mikvah/contract/evening/sheets.ts'
import { isKnown, judgeOutcome, statusOf } from '@mikvah/rules/visit/from-paper.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import type { Tx } from '../../db/database.ts'
import type { SignedInContext } from '../../request/context.ts'
import { hasOpenPayment } from '../../reservations/store.ts'
import type { RoomRow } from '../../rooms/store.ts'
import { cancelReservation } from '../cancel-reservation.ts'
import { moveStatus } from '../move-status.ts'
import type { Night, SheetVisit } from './sheet-store.ts'
import { useRoomOnPaper } from './use-room-on-paper.ts'

/** A row of a sheet as it is entered, with what is stored of it. */
export type Row = {
  entry: BodyOf<typeof enterSheet>['rows'][number]
  /** The visit of the row; null where that night has no such visit. */
  visit: SheetVisit | null
  /** The room that the sheet says, in her building. */
  room: RoomRow | null
}

/** The code with which a row isn't entered. */
export type RowRefusal = ResultOf<typeof enterSheet>['refused'][number]['code']

/** Why a row can't be entered, as far as its facts show; null when it can, or is entered already. */
export function judgeRow({ entry, visit, room }: Row): RowRefusal | null {
  if (!visit) return 'not-found'
  if (entry.room && !room) return 'room-unknown'
  const verdict = judgeOutcome(knownOf(visit), { ...entry, room: room?.id ?? null })
  return verdict.allowed ? null : verdict.because
}

const knownOf = ({ row, onPaper, room }: SheetVisit) => ({
  ...{ status: row.status, onPaper },
  room: room?.id ?? null,
})

/** Whether the visit already is as the row says. */
export const isWritten = ({ entry, visit, room }: Row): boolean =>
  visit !== null && isKnown(knownOf(visit), { became: entry.became, room: room?.id ?? null })

/**
 * Enters a row of the sheet: her status without an hour, her room, and who entered it. Null when it is entered, or was
 * already; the code where a payment under way forbids a cancel.
 */
export async function writeRow(
  tx: Tx,
  ctx: SignedInContext,
  night: Night,
  written: Row,
): Promise<RowRefusal | null> {
  const { entry, visit, room } = written
  const used = entry.became === 'came' ? room : null
  if (!visit || isWritten(written)) return null
  const { row } = visit
  const to = statusOf(entry.became, row.status)
  const entered = {
    entry: { onPaper: { room: used?.id ?? null }, final: true },
    marks: { timeCompleted: null },
  }
  if (to === 'Canceled') {
    if (await hasOpenPayment(tx, row.id)) return 'payment-in-progress'
    await cancelReservation(tx, ctx, row, 'reception', entered)
  } else await moveStatus(tx, ctx, row, { to, ...entered })
  await useRoomOnPaper(tx, ctx, night, { row, room: used })
  const details = { from: row.status, to, ...(used ? { room: used.id } : {}) }
  await writeAudit(tx, ctx, { subject: row.id, owner: row.userId, details })
  return null
}
