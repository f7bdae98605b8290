import type { Ms } from '../time/ms.ts'
import type { RoomStatus } from './statuses.ts'

type Room = { status: RoomStatus; statusSince: Ms; active: boolean }

/** Whether opening the section makes this room Ready, which it does to one in use that is Available. */
export const opensToReady = ({ status, active }: Room): boolean => active && status === 'Available'

/** Whether shutting the building down makes this room Available: one that nobody is in, unless it was set since. */
export const isShutAt = ({ status, statusSince }: Room, shutdown: Ms): boolean =>
  status !== 'Occupied' && status !== 'Available' && statusSince < shutdown
