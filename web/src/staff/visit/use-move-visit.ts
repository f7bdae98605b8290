import type { Reservation } from '@mikvah/contract/contract.ts'
import { useTell } from '../../talk/tell.ts'
import { useFresh } from './use-fresh.ts'
import { useSwipe } from './use-swipe.ts'

/** Moves a visit to another status from the one the screen shows; of two desks the second is told what the first has made of it. */
export function useMoveVisit(visit: Reservation) {
  const told = useTell('changeReservationStatus')
  const fresh = useFresh()
  const swipe = useSwipe()
  const moveTo = async (status: Reservation['reservationStatus']) => {
    told.reset()
    const cardCode = await swipe.ask()
    if (cardCode === null) return
    try {
      const { result } = await told.mutateAsync({
        params: { id: visit.reservationId },
        body: {
          status,
          expectedStatus: visit.reservationStatus,
          ...(cardCode === '' ? {} : { cardCode }),
        },
      })
      fresh.tellAll(result)
    } catch (failure) {
      fresh.tellRefused(failure)
    }
  }
  return { moveTo, swipe, error: told.error, isPending: told.isPending }
}
