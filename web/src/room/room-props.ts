import type { RoomTold } from '../live/told.ts'

export type Visit = NonNullable<RoomTold['reservation']>
export type RoomProps = { room: RoomTold; visit: Visit }
