import type { Reservation } from '@mikvah/contract/contract.ts'
import { useQueryClient } from '@tanstack/react-query'
import { question } from '../../../talk/ask.ts'
import { makeOld } from '../../../talk/make-old.ts'

/** Takes what a write answered as the visit's present state, and has the lists asked again. */
export function useKeepVisit() {
  const client = useQueryClient()
  return (visit: Reservation) => {
    const { queryKey } = question('reservation', { params: { id: visit.reservationId } })
    client.setQueryData(queryKey, visit)
    makeOld(client, ['findReservationsByUser'])
  }
}
