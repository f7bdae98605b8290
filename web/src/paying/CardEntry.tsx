import { lazy, type Ref, Suspense } from 'react'
import { useSettings } from '../facts/use-settings.ts'
import { Skeleton } from '../parts/Skeleton.tsx'
import { untilItComes } from '../talk/until-it-comes.ts'
import styles from './CardEntry.module.css'
import type { CardReader } from './card-source.ts'

const forms = {
  practice: lazy(() =>
    untilItComes(() =>
      import('./practice/PracticeCardForm.tsx').then((file) => ({
        default: file.PracticeCardForm,
      })),
    ),
  ),
  stripe: lazy(() =>
    untilItComes(() =>
      import('./stripe/StripeCardForm.tsx').then((file) => ({ default: file.StripeCardForm })),
    ),
  ),
  cardknox: lazy(() =>
    untilItComes(() =>
      import('./cardknox/CardknoxCardForm.tsx').then((file) => ({
        default: file.CardknoxCardForm,
      })),
    ),
  ),
}

/** As tall as the form that comes: what she is to fill in below it stays where it is. */
const waiting = (
  <div className={styles.waiting}>
    <Skeleton lines={6} />
  </div>
)

/** A new card, typed into the form of whoever charges it: only that one's code is fetched. */
export function CardEntry({ ref }: { ref: Ref<CardReader> }) {
  const { practiceMode, ccProcessorType } = useSettings()
  if (practiceMode === undefined) return waiting
  const Form =
    forms[
      practiceMode === 'True' ? 'practice' : ccProcessorType === 'cardknox' ? 'cardknox' : 'stripe'
    ]
  return (
    <Suspense fallback={waiting}>
      <Form ref={ref} />
    </Suspense>
  )
}
