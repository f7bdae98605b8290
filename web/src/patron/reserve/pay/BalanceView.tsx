import type { Reservation } from '@mikvah/contract/contract.ts'
import { dollarsOf } from '@mikvah/rules/price/money.ts'
import { type ReactNode, useRef, useState } from 'react'
import { useWords } from '../../../words/use-words.ts'
import type { PaySourceReader } from '../../cards/PayWith.tsx'
import { useCharge } from '../../cards/use-charge.ts'
import type { ReserveMode } from '../steps.ts'
import { Checklist } from './Checklist.tsx'
import { GiftChoice } from './GiftChoice.tsx'
import { chargeOf, giftNoteOf, isFriendPledged, nothingGiven } from './giving.ts'
import { PayPanel } from './PayPanel.tsx'
import { QuoteLines } from './QuoteLines.tsx'
import { Shelf } from './Shelf.tsx'
import { TipChoice } from './TipChoice.tsx'
import { TwoColumns } from './TwoColumns.tsx'
import { useCredit } from './use-credit.ts'
import { useFriendPrice } from './use-friend-price.ts'
import { useShelf } from './use-shelf.ts'
import type { VisitFacts } from './use-visit-facts.ts'

type Props = {
  visit: Reservation
  facts: VisitFacts
  mode: ReserveMode
  ticket: ReactNode
  laterBusy: boolean
  /** Her place is held under another number now: with other prices. */
  onHeldAnew: (visit: Reservation) => void
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
  const friend = useFriendPrice(visit, props.onHeldAnew)
  const creditCents = useCredit(visit)
  const sum = chargeOf(visit, giving, creditCents)
  const bare = chargeOf(visit, nothingGiven, creditCents)
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
        useDiscountPrice: isFriendPledged(visit) || undefined,
        note: sum.donationAmount > 0 ? giftNoteOf(giving, friend.pledged) : undefined,
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
            gift={sum.donationAmount - bare.donationAmount}
            tip={sum.tipAmount - bare.tipAmount}
            paid={visit.amountPaid + dollarsOf(creditCents)}
            total={{ name: t('payToPay'), amount: sum.amt }}
          />
          <PayPanel
            card={card}
            visit={visit}
            facts={facts}
            mode={mode}
            amount={sum.amt}
            busy={payment.busy || shelf.saving || friend.busy || props.laterBusy}
            charging={payment.busy}
            failure={payment.failure}
            onPay={pay}
            onPayLater={props.onPayLater}
          />
        </>
      }
    >
      {ticket}
      <GiftChoice giving={giving} onChange={setGiving} friend={friend} />
      <TipChoice giving={giving} onChange={setGiving} />
      {sells ? <Shelf shelf={shelf} /> : null}
      <Checklist visit={visit.reservationId} />
      {payment.bankDialog}
    </TwoColumns>
  )
}
