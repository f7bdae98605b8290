import type { Reservation } from '@mikvah/contract/contract.ts'
import { IconLock } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../../../parts/Button.tsx'
import { ErrorAlert } from '../../../parts/ErrorAlert.tsx'
import { Money } from '../../../parts/Money.tsx'
import { useWords } from '../../../words/use-words.ts'
import { type PaySourceReader, PayWith } from '../../cards/PayWith.tsx'
import { useCharge } from '../../cards/use-charge.ts'
import { GiftChoice } from './GiftChoice.tsx'
import { type Giving, giftCentsOf, giftNoteOf, nothingGiven, tipCentsOf } from './giving.ts'
import { PaymentPending } from './PaymentPending.tsx'
import styles from './PayPanel.module.css'
import { TipChoice } from './TipChoice.tsx'
import { TwoColumns } from './TwoColumns.tsx'

type Props = {
  visit: Reservation
  kind: 'donation' | 'tip'
  ticket: ReactNode
  onCharged: (end: 'paid' | 'pending') => void
  onFailed: () => void
  onBack: () => void
}

/** A gift or a tip by itself, for a visit that is booked. */
export function GivingStep({ visit, kind, ticket, onCharged, onFailed, onBack }: Props) {
  const { t } = useWords('pay')
  const [giving, setGiving] = useState<Giving>({
    ...nothingGiven,
    tip: kind === 'tip' ? '5' : 'none',
  })
  const card = useRef<PaySourceReader>(null)
  const payment = useCharge('makePayment')
  const amount = (kind === 'tip' ? tipCentsOf(giving) : giftCentsOf(giving)) / 100

  const give = async () => {
    const end = await payment.charge({
      card: card.current,
      body: ({ paymentInfo, saveCard }) => ({
        method: kind === 'tip' ? 'Tip' : 'Donation',
        amt: amount,
        reservationId: visit.reservationId,
        paymentInfo,
        saveCard,
        ...(kind === 'tip' ? { tipNote: giving.tipSplit } : { note: giftNoteOf(giving) }),
      }),
    })
    if (end) onCharged(end.end)
    else onFailed()
  }

  const Choice = kind === 'tip' ? TipChoice : GiftChoice
  return (
    <TwoColumns
      aside={
        visit.paymentPending && !payment.busy ? (
          <PaymentPending />
        ) : (
          <section className={styles.panel}>
            <PayWith ref={card} />
            <ErrorAlert failure={payment.failure} />
            <Button
              kind="solid"
              size="big"
              wide
              icon={IconLock}
              busy={payment.busy}
              disabled={amount <= 0}
              onClick={give}
            >
              {t('payPay')} <Money amount={amount} />
            </Button>
            <Button kind="quiet" wide busy={payment.busy} onClick={onBack}>
              {t('back')}
            </Button>
          </section>
        )
      }
    >
      {ticket}
      <Choice giving={giving} onChange={setGiving} />
      {payment.bankDialog}
    </TwoColumns>
  )
}
