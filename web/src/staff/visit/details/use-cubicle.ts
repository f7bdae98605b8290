import type { Reservation } from '@mikvah/contract/contract.ts'
import { useTell } from '../../../talk/tell.ts'
import { useFresh } from '../use-fresh.ts'
import { useSwipe } from '../use-swipe.ts'

/** Asks for the first free cubicle while she waits. */
export function useCubicle({ reservationId }: Reservation) {
  const told = useTell('requestCubicle')
  const fresh = useFresh()
  const swipe = useSwipe()
  const request = async () => {
    const cardCode = await swipe.ask()
    if (cardCode === null) return
    try {
      const { result } = await told.mutateAsync({
        params: { id: reservationId },
        body: cardCode === '' ? {} : { cardCode },
      })
      fresh.tellAll(result)
    } catch (failure) {
      fresh.tellRefused(failure)
    }
  }
  return { request, swipe, error: told.error }
}
