import type { Reservation } from '@mikvah/contract/contract.ts'
import { isRefundable } from '@mikvah/rules/payments/refundable.ts'
import { centsOf } from '@mikvah/rules/price/money.ts'
import { useState } from 'react'
import { Button } from '../../parts/Button.tsx'
import { Money } from '../../parts/Money.tsx'
import { When } from '../../parts/times/When.tsx'
import { useWords } from '../../words/use-words.ts'
import { nameOfPayment } from '../parts/payment-name.ts'
import { Refund } from './Refund.tsx'
import styles from './Till.module.css'

type Props = { visit: Reservation; onRefunded: (said: string) => void }

const refused = { Declined: 'tillDeclined', Error: 'tillError' } as const

/** The payments of the visit, latest first; one that can be refunded has a button for it. */
export function Payments({ visit, onRefunded }: Props) {
  const { t } = useWords('till')
  const [refunding, setRefunding] = useState<string | null>(null)
  const rows = visit.payments.toSorted(
    (a, b) => Date.parse(b.dateCreated) - Date.parse(a.dateCreated),
  )
  return (
    <section className={styles.part}>
      <h2>{t('tillPayments')}</h2>
      {rows.length === 0 ? <p className="muted">{t('tillNoPayments')}</p> : null}
      <ul className={styles.list}>
        {rows.map((row) => (
          <li key={row.paymentId}>
            <div className={styles.line}>
              <span>
                {t(nameOfPayment(row, rows))}{' '}
                {row.status === 'Approved' ? null : (
                  <span className={styles.refused}>{t(refused[row.status])}</span>
                )}
                <small>
                  <When at={row.dateCreated} />
                  {row.note ? <bdi> · {row.note}</bdi> : null}
                </small>
              </span>
              <Money amount={row.method === 'CreditRefund' ? -row.amount : row.amount} />
              {isRefundable({ ...row, cents: centsOf(row.amount) }) ? (
                <Button
                  size="small"
                  kind="quiet"
                  aria-expanded={refunding === row.paymentId}
                  onClick={() => setRefunding(refunding === row.paymentId ? null : row.paymentId)}
                >
                  {t('tillRefund')}
                </Button>
              ) : null}
            </div>
            {refunding === row.paymentId ? (
              <Refund
                payment={row}
                onRefunded={(said) => {
                  setRefunding(null)
                  onRefunded(said)
                }}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
