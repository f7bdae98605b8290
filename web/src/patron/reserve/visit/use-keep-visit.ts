import type { Reservation } from '@mikvah/contract/contract.ts'
import { useQueryClient } from '@tanstack/react-query'
import { question } from '../../../talk/ask.ts'
import { makeOld } from '../../../talk/make-old.ts'

/**
 * Gives the function that puts a visit, as a write has answered it, into the cache and has her list of visits loaded
 * anew.
 */
export function useKeepVisit() {
  const client = useQueryClient()
  return (visit: Reservation) => {
    const { queryKey } = question('reservation', { params: { id: visit.reservationId } })
    client.setQueryData(queryKey, visit)
    makeOld(client, ['findReservationsByUser'])
  }
}
