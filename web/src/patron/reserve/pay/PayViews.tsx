import type { Reservation } from '@mikvah/contract/contract.ts'
import { lazy, type ReactNode } from 'react'
import { untilItComes } from '../../../talk/until-it-comes.ts'
import { BookedView } from '../booked/BookedView.tsx'
import { useReserveStep } from '../steps/steps.ts'
import { editOf } from '../steps/visits.ts'
import type { VisitFacts } from '../visit/use-visit-facts.ts'
import { BalanceView } from './BalanceView.tsx'
import { ChangeEnded, HoldEnded } from './Ended.tsx'
import type { PayActs } from './use-pay-step.ts'
import type { PayPage } from './view-of.ts'

/** Few give from a booked visit, so the form is loaded when it is opened. */
const GivingStep = lazy(() =>
  untilItComes(() =>
    import('../giving/GivingStep.tsx').then((file) => ({ default: file.GivingStep })),
  ),
)
const ShelfStep = lazy(() =>
  untilItComes(() =>
    import('../giving/ShelfStep.tsx').then((file) => ({ default: file.ShelfStep })),
  ),
)

export type PayViewsProps = {
  page: PayPage
  visit: Reservation
  facts: VisitFacts
  ticket: ReactNode
  /** Whether the dialog that says that it is booked is open. */
  confirming: boolean
  /** Told whether a payment of what is owed is under way. */
  onCharging: (charging: boolean) => void
  acts: PayActs
}

/** The view of Your Reservation that `page` names, and where each of its buttons leads. */
export function PayViews(props: PayViewsProps) {
  const { page, visit, facts, ticket, confirming, onCharging, acts } = props
  const { present, go, goInstead, back, toStart } = useReserveStep()
  const { give, laterBusy, onPayLater, ...giving } = acts
  switch (page.view) {
    case 'hold-ended':
      return (
        <HoldEnded
          visit={visit}
          onChoose={() =>
            goInstead(present?.date ? 'reserve-options' : 'reserve-date', {
              reservationId: undefined,
              heldUntil: undefined,
            })
          }
        />
      )
    case 'change-ended':
      return <ChangeEnded visit={visit} onLeave={toStart} />
    case 'balance':
      return (
        <BalanceView
          key={visit.reservationId}
          {...giving}
          visit={visit}
          facts={facts}
          mode={page.mode}
          ticket={ticket}
          onCharging={onCharging}
          laterBusy={laterBusy}
          onPayLater={onPayLater}
        />
      )
    case 'donation':
    case 'tip':
      return (
        <GivingStep
          key={page.view}
          {...giving}
          visit={visit}
          kind={page.view}
          ticket={ticket}
          onBack={back}
        />
      )
    case 'merchandise':
      return (
        <ShelfStep
          visit={visit}
          ticket={ticket}
          onPay={() => goInstead('reserve-payment', { mode: 'pay', giving: undefined })}
          onBack={back}
        />
      )
    default:
      return (
        <BookedView
          visit={visit}
          facts={facts}
          ticket={ticket}
          confirming={confirming}
          onPay={() => go('reserve-payment', { mode: 'pay', over: true })}
          onEdit={() =>
            go('reserve-date', { ...editOf(visit), reservationId: undefined, over: undefined })
          }
          onGive={give}
          onLeave={toStart}
        />
      )
  }
}
