import { lazy, type Ref, Suspense } from 'react'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { useSettings } from '../../shell/use-settings.ts'
import type { CardReader } from './card-source.ts'

const forms = {
  practice: lazy(() =>
    import('./practice/PracticeCardForm.tsx').then((file) => ({ default: file.PracticeCardForm })),
  ),
  stripe: lazy(() =>
    import('./stripe/StripeCardForm.tsx').then((file) => ({ default: file.StripeCardForm })),
  ),
  cardknox: lazy(() =>
    import('./cardknox/CardknoxCardForm.tsx').then((file) => ({ default: file.CardknoxCardForm })),
  ),
}

/** A new card, typed into the form of whoever charges it: only that one's code is fetched. */
export function CardEntry({ ref }: { ref: Ref<CardReader> }) {
  const { practiceMode, ccProcessorType } = useSettings()
  if (practiceMode === undefined) return <Skeleton />
  const Form =
    forms[
      practiceMode === 'True' ? 'practice' : ccProcessorType === 'cardknox' ? 'cardknox' : 'stripe'
    ]
  return (
    <Suspense fallback={<Skeleton />}>
      <Form ref={ref} />
    </Suspense>
  )
}
