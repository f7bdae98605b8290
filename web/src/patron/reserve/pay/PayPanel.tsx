import type { Reservation } from '@mikvah/contract/contract.ts'
import { textOf } from '@mikvah/rules/settings/read.ts'
import { IconLock } from '@tabler/icons-react'
import type { ReactNode, Ref } from 'react'
import { Alert } from '../../../parts/Alert.tsx'
import { Button } from '../../../parts/Button.tsx'
import { Money } from '../../../parts/Money.tsx'
import { OfflineBeside } from '../../../parts/OfflineNotice.tsx'
import { PaymentPending } from '../../../paying/PaymentPending.tsx'
import { PayRefused } from '../../../paying/PayRefused.tsx'
import { type PaySourceReader, PayWith } from '../../../paying/PayWith.tsx'
import { useWords } from '../../../words/use-words.ts'
import type { ReserveMode } from '../steps/steps.ts'
import { FreeUntil } from '../visit/FreeUntil.tsx'
import styles from '../visit/Panel.module.css'
import type { VisitFacts } from '../visit/use-visit-facts.ts'

type Props = {
  card: Ref<PaySourceReader>
  visit: Reservation
  facts: VisitFacts
  mode: ReserveMode
  /** The amount in dollars. */
  amount: number
  /** What to know of the amount before it is paid. */
  notice: ReactNode
  wallet: ReactNode
  busy: boolean
  /** Whether every amount she typed can be charged. */
  ready: boolean
  charging: boolean
  failure: unknown
  onPay: () => void
  onPayLater: () => void
}

/**
 * The card and the button, and, where nothing has to be paid in advance, paying at the door. Where nothing is owed she
 * only confirms; while a payment is open that isn't hers of just now (`charging`), that is all it says.
 */
export function PayPanel(props: Props) {
  const { visit, facts, mode, amount, busy, ready, charging } = props
  const { t } = useWords('pay')
  if (visit.paymentPending && !charging) return <PaymentPending />
  return (
    <section className={`${styles.panel} ${styles.first}`}>
      {props.notice}
      {amount > 0 ? (
        <>
          {props.wallet}
          <PayWith ref={props.card} />
          <OfflineBeside />
          <PayRefused failure={props.failure} held={visit} />
          <div className={styles.foot}>
            <p className={styles.sum}>
              {t('payToPay')} <Money amount={amount} />
            </p>
            <Button
              kind="solid"
              size="big"
              wide
              icon={IconLock}
              busy={busy}
              disabled={!ready}
              onClick={props.onPay}
            >
              {t('payPay')}{' '}
              <span className={styles.inButton}>
                <Money amount={amount} />
              </span>
            </Button>
          </div>
          {textOf(facts.settings, 'ccStatementText') ? (
            <p className="small muted">{t('payNeutral')}</p>
          ) : null}
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
          <Alert kind="info">{t(mode === 'edit' ? 'payNoCardEdit' : 'payNoCard')}</Alert>
          <Button kind="solid" size="big" wide busy={busy} onClick={props.onPayLater}>
            {t(mode === 'edit' ? 'payConfirmEdit' : 'payConfirm')}
          </Button>
        </>
      )}
      <FreeUntil at={facts.freeUntil} />
    </section>
  )
}
