import type { Reservation } from '@mikvah/contract/contract.ts'
import { refundOnCancel } from '@mikvah/rules/reservation/refund.ts'
import { type ReactNode, use } from 'react'
import { cardPaidOf } from '../../../facts/card-paid.ts'
import { VisitWhen } from '../../../night/VisitHour.tsx'
import { Alert } from '../../../parts/Alert.tsx'
import { AskFirst } from '../../../parts/dialogs/AskFirst.tsx'
import { Currency } from '../../../parts/Money.tsx'
import { moneyText } from '../../../parts/money.ts'
import { useWords } from '../../../words/use-words.ts'
import { useStaffSettings } from '../../facts/use-staff-settings.ts'
import { paidByHandOf } from '../../parts/paid-by-hand.ts'
import { useTicked } from '../../parts/ticks.ts'

type Props = {
  open: boolean
  onClose: () => void
  busy: boolean
  /** Why it wasn't done; null while nothing went wrong. */
  failure: unknown
  onConfirm: () => void
}

/**
 * Asks before a visit is canceled: its code, day and hour, the words about it that patrons read too, and whether what
 * her card paid goes back by itself and what is left to the desk.
 */
export const CancelModal = ({ visit, ...props }: Props & { visit: Reservation }) => (
  <CancelingModal {...props} act="deskCancel">
    <Which visit={visit} />
    <Prompt />
    <Money visit={visit} />
  </CancelingModal>
)

/** Which visit it is: on a phone the question covers its details. */
const Which = ({ visit }: { visit: Reservation }) => (
  <p>
    <b className="num">{visit.reservationCode}</b> · <VisitWhen visit={visit} />
  </p>
)

const ofTheCard = {
  'in-time': 'deskCancelGoesBack',
  'past-deadline': 'deskCancelStays',
  'no-refund-by-itself': 'deskCancelByDesk',
} as const

/** What is refunded, by the server's own rules: to her card by itself while the time allows it, all else by hand. */
function Money({ visit }: { visit: Reservation }) {
  const { t } = useWords('desk')
  const currency = use(Currency)
  const settings = useStaffSettings()
  const card = cardPaidOf(visit)
  const byHand = paidByHandOf(visit)
  const facts = {
    startsAt: Date.parse(visit.reservationTime),
    refundMissed: visit.refundMissed ?? false,
  }
  const standing = useTicked((now) => refundOnCancel(facts, now, settings ?? {}))
  const text = (amount: number) => ({ amount: moneyText(amount, currency) })
  return (
    <>
      {card > 0 && settings ? (
        <Alert kind={standing === 'in-time' ? 'info' : 'warning'}>
          {t(ofTheCard[standing], text(card))}
        </Alert>
      ) : null}
      {byHand > 0 ? <Alert kind="warning">{t('deskCancelByHand', text(byHand))}</Alert> : null}
    </>
  )
}

/** The facility's own words about canceling, the same that a patron reads. */
function Prompt() {
  const { t } = useWords('pay')
  return <p>{t('reservePaymentCancelReservationPrompt')}</p>
}

/** Asks before the check-in of a visit is canceled, in words that the facility may have rewritten. */
export function CancelCheckInModal({ visit, ...props }: Props & { visit: Reservation }) {
  const { t } = useWords('desk')
  return (
    <CancelingModal {...props} act="deskCancelCheckIn">
      <Which visit={visit} />
      <p>{t('CancelCheckinPrompt')}</p>
    </CancelingModal>
  )
}

type Canceling = Props & { act: 'deskCancel' | 'deskCancelCheckIn'; children: ReactNode }

function CancelingModal({ onClose, onConfirm, act, ...asked }: Canceling) {
  const { t } = useWords('desk')
  return (
    <AskFirst
      {...asked}
      title={t(act)}
      keep={t('deskLetBe')}
      onKeep={onClose}
      go={t(act)}
      onGo={onConfirm}
    />
  )
}
