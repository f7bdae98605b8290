import type { Reservation } from '@mikvah/contract/contract.ts'
import {
  IconCash,
  IconCreditCard,
  IconDeviceMobile,
  IconWritingSign,
  type Icon as TablerIcon,
} from '@tabler/icons-react'
import { use, useEffect, useRef, useState } from 'react'
import { Form } from '../../page/Form.tsx'
import { useForm } from '../../page/use-form.ts'
import { Alert } from '../../parts/Alert.tsx'
import { Button } from '../../parts/Button.tsx'
import { Field } from '../../parts/fields/Field.tsx'
import { Segmented } from '../../parts/fields/Segmented.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { Currency } from '../../parts/Money.tsx'
import { moneyText } from '../../parts/money.ts'
import { PayRefused } from '../../paying/PayRefused.tsx'
import { type PaySourceReader, PayWith } from '../../paying/PayWith.tsx'
import { useCharge } from '../../paying/use-charge.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './Till.module.css'
import { sumsOf, type TillMethod, takingErrorsOf, tillMethods } from './till-form.ts'

const icons: Record<TillMethod, TablerIcon> = {
  CreditCard: IconCreditCard,
  Terminal: IconDeviceMobile,
  Cash: IconCash,
  Check: IconWritingSign,
}

type Props = { visit: Reservation; onTaken: (said: string) => void }

/** One payment: how, how much for the visit, how much as a tip. A card is charged once whatever is tapped. */
export function TakePayment({ visit, onTaken }: Props) {
  const { t } = useWords('till')
  const currency = use(Currency)
  const card = useRef<PaySourceReader>(null)
  const [method, setMethod] = useState<TillMethod | null>(null)
  const [pending, setPending] = useState(false)
  const wasOpen = useRef(false)
  const { paymentPending } = visit
  // Once it is known how it ended, the next may be taken.
  useEffect(() => {
    if (wasOpen.current && !paymentPending) setPending(false)
    wasOpen.current = paymentPending
  }, [paymentPending])
  const { charge, chargeBy, busy, failure, bankDialog } = useCharge('makePayment', {
    stale: ['reservation', 'paymentsByUser'],
  })
  const form = useForm({
    known: { amount: visit.balance > 0 ? visit.balance.toFixed(2) : '', tip: '', reference: '' },
    errorsOf: takingErrorsOf(visit.balance),
  })
  const sums = sumsOf(form.fields)

  const take = async () => {
    if (!method) return
    const body = {
      ...sums,
      method,
      userId: visit.userId,
      reservationId: visit.reservationId,
      ...(form.fields.reference ? { note: form.fields.reference } : {}),
    }
    const ended =
      method === 'CreditCard'
        ? await charge({
            card: card.current,
            body: ({ paymentInfo, saveCard }) => ({ ...body, paymentInfo, saveCard }),
          })
        : await chargeBy((tell) => tell({ body }))
    if (ended?.end === 'pending') setPending(true)
    if (ended?.end !== 'paid') return
    // What was taken isn't offered again: the next payment is chosen anew.
    form.begin({})
    setMethod(null)
    onTaken(t('tillTaken', { amount: moneyText(sums.amt, currency) }))
  }

  // While it runs her bank may ask: the form and its dialog stay.
  if (!busy && (pending || paymentPending)) return <Alert kind="warning" title={t('tillPending')} />
  return (
    <Form form={form} onSend={take} className={styles.till}>
      <Segmented
        label={t('tillHow')}
        look="row"
        value={method}
        onChange={setMethod}
        options={tillMethods.map((value) => ({
          value,
          label: (
            <>
              <Icon of={icons[value]} />
              {t(`tillMethod${value}`)}
            </>
          ),
        }))}
      />
      {method ? (
        <>
          {method === 'CreditCard' ? (
            <PayWith ref={card} of={visit.userId} asksToSave={false} />
          ) : null}
          <div className={styles.fields}>
            <Field {...form.field('amount')} label={t('tillAmount')} inputMode="decimal" ltr />
            <Field {...form.field('tip')} label={t('tillTip')} inputMode="decimal" ltr />
          </div>
          {method === 'Check' ? (
            <Field {...form.field('reference')} label={t('tillCheckNumber')} ltr optional />
          ) : null}
          <PayRefused failure={failure} />
          <Button type="submit" kind="solid" wide busy={busy}>
            {t('tillTake', { amount: moneyText(sums.amt, currency) })}
          </Button>
        </>
      ) : null}
      {bankDialog}
    </Form>
  )
}
