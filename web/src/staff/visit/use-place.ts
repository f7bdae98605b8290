import { useState } from 'react'
import { CallFailed } from '../../talk/call-failed.ts'
import { useTell } from '../../talk/tell.ts'
import { keepMoved } from './just-moved.ts'
import { isExcludedIn, type Placing } from './placeable.ts'
import { useFloorAct } from './use-floor-act.ts'

/**
 * `place` gives a visit a room. When she would rather not meet the room's attendant, by the screen's knowledge or the
 * server's, it asks once more first: `asking` is what it asks about, `confirm` goes on, `letBe` doesn't.
 */
export function usePlace(onDone: (placing: Placing) => void) {
  const assignRoom = useTell('assignRoom')
  const { act, swipe } = useFloorAct()
  const [asking, setAsking] = useState<Placing | null>(null)

  const send = ({ visit, room }: Placing, confirmExcluded: boolean) =>
    act(
      (card) =>
        assignRoom.mutateAsync({
          body: {
            reservationId: visit.reservationId,
            roomId: room.id,
            roomStatus: room.status,
            expectedStatus: visit.reservationStatus,
            confirmExcluded,
            ...card,
          },
        }),
      {
        about: visit.reservationId,
        onDone: ({ reservation }) => {
          keepMoved(reservation)
          setAsking(null)
          onDone({ visit, room })
        },
        onRefused: (failure) => {
          const asksAgain = failure instanceof CallFailed && failure.code === 'excluded-attendant'
          setAsking(asksAgain ? { visit, room } : null)
        },
      },
    )

  return {
    place: (placing: Placing) => {
      assignRoom.reset()
      if (isExcludedIn(placing.room, placing.visit)) setAsking(placing)
      else send(placing, false)
    },
    asking,
    confirm: () => asking && send(asking, true),
    letBe: () => setAsking(null),
    isPending: assignRoom.isPending,
    error: asking ? null : assignRoom.error,
    forget: assignRoom.reset,
    swipe,
  }
}
