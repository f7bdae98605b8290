import type { Reservation } from '@mikvah/contract/contract.ts'
import { useTell } from '../../../talk/tell.ts'
import { useFresh } from '../use-fresh.ts'
import { type Card, useSwipe } from '../use-swipe.ts'

/** Asks for the first free cubicle while she waits. */
export function useCubicle({ reservationId }: Reservation) {
  const requestCubicle = useTell('requestCubicle')
  const fresh = useFresh()
  const swipe = useSwipe()
  const request = async (body: Card) => {
    try {
      const { result } = await requestCubicle.mutateAsync({ params: { id: reservationId }, body })
      fresh.tellAll(result)
    } catch (failure) {
      fresh.tellRefused(failure)
    }
  }
  return { request: () => swipe.withCard(request), swipe, error: requestCubicle.error }
}
