import type { Reservation } from '@mikvah/contract/contract.ts'
import { Suspense } from 'react'
import { useKnownOnce } from '../../../page/use-known-once.ts'
import { Skeleton } from '../../../parts/Skeleton.tsx'
import { useSavedCards } from '../../../paying/use-saved-cards.ts'
import { ConfirmedModal } from './ConfirmedModal.tsx'
import { PayNews } from './PayNews.tsx'
import { PayViews, type PayViewsProps } from './PayViews.tsx'
import { type AskAgain, usePayStep } from './use-pay-step.ts'

type Props = Omit<PayViewsProps, 'acts' | 'confirming' | 'visit'> & {
  /** The visit as it stands. */
  visit: Reservation
  /** The visit as it is shown. */
  shown: Reservation
  askAgain: AskAgain
}

/**
 * Your Reservation under its head: the news of what she just did, the view below it, and a dialog once it is booked.
 */
export function PayBody({ page, visit, shown, facts, ticket, askAgain, onCharging }: Props) {
  const step = usePayStep(visit, page.view, askAgain)
  // How tall the payment is depends on her cards, so it waits for them, and nothing jumps.
  const pays = page.view === 'balance'
  const cards = useSavedCards({ enabled: pays })
  const knowsCards = useKnownOnce({ isLoading: !pays || cards.isLoading })
  const confirming = step.news === 'booked' && page.view === 'success'
  return (
    <>
      <PayNews news={step.news} view={page.view} failure={step.failure} />
      {pays && !knowsCards ? (
        <Skeleton lines={6} />
      ) : (
        <Suspense fallback={<Skeleton lines={6} />}>
          <PayViews
            {...{ page, facts, ticket, confirming, onCharging }}
            visit={shown}
            acts={step.acts}
          />
        </Suspense>
      )}
      <ConfirmedModal ticket={ticket} open={confirming} onClose={step.closeNews} />
    </>
  )
}
