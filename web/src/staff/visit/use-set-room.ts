import type { RoomStatus } from '@mikvah/rules/room/statuses.ts'
import type { RoomView } from '../../live/live-event.ts'
import { useTell } from '../../talk/tell.ts'
import { useFloorAct } from './use-floor-act.ts'

/** `setTo` sets the status of an empty room, sent with the status the screen shows. It gives whether it was done. */
export function useSetRoom({ id, status: expectedStatus }: Pick<RoomView, 'id' | 'status'>) {
  const changeRoomStatus = useTell('changeRoomStatus', { stale: ['cleaningList'] })
  const { act, swipe } = useFloorAct()
  const params = { id: String(id) }
  const setTo = (status: RoomStatus) =>
    act((card) =>
      changeRoomStatus.mutateAsync({ params, body: { status, expectedStatus, ...card } }),
    )
  return { setTo, swipe, error: changeRoomStatus.error, isPending: changeRoomStatus.isPending }
}
