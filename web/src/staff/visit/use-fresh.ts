import { useQueryClient } from '@tanstack/react-query'
import type { RoomView, VisitSeen } from '../../live/live-event.ts'
import { presentLive } from '../../live/live-state.ts'
import { applyEvent, loadAllAnew } from '../../live/on-message.ts'
import { CallFailed } from '../../talk/call-failed.ts'

/** The visits and rooms that an answer holds, as they are now. */
export type Fresh =
  | VisitSeen
  | RoomView
  | (RoomView | VisitInRoom)[]
  | { reservation?: VisitSeen; room?: RoomView }
type VisitInRoom = NonNullable<RoomView['reservation']>

const isRoom = (one: object): one is RoomView => 'number' in one && 'section' in one

/**
 * `tellAll` puts the visits and rooms of an answer into every list of the cache at once, without waiting for the event;
 * `tellRefused` does so with those of a refusal (409). Without the live connection everything is loaded again.
 */
export function useFresh() {
  const client = useQueryClient()
  const tell = (one: object | undefined) => {
    if (!one) return
    // Without the live connection no event tells what else has changed, so everything is loaded again.
    if (!presentLive().live) loadAllAnew(client)
    if (isRoom(one)) applyEvent(client, { event: 'room', data: one })
    else if ('reservationId' in one) {
      applyEvent(client, { event: 'reservation', data: one as VisitSeen })
    }
  }
  const tellAll = (fresh: Fresh | null | undefined) => {
    if (!fresh) return
    if (Array.isArray(fresh)) fresh.forEach(tell)
    else if ('reservation' in fresh || 'room' in fresh) {
      const pair = fresh as { reservation?: VisitSeen; room?: RoomView }
      if ('reservationId' in fresh || isRoom(fresh)) return tell(fresh)
      tell(pair.room)
      tell(pair.reservation)
    } else tell(fresh)
  }
  return {
    tellAll,
    tellRefused: (failure: unknown) => {
      if (failure instanceof CallFailed && failure.status === 409)
        tellAll((failure.answer as { result?: Fresh } | null)?.result)
    },
  }
}
