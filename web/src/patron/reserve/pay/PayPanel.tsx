import type { Reservation } from '@mikvah/contract/contract.ts'
import { IconLock } from '@tabler/icons-react'
import type { ReactNode, Ref } from 'react'
import { Alert } from '../../../parts/Alert.tsx'
import { Button } from '../../../parts/Button.tsx'
import { ErrorAlert } from '../../../parts/ErrorAlert.tsx'
import { Money } from '../../../parts/Money.tsx'
import { useWords } from '../../../words/use-words.ts'
import { type PaySourceReader, PayWith } from '../../cards/PayWith.tsx'
import type { ReserveMode } from '../steps.ts'
import { FreeUntil } from './FreeUntil.tsx'
import { PaymentPending } from './PaymentPending.tsx'
import styles from './PayPanel.module.css'
import type { VisitFacts } from './use-visit-facts.ts'

type Props = {
  card: Ref<PaySourceReader>
  visit: Reservation
  facts: VisitFacts
  mode: ReserveMode
  /** Dollars. */
  amount: number
  wallet: ReactNode
  busy: boolean
  charging: boolean
  failure: unknown
  onPay: () => void
  onPayLater: () => void
}

/** The card and the button; or, where nothing need be paid ahead, the way to the door. */
export function PayPanel(props: Props) {
  const { visit, facts, mode, amount, busy, charging } = props
  const { t } = useWords('pay')
  if (visit.paymentPending && !charging) return <PaymentPending />
  return (
    <section className={styles.panel}>
      {amount > 0 ? (
        <>
          {props.wallet}
          <PayWith ref={props.card} />
          <ErrorAlert failure={props.failure} />
          <Button kind="solid" size="big" wide icon={IconLock} busy={busy} onClick={props.onPay}>
            {t('payPay')} <Money amount={amount} />
          </Button>
          {facts.prepayRequired ? (
            <p className="small muted">{t('payPrepay')}</p>
          ) : (
            <Button kind="quiet" wide busy={busy} onClick={props.onPayLater}>
              {t(
                mode === 'pay' && visit.reservationStatus !== 'Pending'
                  ? 'payLater'
                  : 'payAtTheDoor',
              )}
            </Button>
          )}
        </>
      ) : (
        <>
          <Alert kind="info">{t('payNoCard')}</Alert>
          <Button kind="solid" size="big" wide busy={busy} onClick={props.onPayLater}>
            {t('payConfirm')}
          </Button>
        </>
      )}
      <FreeUntil at={facts.freeUntil} />
    </section>
  )
}
