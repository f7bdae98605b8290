import type { Reservation } from '@mikvah/contract/contract.ts'
import { useQueryClient } from '@tanstack/react-query'
import { question } from '../../../talk/ask.ts'
import { makeOld } from '../../../talk/make-old.ts'

/** Caches the visit from the answer of a write, and has the lists loaded anew. */
export function useKeepVisit() {
  const client = useQueryClient()
  return (visit: Reservation) => {
    const { queryKey } = question('reservation', { params: { id: visit.reservationId } })
    client.setQueryData(queryKey, visit)
    makeOld(client, ['findReservationsByUser'])
  }
}
