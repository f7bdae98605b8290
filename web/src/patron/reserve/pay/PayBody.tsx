import { Suspense } from 'react'
import { Skeleton } from '../../../parts/Skeleton.tsx'
import { ConfirmedModal } from './ConfirmedModal.tsx'
import { PayNews } from './PayNews.tsx'
import { PayViews, type PayViewsProps } from './PayViews.tsx'
import { type AskAgain, usePayStep } from './use-pay-step.ts'

type Props = Omit<PayViewsProps, 'acts'> & { askAgain: AskAgain }

/** What has just come of what she did, and under it the view. */
export function PayBody({ page, visit, facts, ticket, askAgain }: Props) {
  const step = usePayStep(visit, page.view, askAgain)
  return (
    <>
      <PayNews news={step.news} view={page.view} failure={step.failure} />
      <Suspense fallback={<Skeleton lines={6} />}>
        <PayViews page={page} visit={visit} facts={facts} ticket={ticket} acts={step.acts} />
      </Suspense>
      <ConfirmedModal
        ticket={ticket}
        open={step.news === 'booked' && page.view === 'success'}
        onClose={step.closeNews}
      />
    </>
  )
}
