import { ExcludedModal } from './ExcludedModal.tsx'
import { SwipeModal } from './SwipeModal.tsx'
import type { usePlace } from './use-place.ts'

/** The questions before she is given a room: whether to do it even so, and for a card. */
export function PlaceQuestions({ placing }: { placing: ReturnType<typeof usePlace> }) {
  const { asking, letBe, confirm, isPending, swipe } = placing
  return (
    <>
      <ExcludedModal
        asked={asking ? [asking] : []}
        question="deskPlaceAllTheSameAsk"
        yes="deskPlaceAllTheSame"
        busy={isPending}
        onLetBe={letBe}
        onConfirm={confirm}
      />
      <SwipeModal swipe={swipe} />
    </>
  )
}
