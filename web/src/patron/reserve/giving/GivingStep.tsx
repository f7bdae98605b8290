import type { Reservation } from '@mikvah/contract/contract.ts'
import { IconLock } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { TwoColumns } from '../../../page/TwoColumns.tsx'
import { Button } from '../../../parts/Button.tsx'
import { Money } from '../../../parts/Money.tsx'
import { OfflineBeside } from '../../../parts/OfflineNotice.tsx'
import {
  type Giving,
  giftCentsOf,
  giftNoteOf,
  isReady,
  tipCentsOf,
} from '../../../paying/giving.ts'
import { PaymentPending } from '../../../paying/PaymentPending.tsx'
import { PayRefused } from '../../../paying/PayRefused.tsx'
import { type PaySourceReader, PayWith } from '../../../paying/PayWith.tsx'
import { type ChargeEnd, useCharge } from '../../../paying/use-charge.ts'
import { useWords } from '../../../words/use-words.ts'
import styles from '../visit/Panel.module.css'
import { GiftChoice } from './GiftChoice.tsx'
import { placeOfGiving } from './place-of-giving.ts'
import { TipChoice } from './TipChoice.tsx'
import { TooMuch } from './TooMuch.tsx'

type Props = {
  visit: Reservation
  kind: 'donation' | 'tip'
  ticket: ReactNode
  giving: Giving
  onGiving: (giving: Giving) => void
  onCharged: (charge: ChargeEnd<'makePayment'>) => Promise<void>
  onFailed: () => void
  onBack: () => void
}

/** A gift or a tip on its own, for a booked visit. */
export function GivingStep(props: Props) {
  const { visit, kind, ticket, giving, onGiving, onCharged, onFailed, onBack } = props
  const { t } = useWords('pay')
  const card = useRef<PaySourceReader>(null)
  const payment = useCharge('makePayment', { place: placeOfGiving(kind, visit) })
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
    if (end) await onCharged(end)
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
            <OfflineBeside />
            <TooMuch amount={amount} />
            <PayRefused failure={payment.failure} />
            <Button
              kind="solid"
              size="big"
              wide
              icon={IconLock}
              busy={payment.busy}
              disabled={amount <= 0 || !isReady(giving, amount)}
              onClick={give}
            >
              {t('payPay')} {amount > 0 ? <Money amount={amount} /> : null}
            </Button>
            <Button kind="quiet" wide busy={payment.busy} onClick={onBack}>
              {t('back')}
            </Button>
          </section>
        )
      }
    >
      {ticket}
      <Choice giving={giving} onChange={onGiving} />
      {payment.bankDialog}
    </TwoColumns>
  )
}
