import { lengths } from '@mikvah/rules/lengths.ts'
import type { Tender } from '@mikvah/rules/payments/methods.ts'
import { type TipSplit, tipSplits } from '@mikvah/rules/price/tip-split.ts'
import { use } from 'react'
import { Form } from '../../page/Form.tsx'
import { Button } from '../../parts/Button.tsx'
import { Field } from '../../parts/fields/Field.tsx'
import { SelectField } from '../../parts/fields/SelectField.tsx'
import { Currency } from '../../parts/Money.tsx'
import { moneyText } from '../../parts/money.ts'
import { splitWords } from '../../patron/reserve/giving/TipChoice.tsx'
import { PayRefused } from '../../paying/PayRefused.tsx'
import { PayWith } from '../../paying/PayWith.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './Till.module.css'
import { hasTip } from './till-form.ts'
import type { TakingAtTill } from './use-taking.ts'

type Props = { method: Tender; userId: string; taking: TakingAtTill }

/** The amount for the visit and the tip. A card is charged; every other way of paying is only written down. */
export function TakeForm({ method, userId, taking }: Props) {
  const { t } = useWords('till')
  const { t: say } = useWords('pay')
  const currency = use(Currency)
  const { card, form, sums, take, busy, failure } = taking
  return (
    <Form form={form} onSend={() => take(method)} className={styles.till}>
      {method === 'CreditCard' ? <PayWith ref={card} of={userId} asksToSave={false} /> : null}
      <div className={styles.fields}>
        <Field {...form.field('amount')} label={t('tillAmount')} inputMode="decimal" ltr />
        <Field {...form.field('tip')} label={t('tillTip')} inputMode="decimal" ltr />
      </div>
      {hasTip(form.fields) ? (
        <SelectField
          label={say('payTipFor')}
          value={form.fields.tipFor}
          onChange={({ target }) => form.put({ tipFor: target.value as TipSplit })}
        >
          {tipSplits.map((split) => (
            <option key={split} value={split}>
              {say(splitWords[split])}
            </option>
          ))}
        </SelectField>
      ) : null}
      {method === 'Check' ? (
        <Field
          {...form.field('reference')}
          label={t('tillCheckNumber')}
          maxLength={lengths.checkNumber}
          ltr
          optional
        />
      ) : null}
      <PayRefused failure={failure} />
      <Button type="submit" kind="solid" wide busy={busy}>
        {t('tillTake', { amount: moneyText(sums.amt, currency) })}
      </Button>
    </Form>
  )
}
