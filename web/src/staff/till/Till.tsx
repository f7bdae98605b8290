import type { Reservation } from '@mikvah/contract/contract.ts'
import type { PaymentCategory } from '@mikvah/rules/payments/categories.ts'
import type { Tender } from '@mikvah/rules/payments/methods.ts'
import { isIn } from '@mikvah/rules/reservation/statuses.ts'
import { useState } from 'react'
import { MoneyAfterCancel } from '../../facts/MoneyAfterCancel.tsx'
import { Card } from '../../parts/Card.tsx'
import { Money } from '../../parts/Money.tsx'
import { countsNoMore } from '../../paying/counts-no-more.ts'
import { useWords } from '../../words/use-words.ts'
import { useIsHoldOver, useOwed } from '../facts/Held.tsx'
import { AddFee } from './AddFee.tsx'
import { Payments } from './Payments.tsx'
import { TakePayment } from './TakePayment.tsx'
import styles from './Till.module.css'

type Props = {
  visit: Reservation
  category?: PaymentCategory
  /** The way of paying, where it was chosen on the screen before. */
  method?: Tender | undefined
  /** Called after each payment, fee or refund. */
  onChanged: () => void
}

/**
 * The payments of one visit: what she owes, the forms that take a payment and add a fee, unless it is given up or its
 * hold is over, and the payments so far with their refunds. After a payment or refund made here on a visit that takes
 * none any more it says what became of its money; of money that came otherwise, `DetailsBody` does.
 */
export function Till({ visit, category, method, onChanged }: Props) {
  const { t } = useWords('till')
  const [said, setSaid] = useState<string | null>(null)
  const owed = useOwed(visit)
  const isHoldOver = useIsHoldOver(visit)
  const isClosed = isHoldOver || isIn('givenUp', visit.reservationStatus)
  const done = (text: string) => {
    setSaid(text)
    onChanged()
  }
  const name = owed > 0 ? 'tillOwed' : owed < 0 ? 'tillCredit' : 'tillSettled'
  // What was never paid of a visit that takes no payment any more is neither owed nor settled.
  const isUnpaid = visit.balance > 0 && owed === 0
  return (
    <Card>
      <div className={styles.till}>
        {isUnpaid ? null : (
          <p className={styles.owed} data-owes={owed > 0 || undefined}>
            <span>{t(name)}</span> <Money amount={Math.abs(owed)} />
          </p>
        )}
        <TakePayment
          visit={visit}
          category={category}
          begin={method}
          isClosed={isClosed}
          onTaken={done}
        />
        {isClosed ? null : <AddFee visit={visit} onAdded={done} />}
        <div role="status" className={styles.said}>
          {said ? <p>{said}</p> : null}
          {said && countsNoMore(visit) ? <MoneyAfterCancel visit={visit} /> : null}
        </div>
        <Payments visit={visit} onRefunded={done} />
      </div>
    </Card>
  )
}
