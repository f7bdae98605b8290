import type { Reservation } from '@mikvah/contract/contract.ts'
import { lengths } from '@mikvah/rules/lengths.ts'
import { dollarsOf } from '@mikvah/rules/price/money.ts'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Form } from '../../page/Form.tsx'
import { type FormErrors, useForm } from '../../page/use-form.ts'
import { Button } from '../../parts/Button.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Field } from '../../parts/fields/Field.tsx'
import { centsTyped } from '../../paying/giving.ts'
import { useTell } from '../../talk/tell.ts'
import { useWords } from '../../words/use-words.ts'
import { useUnsaved } from '../parts/unsaved/unsaved.ts'
import styles from './Till.module.css'

type Fee = { amount: string; why: string }

const errorsOf = ({ amount, why }: Fee): FormErrors<Fee> => ({
  ...((centsTyped(amount) ?? 0) > 0 ? null : { amount: 'tillNotAnAmount' as const }),
  ...(why.trim() ? null : { why: 'tillWhyNeeded' as const }),
})

type Props = { visit: Reservation; onAdded: (said: string) => void }

/** Adds a fee to what she owes, with its reason, such as a lost towel. */
export function AddFee({ visit, onAdded }: Props) {
  const { t } = useWords('till')
  const [open, setOpen] = useState(false)
  const form = useForm({ known: { amount: '', why: '' }, errorsOf })
  useUnsaved(form.isTyped, 'page')
  const tell = useTell('makePayment', {
    stale: ['reservation', 'paymentsByUser'],
    // The form is closed before the button is active again, so that a second tap adds no second fee.
    onDone: () => {
      setOpen(false)
      form.begin({})
      onAdded(t('tillFeeAdded'))
    },
  })
  const add = () =>
    tell.mutate({
      body: {
        method: 'Fee',
        amt: dollarsOf(centsTyped(form.fields.amount) ?? 0),
        note: form.fields.why.trim(),
        userId: visit.userId,
        reservationId: visit.reservationId,
      },
    })
  if (!open)
    return (
      <Button kind="quiet" icon={IconPlus} onClick={() => setOpen(true)}>
        {t('tillAddFee')}
      </Button>
    )
  return (
    <Form form={form} onSend={add} className={styles.till}>
      <div className={styles.fields}>
        <Field {...form.field('amount')} label={t('tillFeeAmount')} inputMode="decimal" ltr />
        <Field {...form.field('why')} label={t('tillFeeWhy')} maxLength={lengths.paymentNote} />
      </div>
      <ErrorAlert failure={tell.error} />
      <Button type="submit" busy={tell.isPending}>
        {t('tillAddFee')}
      </Button>
    </Form>
  )
}
