import { useState } from 'react'
import { CallFailed } from '../../talk/call-failed.ts'
import { useTell } from '../../talk/tell.ts'
import { keepMoved } from './just-moved.ts'
import { isExcludedIn, type Placing } from './placeable.ts'
import { useFresh } from './use-fresh.ts'
import { useSwipe } from './use-swipe.ts'

/**
 * Places a visit into a room. Where she'd rather not meet the room's attendant, or the server says so, it is asked once
 * more first: `asking` is what is asked about.
 */
export function usePlace(onDone: (placing: Placing) => void) {
  const told = useTell('assignRoom')
  const fresh = useFresh()
  const swipe = useSwipe()
  const [asking, setAsking] = useState<Placing | null>(null)

  const send = async (placing: Placing, confirmExcluded: boolean) => {
    const { visit, room } = placing
    const cardCode = await swipe.ask()
    if (cardCode === null) return
    try {
      const { result } = await told.mutateAsync({
        body: {
          reservationId: visit.reservationId,
          roomId: room.id,
          roomStatus: room.status,
          expectedStatus: visit.reservationStatus,
          confirmExcluded,
          ...(cardCode === '' ? {} : { cardCode }),
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

  return {
    place: (placing: Placing) => {
      told.reset()
      if (isExcludedIn(placing.room, placing.visit)) setAsking(placing)
      else send(placing, false)
    },
    asking,
    confirm: () => asking && send(asking, true),
    letBe: () => setAsking(null),
    isPending: told.isPending,
    error: asking ? null : told.error,
    forget: told.reset,
    swipe,
  }
}
