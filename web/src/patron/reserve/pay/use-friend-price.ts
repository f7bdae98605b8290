import type { Reservation } from '@mikvah/contract/contract.ts'
import { dollarsOf } from '@mikvah/rules/price/money.ts'
import { friendCents, friendOfMikvah } from '@mikvah/rules/price/sponsorship.ts'
import { useQueryClient } from '@tanstack/react-query'
import { question } from '../../../talk/ask.ts'
import type { BodyOf } from '../../../talk/call.ts'
import { useTell } from '../../../talk/tell.ts'
import type { FriendPrice } from './GiftChoice.tsx'
import { isFriendPledged } from './giving.ts'

/**
 * A Friend's gift counts for this visit's price only when it is pledged in the same booking (rules 5), so the place is
 * held anew with the pledge, or without it. `onHeld` gets the visit that stands in the place of this one.
 */
export function useFriendPrice(
  visit: Reservation,
  onHeld: (visit: Reservation) => void,
): FriendPrice {
  const client = useQueryClient()
  const book = useTell('newReservation', { stale: ['findReservationsByUser'] })
  const turn = (on: boolean) =>
    book.mutate(
      { query: { v: '1' }, body: wishOf(visit, on) },
      {
        onSuccess: ({ result }) => {
          const { queryKey } = question('reservation', { params: { id: result.reservationId } })
          client.setQueryData(queryKey, result)
          onHeld(result)
        },
      },
    )
  return { pledged: isFriendPledged(visit), busy: book.isPending, failure: book.error, turn }
}

function wishOf(visit: Reservation, friend: boolean): BodyOf<'newReservation'> {
  const held = visit.reservationStatus === 'Pending'
  return {
    reservationTime: visit.reservationTime,
    bath: visit.bath,
    handicapped: visit.handicapped,
    kallah: visit.kallah,
    segula: visit.segula,
    privateRoom: visit.privateRoom,
    chabadBor: visit.chabadBor,
    alternateLocation: visit.alternateLocation,
    parking: visit.parking,
    salonManicure: visit.salonManicure,
    salonBoth: visit.salonBoth,
    doubleSlot: visit.doubleSlot,
    userNotes: visit.userNotes,
    merchandise: visit.merchandise.map(({ item, quantity }) => ({ item, quantity })),
    hold: true,
    replacingReservationId: held ? visit.replacingReservationId : visit.reservationId,
    useDiscountPrice: friend,
    donationAmount: friend ? dollarsOf(friendCents) : 0,
    donationNote: friend ? friendOfMikvah : null,
  }
}
