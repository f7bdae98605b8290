import { useState } from 'react'
import type { RoomView } from '../../../live/live-event.ts'
import { CallFailed } from '../../../talk/call-failed.ts'
import { useTell } from '../../../talk/tell.ts'
import { keepSwapped } from '../just-moved.ts'
import { useFloorAct } from '../use-floor-act.ts'
import { type Exchange, metIn } from './exchange.ts'

/** What is asked before anything is done: whether they change, and once more where one would meet whom she'd rather not. */
type Asking = { exchange: Exchange; about: 'swap' | 'excluded' }

/**
 * Has two rooms change who is in them, or one of them go over into a free one. It is always asked about first, and what
 * the screen showed is what is sent: of two desks the second is told what the first has made of it. `remember` is what this
 * desk keeps of it: the way back, unless it was one.
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
    /** What this desk has just done isn't asked about when it is taken back. */
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

/** The two rooms, and whom the screen shows in each. */
const asShown = ({ visit, from, into }: Exchange) => ({
  ...{ roomA: from.id, roomB: into.id },
  ...{ expectedA: visit.reservationId, expectedB: into.reservation?.reservationId ?? null },
})

const insideOf = ({ reservation }: RoomView) => (reservation ? [reservation] : [])

/** With the attendants that the refusal names: who is in the rooms is as it was, or it would have said so instead. */
function asAnsweredBy(failure: CallFailed, exchange: Exchange): Exchange {
  const { result } = (failure.answer ?? {}) as { result?: RoomView[] }
  const asAnswered = (room: RoomView) => result?.find(({ id }) => id === room.id) ?? room
  return { ...exchange, from: asAnswered(exchange.from), into: asAnswered(exchange.into) }
}
