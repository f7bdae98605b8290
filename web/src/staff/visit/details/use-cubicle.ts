import type { Reservation } from '@mikvah/contract/contract.ts'
import { useTell } from '../../../talk/tell.ts'
import { useFloorAct } from '../use-floor-act.ts'

/** `request` asks for the first free cubicle for a patron who waits, and gives whether she got one. */
export function useCubicle({ reservationId }: Reservation) {
  const requestCubicle = useTell('requestCubicle')
  const { act, swipe } = useFloorAct()
  const params = { id: reservationId }
  const request = () => act((body) => requestCubicle.mutateAsync({ params, body }))
  return { request, swipe, error: requestCubicle.error }
}
