import { movesNoMoney } from '@mikvah/rules/settings/opening-proofs.ts'
import { use, useRef, useState } from 'react'
import { useSettings } from '../../facts/use-settings.ts'
import { Form } from '../../page/Form.tsx'
import { Alert } from '../../parts/Alert.tsx'
import { Button } from '../../parts/Button.tsx'
import { Currency } from '../../parts/Money.tsx'
import { moneyText } from '../../parts/money.ts'
import { CardEntry } from '../../paying/CardEntry.tsx'
import type { CardReader } from '../../paying/card-source.ts'
import { PayRefused } from '../../paying/PayRefused.tsx'
import type { PaySourceReader } from '../../paying/PayWith.tsx'
import { useCharge } from '../../paying/use-charge.ts'
import { CallFailed } from '../../talk/call-failed.ts'
import { useTell } from '../../talk/tell.ts'
import { useWords } from '../../words/use-words.ts'
import { Answered } from './Answered.tsx'
import styles from './SetUp.module.css'

/** Amounts for the currencies in which 1 is less than card processors charge. */
const amounts: Readonly<Record<string, number>> = { ILS: 5, MXN: 20, ZAR: 20, ARS: 1500, BRL: 5 }
/** How much a trial charge is, in the whole units of the currency. */
export const trialAmount = (currency: string) => amounts[currency] ?? 1

type Props = { works: boolean; hasKeys: boolean }

/** Charges a small amount to the administrator's own card and, once it is paid, refunds it, as a trial of both. */
export function TrialCharge({ works, hasKeys }: Props) {
  const { t } = useWords('set-up')
  const currency = use(Currency)
  const { stripePublicKey = '', ccProcessorType } = useSettings()
  const amount = trialAmount(currency)
  const money = moneyText(amount, currency)
  const isTest = ccProcessorType !== 'cardknox' && movesNoMoney(stripePublicKey)
  return (
    <section className={styles.trial}>
      <h2>{t('setUpTrialCharge')}</h2>
      {works ? <Alert kind="success">{t('setUpChargeWorks')}</Alert> : null}
      {isTest ? <Alert kind="warning">{t('setUpTestKeys')}</Alert> : null}
      <p className="muted">{t('setUpTrialChargeLead', { amount: money })}</p>
      {hasKeys ? (
        // Other keys need another card form, so what was typed into the former one is dropped.
        <Charge key={`${ccProcessorType} ${stripePublicKey}`} amount={amount} money={money} />
      ) : (
        <p>{t('setUpNoKeys')}</p>
      )}
    </section>
  )
}

function Charge({ amount, money }: { amount: number; money: string }) {
  const { t } = useWords('set-up')
  const entry = useRef<CardReader>(null)
  const { charge, busy, failure, bankDialog } = useCharge('makePayment', {
    stale: ['opening', 'audit'],
  })
  const refund = useTell('refundPayment')
  const [pending, setPending] = useState(false)
  const card: PaySourceReader = {
    read: async () => {
      const source = await entry.current?.read()
      return source ? { paymentInfo: source, saveCard: false } : null
    },
    spent: () => entry.current?.spent(),
    discard: () => entry.current?.discard(),
  }
  const processorSaid = failure instanceof CallFailed ? failure.answer?.processorSaid : null
  const send = async () => {
    setPending(false)
    const note = 'Trial charge'
    const end = await charge({
      card,
      body: ({ paymentInfo }) => ({ method: 'Donation', amt: amount, note, paymentInfo }),
    })
    if (!end) return
    entry.current?.spent()
    const [payment] = end.answer.result
    if (end.end === 'pending' || !payment) return setPending(true)
    refund.mutate({ body: { paymentId: payment.paymentId, amt: amount, note } })
  }
  return (
    <>
      <Form className={styles.card} onSend={send}>
        <CardEntry ref={entry} />
        <PayRefused failure={failure} />
        {processorSaid ? <Answered by="setUpProcessorSaid" words={processorSaid} /> : null}
        <Button type="submit" busy={busy || refund.isPending}>
          {t('setUpTrialPay', { amount: money })}
        </Button>
      </Form>
      {pending ? <Alert kind="warning">{t('setUpChargePending')}</Alert> : null}
      {refund.isSuccess ? <Alert kind="info">{t('setUpChargeBack')}</Alert> : null}
      {refund.isError ? <Alert kind="warning">{t('setUpChargeNotBack')}</Alert> : null}
      {bankDialog}
    </>
  )
}
