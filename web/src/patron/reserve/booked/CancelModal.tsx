import type { Reservation } from '@mikvah/contract/contract.ts'
import { use, useState } from 'react'
import { cardPaidOf } from '../../../facts/card-paid.ts'
import { MoneyAfterCancel } from '../../../facts/MoneyAfterCancel.tsx'
import { Alert } from '../../../parts/Alert.tsx'
import { Button } from '../../../parts/Button.tsx'
import { Modal } from '../../../parts/dialogs/Modal.tsx'
import { ErrorAlert } from '../../../parts/ErrorAlert.tsx'
import { LinkButton } from '../../../parts/LinkButton.tsx'
import { Currency } from '../../../parts/Money.tsx'
import { moneyText } from '../../../parts/money.ts'
import { noCard } from '../../../talk/call.ts'
import { useTell } from '../../../talk/tell.ts'
import { useWords } from '../../../words/use-words.ts'
import { isHers } from '../visit/is-hers.ts'
import styles from '../visit/Panel.module.css'
import { useKeepVisit } from '../visit/use-keep-visit.ts'
import type { VisitFacts } from '../visit/use-visit-facts.ts'

/** What she is told about her money before she cancels. */
const ahead = {
  'in-time': 'payCancelRefundAhead',
  'past-deadline': 'payCancelNoRefund',
  'no-refund-by-itself': 'payCancelOfficeDecides',
} as const

type Props = { visit: Reservation; facts: VisitFacts; open: boolean; onClose: () => void }

/**
 * Asks before canceling, and says what of her money would come back; where something was paid, it then says what became
 * of the money, and where nothing is refunded by itself leads to asking for it (requirements P4).
 */
export function CancelModal({ visit, facts, open, onClose }: Props) {
  const { t } = useWords('pay')
  const currency = use(Currency)
  const keep = useKeepVisit()
  const [canceled, setCanceled] = useState<Reservation | null>(null)
  const change = useTell('changeReservationStatus', {
    // She may have gone on to another page by then, which shows the visit too.
    onDone: ({ result }) => {
      if (!isHers(result)) return
      keep(result)
      if (result.amountPaid > 0) setCanceled(result)
      else onClose()
    },
  })
  const comesBack = cardPaidOf(visit)

  const cancel = () =>
    change.mutate({
      params: { id: visit.reservationId },
      body: { status: 'Canceled', expectedStatus: visit.reservationStatus, ...noCard },
    })

  if (canceled)
    return (
      <Modal
        open={open}
        onClose={onClose}
        title={t('payCanceledTitle')}
        actions={
          <>
            {canceled.refund ? null : (
              <LinkButton to={`/contact?refund=true&date=${visit.reservationDate}`}>
                {t('payRequestRefund')}
              </LinkButton>
            )}
            <Button kind="solid" onClick={onClose}>
              {t('payDone')}
            </Button>
          </>
        }
      >
        <Alert kind={canceled.refund ? 'success' : 'info'}>
          <MoneyAfterCancel visit={canceled} />
        </Alert>
      </Modal>
    )
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t('payCancelTitle')}
      actions={
        <>
          <Button busy={change.isPending} onClick={onClose}>
            {t('payKeep')}
          </Button>
          <Button kind="cancelNow" busy={change.isPending} onClick={cancel}>
            {t('payCancelNow')}
          </Button>
        </>
      }
    >
      <div className={styles.panel}>
        <p>{t('reservePaymentCancelReservationPrompt')}</p>
        {comesBack > 0 ? (
          <Alert kind={facts.refundOnCancel === 'in-time' ? 'info' : 'warning'}>
            {t(ahead[facts.refundOnCancel], { amount: moneyText(comesBack, currency) })}
          </Alert>
        ) : null}
        <ErrorAlert failure={change.error} />
      </div>
    </Modal>
  )
}
