import type { Reservation } from '@mikvah/contract/contract.ts'
import { judgeCancel } from '@mikvah/rules/reservation/cancel.ts'
import { isFridayLike } from '@mikvah/rules/reservation/length.ts'
import { flagOf } from '@mikvah/rules/settings/read.ts'
import { textIn } from '@mikvah/rules/settings/text-in.ts'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useMembershipLabel } from '../../../facts/use-membership-label.ts'
import { isHourToCome } from '../../../night/hour-to-come.ts'
import { TwoColumns } from '../../../page/TwoColumns.tsx'
import { Alert } from '../../../parts/Alert.tsx'
import { Button } from '../../../parts/Button.tsx'
import { WayRow, Ways } from '../../../parts/Ways.tsx'
import { useWords } from '../../../words/use-words.ts'
import type { GivingView } from '../steps/steps.ts'
import { judgeEditOf } from '../steps/visits.ts'
import { Checklist } from '../visit/Checklist.tsx'
import { FreeUntil } from '../visit/FreeUntil.tsx'
import { netPaidOf } from '../visit/net-paid.ts'
import { QuoteLines } from '../visit/QuoteLines.tsx'
import { SuppliesFold } from '../visit/SuppliesFold.tsx'
import type { VisitFacts } from '../visit/use-visit-facts.ts'
import { Arrival } from './Arrival.tsx'
import type { VisitModal } from './VisitModals.tsx'
import { VisitStanding } from './VisitStanding.tsx'

/** Few buy a membership here: its form comes with the tap that asks for it. */
const BuyMembershipModal = lazy(() =>
  import('../../membership/BuyMembershipModal.tsx').then((file) => ({
    default: file.BuyMembershipModal,
  })),
)
const MembershipBought = lazy(() =>
  import('../../membership/MembershipBought.tsx').then((file) => ({
    default: file.MembershipBought,
  })),
)

const VisitModals = lazy(() =>
  import('./VisitModals.tsx').then((file) => ({ default: file.VisitModals })),
)

type Opened = VisitModal | 'membership' | null

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
export function BookedView({ visit, facts, ticket, onPay, onEdit, onGive, onLeave }: Props) {
  const { t, language } = useWords('pay')
  const [opened, setOpened] = useState<Opened>(null)
  const [asksModal, setAsksModal] = useState(false)
  const [asksMembership, setAsksMembership] = useState(false)
  const [boughtUntil, setBoughtUntil] = useState<string | null>(null)
  const { settings } = facts
  const close = () => setOpened(null)
  const open = (modal: VisitModal) => {
    setAsksModal(true)
    setOpened(modal)
  }
  const askForMembership = () => {
    setAsksMembership(true)
    setOpened('membership')
  }

  const off = visit.reservationStatus === 'Canceled' || visit.reservationStatus === 'Replaced'
  const upcoming = visit.reservationStatus === 'Pending' || visit.reservationStatus === 'Reserved'
  const today = settings.date ?? ''
  const mayEdit = judgeEditOf(visit, today).allowed
  const mayCancel = judgeCancel(
    {
      status: visit.reservationStatus,
      night: visit.reservationDate,
      paymentOpen: visit.paymentPending,
    },
    { by: 'patron', today },
  ).allowed
  const paid = netPaidOf(visit)
  const owes = visit.balance > 0 && !off && !visit.paymentPending
  const whenToCome =
    (isFridayLike(facts) ? textIn(settings, 'reservationInstructionsFriday', language) : null) ??
    textIn(settings, 'reservationInstructions', language)
  const instructions = isHourToCome(visit) ? t('payHourToCome') : whenToCome
  const sellsMembership =
    flagOf(settings, 'membershipModule') === true && !visit.userMembership?.activeMember
  const membershipLabel = useMembershipLabel()

  return (
    <TwoColumns
      aside={
        <>
          {owes ? (
            <Button kind="solid" size="big" wide onClick={onPay}>
              {t('payPay')}
            </Button>
          ) : null}
          <QuoteLines
            visit={visit}
            paid={off || visit.balance <= 0 ? 0 : paid}
            refunded={off ? visit.refund?.amount : 0}
            total={
              off
                ? { name: t('payTotal'), amount: visit.balance + paid, quiet: true }
                : visit.balance > 0
                  ? { name: t('payToPay'), amount: visit.balance }
                  : { name: t('payLineWasPaid'), amount: paid, quiet: true }
            }
          />
          <Ways>
            {upcoming ? (
              <WayRow disabled={!mayEdit} onClick={onEdit}>
                {t('payEdit')}
              </WayRow>
            ) : null}
            {upcoming ? <WayRow onClick={() => open('note')}>{t('payNote')}</WayRow> : null}
            <WayRow onClick={() => open('payments')}>{t('payPayments')}</WayRow>
            {off || visit.paymentPending ? null : (
              <>
                <WayRow onClick={() => onGive('tip')}>{t('payAddTip')}</WayRow>
                <WayRow onClick={() => onGive('donation')}>{t('payAddGift')}</WayRow>
                {upcoming && facts.night?.shabbosMode === false ? (
                  <WayRow onClick={() => onGive('merchandise')}>{t('payAddShelf')}</WayRow>
                ) : null}
              </>
            )}
            {sellsMembership ? <WayRow onClick={askForMembership}>{membershipLabel}</WayRow> : null}
          </Ways>
          {upcoming && !visit.paymentPending ? (
            <Button kind="cancel" wide disabled={!mayCancel} onClick={() => open('cancel')}>
              {t('payCancel')}
            </Button>
          ) : null}
          {upcoming ? <FreeUntil at={facts.freeUntil} /> : null}
          <Button kind="quiet" onClick={onLeave}>
            {t('payAllReservations')}
          </Button>
        </>
      }
      below={
        off ? null : (
          <>
            <Checklist visit={visit.reservationId} />
            <SuppliesFold />
          </>
        )
      }
    >
      <Suspense fallback={null}>
        {boughtUntil ? <MembershipBought until={boughtUntil} /> : null}
      </Suspense>
      <VisitStanding visit={visit} />
      {ticket}
      {visit.reservationStatus === 'Reserved' ? <Arrival visit={visit} /> : null}
      {upcoming && instructions ? <Alert kind="info">{instructions}</Alert> : null}
      <Suspense fallback={null}>
        {asksModal ? (
          <VisitModals
            visit={visit}
            facts={facts}
            opened={opened === 'membership' ? null : opened}
            onClose={close}
          />
        ) : null}
      </Suspense>
      <Suspense fallback={null}>
        {asksMembership ? (
          <BuyMembershipModal
            open={opened === 'membership'}
            onClose={close}
            onBought={(bought) => {
              setBoughtUntil(bought.membershipExpiration)
              close()
            }}
          />
        ) : null}
      </Suspense>
    </TwoColumns>
  )
}
