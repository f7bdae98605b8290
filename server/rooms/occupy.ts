import type { RoomStatus } from '@mikvah/rules/room/statuses.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import { newId } from '../ids.ts'
import type { Placement, RoomRow } from './store.ts'

/** Who has a visit into a room, and when. */
type By = { now: Ms; by?: { userId: string } | null }
type Changes = Pick<RoomRow, 'status' | 'statusSince' | 'reservationId'>
type Visit = { id: string; language: RoomRow['language'] }

/** The changed columns of a room that a visit comes into, and the row of its placement; not written yet. */
export const occupiedBy = (
  { now, by }: By,
  roomId: number,
  { id: reservationId, language }: Visit,
): {
  changes: Changes & Pick<RoomRow, 'language' | 'staffUntil'>
  placement: Placement
} => ({
  // The screen takes her language, whatever it was for the patron before her, and ends the staff's entry by passcode.
  changes: { status: 'Occupied', statusSince: now, reservationId, staffUntil: null, language },
  placement: {
    id: newId(),
    reservationId,
    roomId,
    since: now,
    until: null,
    by: by?.userId ?? null,
  },
})

/** The changed columns of a room that becomes empty, or stays so, with this status; not written yet. */
export const emptyAs = ({ now }: By, status: RoomStatus): Changes => ({
  status,
  statusSince: now,
  reservationId: null,
})
