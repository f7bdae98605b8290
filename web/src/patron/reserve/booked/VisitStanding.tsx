import type { Reservation } from '@mikvah/contract/contract.ts'
import { isIn, type ReservationStatus } from '@mikvah/rules/reservation/statuses.ts'
import { use } from 'react'
import { Link } from 'react-router'
import { MoneyAfterCancel } from '../../../facts/MoneyAfterCancel.tsx'
import { Alert } from '../../../parts/Alert.tsx'
import { Currency } from '../../../parts/Money.tsx'
import { moneyText } from '../../../parts/money.ts'
import { PaymentPending } from '../../../paying/PaymentPending.tsx'
import { useWords } from '../../../words/use-words.ts'

/** Of a visit that stands: it is ahead of her, under way, or over. */
const titleOf = (status: ReservationStatus) => {
  if (status === 'Done') return 'payVisitDone'
  return isIn('inTheBuilding', status) ? 'payVisitHere' : 'payBookedTitle'
}

/** What is owed is paid at the door only where the door takes it, and while she is still to come through it. */
const owedAs = (status: ReservationStatus, prepayRequired: boolean) =>
  titleOf(status) === 'payBookedTitle' && !prepayRequired ? 'payOwed' : 'payNotPaid'

type Props = { visit: Reservation; prepayRequired: boolean }

/**
 * How the visit stands: waiting for payment, booked, under way, over, canceled or replaced, and what of it is paid or
 * owed (requirements P4).
 */
export function VisitStanding({ visit, prepayRequired }: Props) {
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
              <Link to={`/contact?refund=true&date=${visit.reservationDate}`}>
                {t('payRequestRefund')}
              </Link>
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
        <Alert kind="success" title={t(titleOf(visit.reservationStatus))}>
          {visit.paid ? t('payPaidTitle') : null}{' '}
          {visit.balance > 0
            ? t(owedAs(visit.reservationStatus, prepayRequired), { amount: amount(visit.balance) })
            : null}
          {visit.balance < 0 ? t('payCredit', { amount: amount(-visit.balance) }) : null}
        </Alert>
      )
  }
}
