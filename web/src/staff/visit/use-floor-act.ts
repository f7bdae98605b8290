import { type Fresh, useFresh } from './use-fresh.ts'
import { type Card, useSwipe } from './use-swipe.ts'

type Ends<Result> = {
  onDone?: (result: Result) => void
  onRefused?: (failure: unknown) => void
}

/**
 * How an act of the floor goes to the server from here: with the card of whose hand it was where the house asks for one,
 * and what is answered, a refusal's answer too, stands on every list at once. `act` gives whether it was done; `send` is the
 * same for an act that already has its card. Acts about different things don't wait for one another (`about`).
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
    sending: (card: Card) => Promise<Answer>,
    { about, ...ends }: Ends<Answer['result']> & { about?: string } = {},
  ): Promise<boolean> => (await swipe.withCard((card) => send(sending(card), ends), about)) ?? false
  return { act, send, swipe }
}
