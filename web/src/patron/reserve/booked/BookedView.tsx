import type { Reservation } from '@mikvah/contract/contract.ts'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { TwoColumns } from '../../../page/TwoColumns.tsx'
import { Alert } from '../../../parts/Alert.tsx'
import { useWords } from '../../../words/use-words.ts'
import type { GivingView } from '../steps/steps.ts'
import { Checklist } from '../visit/Checklist.tsx'
import { SuppliesFold } from '../visit/SuppliesFold.tsx'
import type { VisitFacts } from '../visit/use-visit-facts.ts'
import { Arrival } from './Arrival.tsx'
import { BookedAside } from './BookedAside.tsx'
import { BookedDialogs } from './BookedDialogs.tsx'
import { bookedOf } from './booked-of.ts'
import { useOpened } from './use-opened.ts'
import { VisitStanding } from './VisitStanding.tsx'

const MembershipBought = lazy(() =>
  import('../../membership/MembershipBought.tsx').then((file) => ({
    default: file.MembershipBought,
  })),
)

type Props = {
  visit: Reservation
  facts: VisitFacts
  ticket: ReactNode
  onPay: () => void
  onEdit: () => void
  onGive: (view: GivingView) => void
  onLeave: () => void
}

/** A visit as it stands, and everything she may do with it. */
export function BookedView({ visit, facts, ticket, ...on }: Props) {
  const { t, language } = useWords('pay')
  const dialogs = useOpened()
  const [boughtUntil, setBoughtUntil] = useState<string | null>(null)
  const booked = bookedOf(visit, facts, language)
  const { ahead } = booked
  return (
    <TwoColumns
      aside={<BookedAside visit={visit} booked={booked} onOpen={dialogs.open} {...on} />}
      below={
        booked.prepares ? (
          <>
            <Checklist visit={visit.reservationId} />
            <SuppliesFold />
          </>
        ) : null
      }
    >
      <Suspense fallback={null}>
        {boughtUntil ? <MembershipBought until={boughtUntil} /> : null}
      </Suspense>
      <VisitStanding visit={visit} />
      {ticket}
      {booked.arrives ? <Arrival visit={visit} /> : null}
      {ahead ? <Alert kind="info">{'words' in ahead ? t(ahead.words) : ahead.text}</Alert> : null}
      <BookedDialogs {...dialogs} visit={visit} facts={facts} onBought={setBoughtUntil} />
    </TwoColumns>
  )
}
