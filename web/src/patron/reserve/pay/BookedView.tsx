import type { Reservation } from '@mikvah/contract/contract.ts'

import { isFridayLike } from '@mikvah/rules/reservation/length.ts'
import { flagOf } from '@mikvah/rules/settings/read.ts'
import { textIn } from '@mikvah/rules/settings/text-in.ts'
import {
  IconArrowsExchange,
  IconHeart,
  IconNotes,
  IconReceipt,
  IconShoppingBag,
  IconUserHeart,
} from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Alert } from '../../../parts/Alert.tsx'
import { Button } from '../../../parts/Button.tsx'
import { Card } from '../../../parts/Card.tsx'
import { useWords } from '../../../words/use-words.ts'
import { useMembershipLabel } from '../../membership/use-membership-label.ts'
import { judgeEditOf } from '../visits.ts'
import styles from './BookedView.module.css'
import { CancelModal } from './CancelModal.tsx'
import { Checklist } from './Checklist.tsx'
import { FreeUntil } from './FreeUntil.tsx'
import { NoteModal } from './NoteModal.tsx'
import { netPaidOf } from './net-paid.ts'
import { PaymentsModal } from './PaymentsModal.tsx'
import { QuoteLines } from './QuoteLines.tsx'
import { SuppliesFold } from './SuppliesFold.tsx'
import { TwoColumns } from './TwoColumns.tsx'
import type { VisitFacts } from './use-visit-facts.ts'
import { VisitStanding } from './VisitStanding.tsx'
import type { GivingView } from './view-of.ts'

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

type Opened = 'note' | 'payments' | 'cancel' | 'membership' | null

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
  const [asksMembership, setAsksMembership] = useState(false)
  const [boughtUntil, setBoughtUntil] = useState<string | null>(null)
  const { settings } = facts
  const close = () => setOpened(null)
  const askForMembership = () => {
    setAsksMembership(true)
    setOpened('membership')
  }

  const off = visit.reservationStatus === 'Canceled' || visit.reservationStatus === 'Replaced'
  const upcoming = visit.reservationStatus === 'Pending' || visit.reservationStatus === 'Reserved'
  const today = settings.date ?? ''
  const mayEdit = judgeEditOf(visit, today).allowed
  const mayCancel = visit.reservationDate >= today
  const owes = visit.balance > 0 && !off && !visit.paymentPending
  const instructions =
    (isFridayLike(facts) ? textIn(settings, 'reservationInstructionsFriday', language) : null) ??
    textIn(settings, 'reservationInstructions', language)
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
            paid={off ? 0 : netPaidOf(visit)}
            total={
              off
                ? { name: t('payTotal'), amount: visit.balance + netPaidOf(visit) }
                : { name: t('payToPay'), amount: Math.max(0, visit.balance) }
            }
          />
          <div className={styles.actions}>
            {upcoming ? (
              <Button wide icon={IconArrowsExchange} disabled={!mayEdit} onClick={onEdit}>
                {t('payEdit')}
              </Button>
            ) : null}
            {upcoming ? (
              <Button wide icon={IconNotes} onClick={() => setOpened('note')}>
                {t('payNote')}
              </Button>
            ) : null}
            <Button wide icon={IconReceipt} onClick={() => setOpened('payments')}>
              {t('payPayments')}
            </Button>
            {off || visit.paymentPending ? null : (
              <>
                <Button wide icon={IconUserHeart} onClick={() => onGive('tip')}>
                  {t('payAddTip')}
                </Button>
                <Button wide icon={IconHeart} onClick={() => onGive('donation')}>
                  {t('payAddGift')}
                </Button>
                {upcoming && facts.night?.shabbosMode === false ? (
                  <Button wide icon={IconShoppingBag} onClick={() => onGive('merchandise')}>
                    {t('payAddShelf')}
                  </Button>
                ) : null}
              </>
            )}
            {sellsMembership ? (
              <Button kind="quiet" wide onClick={askForMembership}>
                {membershipLabel}
              </Button>
            ) : null}
            {upcoming && !visit.paymentPending ? (
              <Button kind="cancel" wide disabled={!mayCancel} onClick={() => setOpened('cancel')}>
                {t('payCancel')}
              </Button>
            ) : null}
          </div>
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
      {upcoming ? (
        <Card ground="well" aria-label={t('payCode')}>
          <p className={styles.code}>
            <span>{t('payCode')}</span>
            <span className="num code">{visit.reservationCode}</span>
          </p>
        </Card>
      ) : null}
      {upcoming && instructions ? <Alert kind="info">{instructions}</Alert> : null}
      <NoteModal visit={visit} open={opened === 'note'} onClose={close} />
      <PaymentsModal visit={visit} open={opened === 'payments'} onClose={close} />
      <CancelModal visit={visit} facts={facts} open={opened === 'cancel'} onClose={close} />
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
