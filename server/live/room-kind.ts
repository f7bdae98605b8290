import { roomFor } from '@mikvah/contract/who-sees.ts'
import { businessDayOf } from '@mikvah/rules/time/business-day.ts'
import { todayOf } from '../nights/nights.ts'
import type { Telling } from '../reservations/views/visit-facts.ts'
import { roomsByIds } from '../rooms/store.ts'
import { type RoomView, roomsView } from '../rooms/views/rooms-view.ts'
import type { Kind } from './kind.ts'

/** The room when the event was numbered, and whether it is kept for a visit of that night. */
type RoomEvent = RoomView & { isKeptTonight: boolean }

/** The event that a room has changed, or what it shows of the visit in it, of its section, or of its requests. */
export const roomKind: Kind<'room', RoomEvent> = {
  heardBy: ['desk', 'attendant', 'room'],
  read: async (tx, telling, ids) => {
    const rows = await roomsByIds(tx, ids.map(Number))
    const rooms = await roomsView(tx, telling, 'desk', rows)
    return new Map(rooms.map((room) => [String(room.id), withKept(room, telling)]))
  },
  shape: ({ isKeptTonight, ...view }, { audience, room }) => {
    if (audience === 'room' && view.id !== room) return null
    const isTold = audience === 'desk' || isKeptTonight
    return roomFor(audience, isTold ? view : { ...view, preassigned: null })
  },
}

/** Of other nights than tonight's visits only the desk is told. */
function withKept(room: RoomView, telling: Telling): RoomEvent {
  const { timeZone } = telling.content
  const at = room.preassigned && Date.parse(room.preassigned.reservationTime)
  return { ...room, isKeptTonight: at !== null && businessDayOf(at, timeZone) === todayOf(telling) }
}
