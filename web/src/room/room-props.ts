import type { RoomView } from '../live/live-event.ts'

export type Visit = NonNullable<RoomView['reservation']>
export type RoomProps = { room: RoomView; visit: Visit }
