import type { RoomView } from '../live/told.ts'

export type Visit = NonNullable<RoomView['reservation']>
export type RoomProps = { room: RoomView; visit: Visit }
