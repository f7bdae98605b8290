import type { Reservation } from '@mikvah/contract/contract.ts'
import { use } from 'react'
import { Link } from 'react-router'
import { MoneyAfterCancel } from '../../../facts/MoneyAfterCancel.tsx'
import { Alert } from '../../../parts/Alert.tsx'
import { Currency } from '../../../parts/Money.tsx'
import { moneyText } from '../../../parts/money.ts'
import { PaymentPending } from '../../../paying/PaymentPending.tsx'
import { useWords } from '../../../words/use-words.ts'

/** How the visit stands, in one sentence: booked, paid, waiting for payment, canceled (requirements P4). */
export function VisitStanding({ visit }: { visit: Reservation }) {
  const { t } = useWords('pay')
  const currency = use(Currency)
  const amount = (dollars: number) => moneyText(dollars, currency)
  if (visit.paymentPending) return <PaymentPending />
  switch (visit.reservationStatus) {
    case 'Pending':
      return <Alert kind="warning">{t('reservePaymentReservationPendingMessage')}</Alert>
    case 'Canceled':
      return (
        <Alert
          kind="info"
          title={t(
            visit.refund?.state === 'issued' && !visit.paid
              ? 'payCanceledRefunded'
              : 'payCanceledTitle',
          )}
          action={
            visit.amountPaid > 0 && !visit.refund ? (
              <Link to="/contact">{t('payRequestRefund')}</Link>
            ) : null
          }
        >
          <MoneyAfterCancel visit={visit} />
        </Alert>
      )
    case 'Replaced':
      return <Alert kind="info">{t('payReplaced')}</Alert>
    default:
      return (
        <Alert kind="success" title={t('payBookedTitle')}>
          {visit.paid ? t('payPaidTitle') : null}{' '}
          {visit.balance > 0 ? t('payOwed', { amount: amount(visit.balance) }) : null}
          {visit.balance < 0 ? t('payCredit', { amount: amount(-visit.balance) }) : null}
        </Alert>
      )
  }
}
