import { ExcludedModal } from '../ExcludedModal.tsx'
import { SwipeModal } from '../SwipeModal.tsx'
import { metIn, movesOf } from './exchange.ts'
import { SwapModal } from './SwapModal.tsx'
import type { useSwap } from './use-swap.ts'

/** The questions before an exchange of rooms: whether to do it, whether to do it even so, and for a card. */
export function SwapQuestions({ swap }: { swap: ReturnType<typeof useSwap> }) {
  const { asking, letBe, confirm, isPending, swipe } = swap
  const twice = asking?.about === 'excluded' ? asking.exchange : null
  return (
    <>
      <SwapModal
        exchange={asking?.about === 'swap' ? asking.exchange : null}
        busy={isPending}
        onLetBe={letBe}
        onConfirm={confirm}
      />
      <ExcludedModal
        asked={twice ? whoIsMet(twice) : []}
        question="deskSwapAllTheSameAsk"
        yes="deskSwapAllTheSame"
        busy={isPending}
        onLetBe={letBe}
        onConfirm={confirm}
      />
      <SwipeModal swipe={swipe} />
    </>
  )
}

/**
 * The server may refuse because of an attendant when the screen doesn't know which patron it concerns; then both are
 * named.
 */
const whoIsMet = (exchange: Parameters<typeof metIn>[0]) => {
  const met = metIn(exchange)
  return met.length > 0 ? met : movesOf(exchange)
}
