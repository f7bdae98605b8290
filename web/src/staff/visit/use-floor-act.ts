import type { SwipedCard } from '../../talk/call.ts'
import { type Fresh, useFresh } from './use-fresh.ts'
import { useSwipe } from './use-swipe.ts'

type Ends<Result> = {
  onDone?: (result: Result) => void
  onRefused?: (failure: unknown) => void
}

/**
 * Sends an act on the floor to the server: with the card of the person who does it where the facility requires one.
 * What the answer contains, a refusal's answer too, updates every list at once. It isn't an optimistic update: nothing
 * changes before the answer. (Those of a room's or a kiosk's taps are in `offline-taps/send-taps.ts` and
 * `room/optimistic-room.ts`.) `act` gives whether it was done; `send` is the same for an act that already has its card.
 * Acts on different things (`about`) don't wait for one another.
 */
export function useFloorAct() {
  const fresh = useFresh()
  const swipe = useSwipe()
  const send = async <Answer extends { result: Fresh }>(
    sending: Promise<Answer>,
    { onDone, onRefused }: Ends<Answer['result']> = {},
  ): Promise<boolean> => {
    try {
      const { result } = await sending
      fresh.tellAll(result)
      onDone?.(result)
      return true
    } catch (failure) {
      fresh.tellRefused(failure)
      onRefused?.(failure)
      return false
    }
  }
  const act = async <Answer extends { result: Fresh }>(
    sending: (card: SwipedCard) => Promise<Answer>,
    { about, ...ends }: Ends<Answer['result']> & { about?: string } = {},
  ): Promise<boolean> => (await swipe.withCard((card) => send(sending(card), ends), about)) ?? false
  return { act, send, swipe }
}
