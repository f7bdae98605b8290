import { useQueryClient } from '@tanstack/react-query'
import { savedCardsOf } from '../../../paying/use-saved-cards.ts'
import { question } from '../../../talk/ask.ts'
import type { BodyOf } from '../../../talk/call.ts'
import { CallFailed } from '../../../talk/call-failed.ts'
import { useTell } from '../../../talk/tell.ts'
import { useSession } from '../../../talk/use-session.ts'
import { useReserveStep } from '../steps/steps.ts'

type Wish = BodyOf<'newReservation'>

/** `hold` holds the chosen place and goes on to payment; it throws what `failure` says. */
export function useHold() {
  const client = useQueryClient()
  const session = useSession()
  const { present, go } = useReserveStep()
  const book = useTell('newReservation', {
    stale: ['findReservationsByUser'],
    onDone: ({ result }) => {
      client.setQueryData(
        question('reservation', { params: { id: result.reservationId } }).queryKey,
        result,
      )
      return go('reserve-payment', {
        reservationId: result.reservationId,
        heldUntil: result.holdUntil,
        mode: present?.replacingReservationId ? 'edit' : 'new',
      })
    },
  })
  const failure = book.error instanceof CallFailed ? book.error : null
  return {
    busy: book.isPending,
    failure: book.error,
    /** Times near the one that was taken, where the server names some. */
    alternatives: failure?.answer?.alternatives ?? [],
    reset: book.reset,
    hold: (wish: Wish) => {
      if (session) client.prefetchQuery(savedCardsOf(session.userId))
      return book.mutateAsync({ body: { ...wish, hold: true } })
    },
  }
}
