import { ExcludedModal } from '../ExcludedModal.tsx'
import { SwipeModal } from '../SwipeModal.tsx'
import { metIn, movesOf } from './exchange.ts'
import { SwapModal } from './SwapModal.tsx'
import type { useSwap } from './use-swap.ts'

/** What is asked before rooms change: whether, whether all the same, and for a card. */
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

/** Where the server says so and the screen doesn't know of whom, both are named. */
const whoIsMet = (exchange: Parameters<typeof metIn>[0]) => {
  const met = metIn(exchange)
  return met.length > 0 ? met : movesOf(exchange)
}
