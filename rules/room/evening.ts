import type { Ms } from '../time/ms.ts'
import type { RoomStatus } from './statuses.ts'

type Room = { status: RoomStatus; statusSince: Ms; active: boolean }

/** What opening a section makes Ready: its rooms that are clean. */
export const opensToReady = ({ status, active }: Room): boolean => active && status === 'Available'

/** What becomes of a room that nobody is in when the building is put to rest. What nobody has cleaned is not clean in the morning. */
export const atRest: Partial<Record<RoomStatus, RoomStatus>> = {
  Ready: 'Available',
  Cleaning: 'NeedsCleaning',
  Offline: 'Available',
}

/** What it becomes at the shutdown; null where it stays, since it is no room to put to rest or was set after. */
export const shutAs = (
  { status, statusSince }: Pick<Room, 'status' | 'statusSince'>,
  shutdown: Ms,
): RoomStatus | null => (statusSince < shutdown ? (atRest[status] ?? null) : null)
