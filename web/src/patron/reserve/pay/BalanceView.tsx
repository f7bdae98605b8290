import type { Reservation } from '@mikvah/contract/contract.ts'
import { dollarsOf } from '@mikvah/rules/price/money.ts'
import { type ReactNode, useRef, useState } from 'react'
import { useWords } from '../../../words/use-words.ts'
import type { PaySourceReader } from '../../cards/PayWith.tsx'
import { useCharge } from '../../cards/use-charge.ts'
import type { ReserveMode } from '../steps.ts'
import { Checklist } from './Checklist.tsx'
import { friendDiscountOf } from './friend-discount.ts'
import { GiftChoice } from './GiftChoice.tsx'
import { chargeOf, giftNoteOf, nothingGiven } from './giving.ts'
import { netPaidOf } from './net-paid.ts'
import { PayPanel } from './PayPanel.tsx'
import { QuoteLines } from './QuoteLines.tsx'
import { Shelf } from './Shelf.tsx'
import { TipChoice } from './TipChoice.tsx'
import { TwoColumns } from './TwoColumns.tsx'
import { useShelf } from './use-shelf.ts'
import type { VisitFacts } from './use-visit-facts.ts'

type Props = {
  visit: Reservation
  facts: VisitFacts
  mode: ReserveMode
  ticket: ReactNode
  laterBusy: boolean
  onCharged: (end: 'paid' | 'pending') => void
  onFailed: () => void
  onPayLater: () => void
}

/** What is owed, what she adds to it, and how she pays. */
export function BalanceView(props: Props) {
  const { visit, facts, mode, ticket } = props
  const { t } = useWords('pay')
  const [giving, setGiving] = useState(nothingGiven)
  const card = useRef<PaySourceReader>(null)
  const payment = useCharge('makePayment')
  const shelf = useShelf(visit)
  const friendCents = friendDiscountOf(visit, facts, facts.settings)
  const isFriend = giving.gifts.includes('friend')
  const discountCents = isFriend ? friendCents : 0
  const sum = chargeOf(visit, giving, discountCents)
  const bare = chargeOf(visit, nothingGiven, discountCents)
  const sells = facts.night?.shabbosMode === false

  const pay = async () => {
    const end = await payment.charge({
      card: card.current,
      body: ({ paymentInfo, saveCard }) => ({
        ...sum,
        method: 'CreditCard',
        reservationId: visit.reservationId,
        paymentInfo,
        saveCard,
        useDiscountPrice: isFriend || undefined,
        note: sum.donationAmount > 0 ? giftNoteOf(giving) : undefined,
        tipNote: sum.tipAmount > 0 ? giving.tipSplit : undefined,
      }),
    })
    if (end) props.onCharged(end.end)
    else props.onFailed()
  }

  return (
    <TwoColumns
      aside={
        <>
          <QuoteLines
            visit={visit}
            discount={dollarsOf(discountCents)}
            gift={sum.donationAmount - bare.donationAmount}
            tip={sum.tipAmount - bare.tipAmount}
            paid={netPaidOf(visit)}
            total={{ name: t('payToPay'), amount: sum.amt }}
          />
          <PayPanel
            card={card}
            visit={visit}
            facts={facts}
            mode={mode}
            amount={sum.amt}
            busy={payment.busy || shelf.saving || props.laterBusy}
            charging={payment.busy}
            failure={payment.failure}
            onPay={pay}
            onPayLater={props.onPayLater}
          />
        </>
      }
    >
      {ticket}
      <GiftChoice giving={giving} onChange={setGiving} friendSaves={friendCents > 0} />
      <TipChoice giving={giving} onChange={setGiving} />
      {sells ? <Shelf shelf={shelf} /> : null}
      <Checklist visit={visit.reservationId} />
      {payment.bankDialog}
    </TwoColumns>
  )
}
