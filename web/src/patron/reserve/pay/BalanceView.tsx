import type { Reservation } from '@mikvah/contract/contract.ts'
import { friendDiscountOf } from '@mikvah/rules/price/friend-discount.ts'
import { centsOf, dollarsOf } from '@mikvah/rules/price/money.ts'
import { type ReactNode, useRef } from 'react'
import { TwoColumns } from '../../../page/TwoColumns.tsx'
import { chargeOf, type Giving, giftNoteOf, isReady, nothingGiven } from '../../../paying/giving.ts'
import { PayByWallet } from '../../../paying/PayByWallet.tsx'
import type { PaySourceReader } from '../../../paying/PayWith.tsx'
import type { ChargeEnd } from '../../../paying/use-charge.ts'
import { useWords } from '../../../words/use-words.ts'
import { ShelfNotIn } from '../giving/ShelfNotIn.tsx'
import { TooMuch } from '../giving/TooMuch.tsx'
import { useShelf } from '../giving/use-shelf.ts'
import type { ReserveMode } from '../steps/steps.ts'
import { Checklist } from '../visit/Checklist.tsx'
import { netPaidOf } from '../visit/net-paid.ts'
import { QuoteLines } from '../visit/QuoteLines.tsx'
import type { VisitFacts } from '../visit/use-visit-facts.ts'
import { BalanceExtras } from './BalanceExtras.tsx'
import { PayPanel } from './PayPanel.tsx'
import { useBalancePayment } from './use-balance-payment.ts'

type Props = {
  visit: Reservation
  facts: VisitFacts
  mode: ReserveMode
  ticket: ReactNode
  giving: Giving
  onGiving: (giving: Giving) => void
  onCharging: (charging: boolean) => void
  laterBusy: boolean
  onCharged: (charge: ChargeEnd<'makePayment'>) => Promise<void>
  onFailed: () => void
  onPayLater: () => void
}

/** What is owed, how she pays and, below both on a phone, what she may add to it. */
export function BalanceView(props: Props) {
  const { visit, facts, mode, ticket, giving, onGiving } = props
  const { t } = useWords('pay')
  const card = useRef<PaySourceReader>(null)
  const payment = useBalancePayment(props)
  const shelf = useShelf(visit)
  const lines = visit.quoteLines.map(({ code, amount }) => ({ code, cents: centsOf(amount) }))
  const friendCents = friendDiscountOf(lines, visit, facts, facts.settings)
  const isFriend = giving.gifts.includes('friend')
  const discountCents = isFriend ? friendCents : 0
  const sum = chargeOf(visit, giving, discountCents)
  const bare = chargeOf(visit, nothingGiven, discountCents)

  const body = {
    ...sum,
    method: 'CreditCard' as const,
    reservationId: visit.reservationId,
    useDiscountPrice: isFriend || undefined,
    note: sum.donationAmount > 0 ? giftNoteOf(giving) : undefined,
    tipNote: sum.tipAmount > 0 ? giving.tipSplit : undefined,
  }
  const busy = payment.isCharging || shelf.saving
  const ready = isReady(giving, sum.amt)

  return (
    <TwoColumns
      below={
        <>
          <BalanceExtras
            visit={visit}
            giving={giving}
            onGiving={onGiving}
            friendSaves={friendCents > 0}
            shelf={facts.night?.shabbosMode === false ? shelf : null}
          />
          <Checklist visit={visit.reservationId} />
        </>
      }
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
            notice={
              <>
                <ShelfNotIn tryAgain={shelf.tryAgain} />
                <TooMuch amount={sum.amt} />
              </>
            }
            wallet={
              <PayByWallet
                amount={sum.amt}
                body={() => body}
                mayPay={() => ready && !busy}
                charge={payment.chargeBy}
                onEnd={payment.walletEnds}
              />
            }
            busy={busy}
            ready={ready}
            charging={payment.isHers}
            failure={payment.failure}
            onPay={() =>
              payment.pay({ card: card.current, body: (source) => ({ ...body, ...source }) })
            }
            onPayLater={props.onPayLater}
          />
        </>
      }
    >
      {ticket}
      {payment.bankDialog}
    </TwoColumns>
  )
}
