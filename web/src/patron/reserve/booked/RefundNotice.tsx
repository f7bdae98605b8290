import type { Reservation } from '@mikvah/contract/contract.ts'
import { use } from 'react'
import { Alert } from '../../../parts/Alert.tsx'
import { Currency } from '../../../parts/Money.tsx'
import { moneyText } from '../../../parts/money.ts'
import { useWords } from '../../../words/use-words.ts'

/** What became of the money for a canceled visit. */
export function RefundNotice({ refund }: Pick<Reservation, 'refund'>) {
  const { t } = useWords('pay')
  const currency = use(Currency)
  if (!refund) return <Alert kind="warning">{t('payRefundNone')}</Alert>
  const words = refund.state === 'issued' ? 'payRefundIssued' : 'payRefundOnItsWay'
  return <Alert kind="success">{t(words, { amount: moneyText(refund.amount, currency) })}</Alert>
}
