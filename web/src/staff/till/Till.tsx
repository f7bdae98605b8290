import type { Reservation } from '@mikvah/contract/contract.ts'
import type { PaymentCategory } from '@mikvah/rules/payments/categories.ts'
import { givenUp } from '@mikvah/rules/reservation/statuses.ts'
import { useState } from 'react'
import { Card } from '../../parts/Card.tsx'
import { Money } from '../../parts/Money.tsx'
import { useWords } from '../../words/use-words.ts'
import { useIsHoldOver } from '../facts/Held.tsx'
import { AddFee } from './AddFee.tsx'
import { Payments } from './Payments.tsx'
import { TakePayment } from './TakePayment.tsx'
import styles from './Till.module.css'
import type { TillMethod } from './till-form.ts'

type Props = {
  visit: Reservation
  category?: PaymentCategory
  /** The way of paying, where it was chosen on the screen before. */
  method?: TillMethod | undefined
  /** Called after each payment, fee or refund. */
  onChanged: () => void
}

/**
 * The payments of one visit: what she owes, the forms that take a payment and add a fee, unless it is given up or its
 * hold is over, and the payments so far with their refunds.
 */
export function Till({ visit, category, method, onChanged }: Props) {
  const { t } = useWords('till')
  const [said, setSaid] = useState<string | null>(null)
  const { balance } = visit
  const isHoldOver = useIsHoldOver(visit)
  const isClosed = isHoldOver || givenUp(visit.reservationStatus)
  const done = (text: string) => {
    setSaid(text)
    onChanged()
  }
  const name = balance > 0 ? 'tillOwed' : balance < 0 ? 'tillCredit' : 'tillSettled'
  return (
    <Card>
      <div className={styles.till}>
        <p className={styles.owed} data-owes={balance > 0 || undefined}>
          <span>{t(name)}</span> <Money amount={Math.abs(balance)} />
        </p>
        <TakePayment
          visit={visit}
          category={category}
          begin={method}
          isClosed={isClosed}
          onTaken={done}
        />
        {isClosed ? null : <AddFee visit={visit} onAdded={done} />}
        <p role="status" className={styles.said}>
          {said}
        </p>
        <Payments visit={visit} onRefunded={done} />
      </div>
    </Card>
  )
}
