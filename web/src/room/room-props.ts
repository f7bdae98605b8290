import type { RoomView } from '../live/live-event.ts'

/** The visit that is in a room, as `rooms` answers it. */
export type Visit = NonNullable<RoomView['reservation']>
export type RoomProps = { room: RoomView; visit: Visit }
