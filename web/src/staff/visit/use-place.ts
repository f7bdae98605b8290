import { useState } from 'react'
import { CallFailed } from '../../talk/call-failed.ts'
import { useTell } from '../../talk/tell.ts'
import { keepMoved } from './just-moved.ts'
import { isExcludedIn, type Placing } from './placeable.ts'
import { useFresh } from './use-fresh.ts'
import { type Card, useSwipe } from './use-swipe.ts'

/**
 * Places a visit into a room. Where she'd rather not meet the room's attendant, or the server says so, it is asked once
 * more first: `asking` is what is asked about.
 */
export function usePlace(onDone: (placing: Placing) => void) {
  const assignRoom = useTell('assignRoom')
  const fresh = useFresh()
  const swipe = useSwipe()
  const [asking, setAsking] = useState<Placing | null>(null)

  const send = async ({ visit, room }: Placing, confirmExcluded: boolean, card: Card) => {
    const placing = { visit, room }
    try {
      const { result } = await assignRoom.mutateAsync({
        body: {
          reservationId: visit.reservationId,
          roomId: room.id,
          roomStatus: room.status,
          expectedStatus: visit.reservationStatus,
          confirmExcluded,
          ...card,
        },
      })
      fresh.tellAll(result)
      keepMoved(result.reservation)
      setAsking(null)
      onDone(placing)
    } catch (failure) {
      fresh.tellRefused(failure)
      const asksAgain = failure instanceof CallFailed && failure.code === 'excluded-attendant'
      setAsking(asksAgain ? placing : null)
    }
  }

  const sendOnce = (placing: Placing, confirmExcluded: boolean) =>
    swipe.withCard((card) => send(placing, confirmExcluded, card), placing.visit.reservationId)

  return {
    place: (placing: Placing) => {
      assignRoom.reset()
      if (isExcludedIn(placing.room, placing.visit)) setAsking(placing)
      else sendOnce(placing, false)
    },
    asking,
    confirm: () => asking && sendOnce(asking, true),
    letBe: () => setAsking(null),
    isPending: assignRoom.isPending,
    error: asking ? null : assignRoom.error,
    forget: assignRoom.reset,
    swipe,
  }
}
