import type { Ms } from '../time/ms.ts'
import type { RoomStatus } from './statuses.ts'

type Room = { status: RoomStatus; statusSince: Ms; active: boolean }

/** What opening a section makes Ready: its rooms that are clean. */
export const opensToReady = ({ status, active }: Room): boolean => active && status === 'Available'

/** What putting the building to rest makes Available: every room that nobody is in, unless it was set since. */
export const isShutAt = ({ status, statusSince }: Room, shutdown: Ms): boolean =>
  status !== 'Occupied' && status !== 'Available' && statusSince < shutdown
