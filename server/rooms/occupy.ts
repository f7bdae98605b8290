import type { RoomStatus } from '@mikvah/rules/room/statuses.ts'
import { newId } from '../ids.ts'
import type { Actor } from '../visits/moved.ts'
import type { Placement, RoomRow } from './store.ts'

type Changes = Pick<RoomRow, 'status' | 'statusSince' | 'reservationId'>
type Visit = { id: string; language: RoomRow['language'] }

/** The changed columns of a room that a visit comes into, and the row of its placement; not written yet. */
export const occupiedBy = (
  { now, by }: Pick<Actor, 'now' | 'by'>,
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
export const emptyAs = ({ now }: Pick<Actor, 'now'>, status: RoomStatus): Changes => ({
  status,
  statusSince: now,
  reservationId: null,
})
