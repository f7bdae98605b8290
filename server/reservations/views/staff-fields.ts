import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import { readNote } from '@mikvah/rules/visit/history-note.ts'
import { isUndoable } from '@mikvah/rules/visit/undo.ts'
import { excludedBy } from '../../attendants/store.ts'
import { cubiclesOf } from '../../cubicles/store.ts'
import type { Db } from '../../db/database.ts'
import { stoppedPatrons } from '../../notices/opt-outs.ts'
import { textsOffOf } from '../../notices/sms-recipients.ts'
import { textedLate } from '../../notices/texted-late.ts'
import type { Account } from '../../people/accounts.ts'
import type { Moment } from '../../request/context.ts'
import { preassignmentsOf } from '../../rooms/preassigning/store.ts'
import { doorsOpenedFor, placementsOf } from '../../rooms/store.ts'
import { suppliesOfVisits } from '../../supplies/store.ts'
import { supplyView } from '../../supplies/view.ts'
import { historyOf } from '../history-store.ts'
import { hadKallahBefore, type ReservationRow } from '../store.ts'
import type { ReservationView } from './visit-facts.ts'

type ForStaff = Awaited<ReturnType<typeof readForStaff>>

/**
 * Reads for `staffFields`: by the visit's id history, rooms, the preassigned one, cubicle, supplies, doors, a kallah's
 * visit before, a text of being late; by the patron's, whom she would rather not meet; by her phone, stopped texts.
 */
export async function readForStaff(db: Db, rows: readonly ReservationRow[]) {
  const ids = rows.map(({ id }) => id)
  const userIds = [...new Set(rows.map(({ userId }) => userId))]
  const excluded = await excludedBy(db, userIds)
  return {
    history: Map.groupBy(await historyOf(db, ids), ({ entry }) => entry.reservationId),
    placements: Map.groupBy(
      await placementsOf(db, ids),
      ({ placement }) => placement.reservationId,
    ),
    cubicles: new Map((await cubiclesOf(db, ids)).map((row) => [row.reservationId, row])),
    excluded: Map.groupBy(excluded, ({ userId }) => userId),
    supplies: Map.groupBy(await suppliesOfVisits(db, ids), ({ reservationId }) => reservationId),
    preassigned: new Map(
      (await preassignmentsOf(db, ids)).map((one) => [one.reservationId, one.roomId]),
    ),
    opened: Map.groupBy(await doorsOpenedFor(db, ids), ({ reservationId }) => reservationId),
    kallahBefore: new Set(await hadKallahBefore(db, rows)),
    stopped: await stoppedPatrons(db, userIds),
    textedLate: await textedLate(db, rows),
  }
}

/** The fields beside those that a patron sees. The desk gets all, another audience what `visitSeenBy` names it for. */
export function staffFields(
  moment: Moment,
  row: ReservationRow,
  owner: Account,
  beside: ForStaff,
): Partial<ReservationView> {
  const { content } = moment
  const { id, phone, firstName, lastName, testUser } = owner
  const { history, placements, cubicles, excluded, supplies, opened, preassigned, kallahBefore } =
    beside
  const at = (ms: Ms) => instantTextOf(ms, content.timeZone)
  const atOrNull = (ms: Ms | null) => (ms === null ? null : at(ms))
  const cubicle = cubicles.get(row.id)
  return {
    statusSince: at(row.statusSince),
    user: { id, userName: phone, firstName, lastName, testUser },
    textsOff: textsOffOf(moment, owner, beside.stopped),
    lateTexted: beside.textedLate.has(row.id),
    notes: row.notes,
    createdByIp: row.createdIp,
    createdByUser: row.createdBy,
    roomId: row.roomId,
    roomIdPreassign: preassigned.get(row.id) ?? null,
    cubicle: cubicle ? { id: cubicle.id, name: cubicle.name } : null,
    supplies: (supplies.get(row.id) ?? []).map((supply) => supplyView(content, supply)),
    accessGrantedLogs: (opened.get(row.id) ?? []).map(
      ({ door, firstName, lastName, openedAt }) => ({
        ...{ door, firstName, lastName },
        dateCreated: at(openedAt),
      }),
    ),
    userPreviousReservationKallah: kallahBefore.has(row.id),
    excludedAttendants: (excluded.get(row.userId) ?? []).map(({ attendantId }) => ({
      attendantId,
    })),
    roomAssignedHistory: (placements.get(row.id) ?? []).map(({ placement, number }) => ({
      room: { id: placement.roomId, number },
      from: at(placement.since),
      to: atOrNull(placement.until),
      by: placement.by,
    })),
    statusHistory: (history.get(row.id) ?? []).map(({ entry, account }) => ({
      previousReservationStatus: entry.previous,
      newReservationStatus: entry.next,
      previousStatusChange: atOrNull(entry.previousSince),
      dateCreated: at(entry.at),
      statusLastUpdatedByUser: entry.by,
      statusLastUpdatedByIp: entry.ip,
      setByName: account && workerNamed(account),
      attendant: entry.attendant,
      undoable: isUndoable({ ...entry, hasBefore: entry.before !== null }),
      undoes: entry.undoes !== null,
      onPaper: entry.onPaper,
      ...noteView(entry.note),
    })),
  }
}

function noteView(note: string | null) {
  const { mark, reason } = readNote(note)
  return { mark, note: reason }
}

/** What an account can be named by. */
export type Named = Pick<Account, 'kind' | 'userName' | 'firstName' | 'lastName'>

/** The name of an account of staff or of a screen; null for a patron, who is given by her id alone. */
export const workerNamed = ({ kind, userName, firstName, lastName }: Named): string | null =>
  kind === 'patron' ? null : [firstName, lastName].filter(Boolean).join(' ') || userName
