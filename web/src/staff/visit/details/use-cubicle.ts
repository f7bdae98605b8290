import type { Reservation } from '@mikvah/contract/contract.ts'
import { useTell } from '../../../talk/tell.ts'
import { useFresh } from '../use-fresh.ts'

/** Asks for the first free cubicle while she waits. */
export function useCubicle({ reservationId }: Reservation) {
  const told = useTell('requestCubicle')
  const fresh = useFresh()
  const request = async () => {
    try {
      const { result } = await told.mutateAsync({ params: { id: reservationId } })
      fresh.tellAll(result)
    } catch (failure) {
      fresh.tellRefused(failure)
    }
  }
  return { request, error: told.error }
}
