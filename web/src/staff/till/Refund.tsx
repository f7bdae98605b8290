import type { Payment } from '@mikvah/contract/contract.ts'
import { lengths } from '@mikvah/rules/lengths.ts'
import { dollarsOf } from '@mikvah/rules/price/money.ts'
import { use } from 'react'
import { Form } from '../../page/Form.tsx'
import { type FormErrors, useForm } from '../../page/use-form.ts'
import { Button } from '../../parts/Button.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Field } from '../../parts/fields/Field.tsx'
import { Currency } from '../../parts/Money.tsx'
import { moneyText } from '../../parts/money.ts'
import { centsTyped } from '../../paying/giving.ts'
import { useTell } from '../../talk/tell.ts'
import { useWords } from '../../words/use-words.ts'
import { useUnsaved } from '../parts/unsaved/unsaved.ts'
import styles from './Till.module.css'

type RefundWish = { amount: string; why: string }

const errorsOf = ({ amount, why }: RefundWish): FormErrors<RefundWish> => ({
  ...((centsTyped(amount) ?? 0) > 0 ? null : { amount: 'tillNotAnAmount' as const }),
  ...(why.trim() ? null : { why: 'tillWhyNeeded' as const }),
})

type Props = { payment: Payment; onRefunded: (said: string) => void }

/** Refunds a payment, wholly or in part, with a reason. The server says how much can still be refunded. */
export function Refund({ payment, onRefunded }: Props) {
  const { t } = useWords('till')
  const currency = use(Currency)
  const form = useForm({ known: { amount: payment.amount.toFixed(2), why: '' }, errorsOf })
  useUnsaved(form.isTyped, 'page')
  const amt = dollarsOf(centsTyped(form.fields.amount) ?? 0)
  const amount = moneyText(amt, currency)
  const tell = useTell('refundPayment', {
    stale: ['reservation', 'paymentsByUser'],
    // The refund is announced before the button is active again, so that a second tap refunds nothing more.
    onDone: () => onRefunded(t('tillRefunded', { amount })),
  })
  const refund = () =>
    tell.mutate({ body: { paymentId: payment.paymentId, amt, note: form.fields.why.trim() } })
  return (
    <Form form={form} onSend={refund} className={styles.till}>
      <p className="muted">{t('tillRefundHint')}</p>
      <div className={styles.fields}>
        <Field {...form.field('amount')} label={t('tillRefundAmount')} inputMode="decimal" ltr />
        <Field {...form.field('why')} label={t('tillRefundWhy')} maxLength={lengths.paymentNote} />
      </div>
      <ErrorAlert failure={tell.error} />
      <Button type="submit" kind="cancel" busy={tell.isPending}>
        {t('tillRefundNow', { amount })}
      </Button>
    </Form>
  )
}
