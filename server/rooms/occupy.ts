import type { RoomStatus } from '@mikvah/rules/room/statuses.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import { newId } from '../ids.ts'
import type { Placement, RoomRow } from './store.ts'

type Mover = { now: Ms; by?: { userId: string } | null }
type Changes = Pick<RoomRow, 'status' | 'statusSince' | 'reservationId'>
type Visit = { id: string; language: RoomRow['language'] }

/** What a visit changes in the room that it is placed into, and the row it leaves among the placements. */
export const occupiedBy = (
  { now, by }: Mover,
  roomId: number,
  { id: reservationId, language }: Visit,
): {
  changes: Changes & Pick<RoomRow, 'language' | 'staffUntil'>
  placement: Placement
} => ({
  // Its screen speaks to her as she reads, whatever it spoke to whoever was in it last. Whoever worked before it has left it
  // to her.
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

/** What is changed in a room that nobody is in. */
export const emptyAs = ({ now }: Mover, status: RoomStatus): Changes => ({
  status,
  statusSince: now,
  reservationId: null,
})
