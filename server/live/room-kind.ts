import { roomFor } from '@mikvah/contract/who-sees.ts'
import { roomsByIds } from '../rooms/store.ts'
import { type RoomView, roomsView } from '../rooms/views/rooms-view.ts'
import type { Kind } from './kind.ts'

/** The event that a room has changed, or what it shows of the visit in it, of its section, or of its requests. */
export const roomKind: Kind<'room', RoomView> = {
  heardBy: ['desk', 'attendant', 'room'],
  read: async (tx, telling, ids) => {
    const rows = await roomsByIds(tx, ids.map(Number))
    const rooms = await roomsView(tx, telling, 'desk', rows)
    return new Map(rooms.map((room) => [String(room.id), room]))
  },
  shape: (view, { audience, room }) =>
    audience === 'room' && view.id !== room ? null : roomFor(audience, view),
}
