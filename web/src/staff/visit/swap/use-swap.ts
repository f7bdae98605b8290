import { useState } from 'react'
import type { RoomView } from '../../../live/live-event.ts'
import { CallFailed } from '../../../talk/call-failed.ts'
import { useTell } from '../../../talk/tell.ts'
import { keepSwapped } from '../just-moved.ts'
import { useFloorAct } from '../use-floor-act.ts'
import { type Exchange, metIn } from './exchange.ts'

/**
 * The questions before an exchange: whether to do it, and once more when a patron would meet an attendant she would
 * rather not meet.
 */
type Asking = { exchange: Exchange; about: 'swap' | 'excluded' }

/**
 * Exchanges the patrons of two rooms, or moves one patron into a free room. It asks first, `takeBack` only where she
 * would meet an attendant she would rather not, and sends what the screen showed, so that the second of two desks is
 * told what the first has done. `remember` gets each exchange that was done, by default so that this desk can undo it.
 */
export function useSwap(
  onDone: (exchange: Exchange) => void,
  { remember = keepSwapped }: { remember?: (exchange: Exchange) => void } = {},
) {
  const swapRooms = useTell('swapRooms')
  const { act, swipe } = useFloorAct()
  const [asking, setAsking] = useState<Asking | null>(null)

  const send = (exchange: Exchange, confirmExcluded: boolean) =>
    act(
      async (card) => {
        const body = { ...asShown(exchange), confirmExcluded, ...card }
        const { result } = await swapRooms.mutateAsync({ body })
        return { result: result.flatMap((room) => [room, ...insideOf(room)]) }
      },
      {
        onDone: () => {
          setAsking(null)
          remember(exchange)
          onDone(exchange)
        },
        onRefused: (failure) => {
          const asksAgain = failure instanceof CallFailed && failure.code === 'excluded-attendant'
          setAsking(
            asksAgain ? { exchange: asAnsweredBy(failure, exchange), about: 'excluded' } : null,
          )
        },
      },
    )

  return {
    begin: (exchange: Exchange) => {
      swapRooms.reset()
      setAsking({ exchange, about: 'swap' })
    },
    asking,
    confirm: () => {
      if (!asking) return
      const { exchange, about } = asking
      if (about === 'swap' && metIn(exchange).length > 0) setAsking({ exchange, about: 'excluded' })
      else send(exchange, about === 'excluded')
    },
    letBe: () => setAsking(null),
    /** Undoes what this desk has just done, without a question. */
    takeBack: (exchange: Exchange) => {
      swapRooms.reset()
      return send(exchange, false)
    },
    isPending: swapRooms.isPending,
    error: asking ? null : swapRooms.error,
    forget: swapRooms.reset,
    swipe,
  }
}

/** The two rooms, and the visit that the screen shows in each. */
const asShown = ({ visit, from, into }: Exchange) => ({
  ...{ roomA: from.id, roomB: into.id },
  ...{ expectedA: visit.reservationId, expectedB: into.reservation?.reservationId ?? null },
})

const insideOf = ({ reservation }: RoomView) => (reservation ? [reservation] : [])

/**
 * The exchange with the attendants that the refusal names. The patrons in the rooms are the same, or the refusal
 * would have said so.
 */
function asAnsweredBy(failure: CallFailed, exchange: Exchange): Exchange {
  const { result } = (failure.answer ?? {}) as { result?: RoomView[] }
  const asAnswered = (room: RoomView) => result?.find(({ id }) => id === room.id) ?? room
  return { ...exchange, from: asAnswered(exchange.from), into: asAnswered(exchange.into) }
}
