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

/** The placeholder is as tall as the card form, so that what is below doesn't move when the form is loaded. */
const waiting = (
  <div className={styles.waiting}>
    <Skeleton lines={6} />
  </div>
)

/** A new card, in the form of the processor in use; only that one's code is loaded. */
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
