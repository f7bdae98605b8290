import type { Reservation } from '@mikvah/contract/contract.ts'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { isHourToCome } from '../../../night/hour-to-come.ts'
import { TwoColumns } from '../../../page/TwoColumns.tsx'
import { Alert } from '../../../parts/Alert.tsx'
import { Card } from '../../../parts/Card.tsx'
import { Skeleton } from '../../../parts/Skeleton.tsx'
import { untilItComes } from '../../../talk/until-it-comes.ts'
import { useNow } from '../../../talk/use-now.ts'
import { useWords } from '../../../words/use-words.ts'
import { opensByPhone } from '../../garage/opens-by-phone.ts'
import { selfCheckInNow } from '../../self-check-in/self-check-in-now.ts'
import { type GivingView, useReserveStep } from '../steps/steps.ts'
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
  untilItComes(() =>
    import('../../membership/MembershipBought.tsx').then((file) => ({
      default: file.MembershipBought,
    })),
  ),
)

/** The garage button, loaded only where it is shown, as few patrons come by car. */
const Garage = lazy(() =>
  untilItComes(() => import('../../garage/Garage.tsx').then((file) => ({ default: file.Garage }))),
)

/** Checking in by her own phone, loaded only where the facility lets her. */
const SelfCheckIn = lazy(() =>
  untilItComes(() =>
    import('../../self-check-in/SelfCheckIn.tsx').then((file) => ({ default: file.SelfCheckIn })),
  ),
)

/** A placeholder as tall as what will be loaded, so that nothing jumps. */
const GarageComes = () => (
  <Card>
    <Skeleton lines={9} />
  </Card>
)

const CheckInComes = () => (
  <Card>
    <Skeleton lines={3} />
  </Card>
)

type Props = {
  visit: Reservation
  facts: VisitFacts
  ticket: ReactNode
  confirming: boolean
  onPay: () => void
  onEdit: () => void
  onGive: (view: GivingView) => void
  onLeave: () => void
}

/** A booked visit, and everything she may do with it. */
export function BookedView({ visit, facts, ticket, confirming, ...on }: Props) {
  const { t, language } = useWords('pay')
  const dialogs = useOpened()
  const step = useReserveStep()
  const [boughtUntil, setBoughtUntil] = useState<string | null>(null)
  const booked = bookedOf(visit, facts, language)
  const { ahead } = booked
  const checksIn = selfCheckInNow(visit, facts, useNow())
  // Whose hour isn't set yet is told none, and the garage opens by the hour.
  const parks = visit.parking && !isHourToCome(visit) && opensByPhone(visit, facts.settings)
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
      <VisitStanding visit={visit} prepayRequired={facts.prepayRequired} />
      {ticket}
      {booked.arrives && parks && facts.night ? (
        <Suspense fallback={<GarageComes />}>
          {confirming ? (
            <GarageComes />
          ) : (
            <Garage
              visit={visit}
              night={facts.night}
              settings={facts.settings}
              trigger={step.present?.garage === true}
              onTriggered={step.spendTrigger}
            />
          )}
        </Suspense>
      ) : null}
      {checksIn ? (
        <Suspense fallback={<CheckInComes />}>
          <SelfCheckIn
            visit={visit}
            stands={checksIn}
            settings={facts.settings}
            parksFirst={booked.arrives && parks}
          />
        </Suspense>
      ) : null}
      {booked.arrives ? <Arrival visit={visit} /> : null}
      {ahead ? <Alert kind="info">{'words' in ahead ? t(ahead.words) : ahead.text}</Alert> : null}
      <BookedDialogs {...dialogs} visit={visit} facts={facts} onBought={setBoughtUntil} />
    </TwoColumns>
  )
}
