import { roomAfter } from '@mikvah/rules/room/after-visit.ts'
import { calls } from '@mikvah/rules/supplies/requests.ts'
import type { RoomView } from '../live/live-event.ts'
import type { RoomCall, Tap } from '../offline-taps/taps.ts'

/** How each tap changes the room shown, before the server has answered, as far as this screen can know. */
const effects: {
  [Name in RoomCall]: (room: RoomView, tap: Extract<Tap, { name: Name }>) => RoomView
} = {
  changeRoomStatus: (room, { body: { reservationStatus } }) => {
    if (!room.reservation || !reservationStatus) return room
    if (reservationStatus === 'Done') return emptied(room)
    return { ...room, reservation: { ...room.reservation, reservationStatus } }
  },
  askSupplies: (room, { body, key }) => {
    const { supplyRequests: open } = room
    if (body.action !== 'add')
      return { ...room, supplyRequests: open.filter(({ id }) => !body.ids.includes(id)) }
    const wanted = body.isAttendantRequest
      ? [calls.isAttendantRequest]
      : body.isCallRequest
        ? [calls.isCallRequest]
        : body.items
    const fresh = (wanted ?? []).filter((item) => !open.some((one) => one.item === item))
    return { ...room, supplyRequests: [...open, ...fresh.map((item) => askedFor(item, key))] }
  },
  setLights: (room, { body: { onOff } }) => ({ ...room, light: onOff }),
  setRoomLanguage: (room, { body: { language } }) => ({ ...room, language }),
}

/** The room once she has left: neither her visit nor what she asked for is in it. */
export const emptied = (room: RoomView): RoomView => ({
  ...room,
  status: roomAfter('Dressing', 'Done', { attended: true }).leftAs ?? room.status,
  reservation: null,
  supplyRequests: [],
})

/** A request that was tapped and has no id yet, so it can't be taken back before the server has given it one. */
const askedFor = (item: string, key: string): RoomView['supplyRequests'][number] => ({
  ...{ id: 0, item, status: 'open', dateRequested: key, dateCompleted: null, dateCanceled: null },
  ...{
    isCallRequest: item === calls.isCallRequest,
    isAttendantRequest: item === calls.isAttendantRequest,
  },
})

/**
 * The optimistic update of a room and of its visit: both as they will be when every tap has arrived at the server. Taps
 * about another visit change nothing. How taps are sent and retried: `web/src/offline-taps/send-taps.ts`.
 */
export const optimisticRoom = (room: RoomView, taps: readonly Tap[]): RoomView =>
  taps.reduce((present, tap) => {
    if (tap.name === 'checkIn' || tap.about !== (present.reservation?.reservationId ?? null))
      return present
    const effect = effects[tap.name] as (room: RoomView, tap: Tap) => RoomView
    return effect(present, tap)
  }, room)
