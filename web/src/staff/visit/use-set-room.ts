import type { RoomStatus } from '@mikvah/rules/room/statuses.ts'
import type { RoomView } from '../../live/live-event.ts'
import { useTell } from '../../talk/tell.ts'
import { useFresh } from './use-fresh.ts'
import { type Card, useSwipe } from './use-swipe.ts'

/** Sets a room that nobody is in, from what the screen shows of it. Gives whether it was done. */
export function useSetRoom({ id, status: expectedStatus }: Pick<RoomView, 'id' | 'status'>) {
  const changeRoomStatus = useTell('changeRoomStatus', { stale: ['cleaningList'] })
  const fresh = useFresh()
  const swipe = useSwipe()
  const send = async (status: RoomStatus, card: Card) => {
    try {
      const { result } = await changeRoomStatus.mutateAsync({
        params: { id: String(id) },
        body: { status, expectedStatus, ...card },
      })
      fresh.tellAll(result)
      return true
    } catch (failure) {
      fresh.tellRefused(failure)
      return false
    }
  }
  const setTo = async (status: RoomStatus) =>
    (await swipe.withCard((card) => send(status, card))) ?? false
  return { setTo, swipe, error: changeRoomStatus.error, isPending: changeRoomStatus.isPending }
}
