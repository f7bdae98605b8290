import { type TipSplit, tipSplits } from '@mikvah/rules/price/tip-split.ts'
import { useId } from 'react'
import { Field } from '../../../parts/Field.tsx'
import { Money } from '../../../parts/Money.tsx'
import { SelectField } from '../../../parts/SelectField.tsx'
import { useWords } from '../../../words/use-words.ts'
import styles from './Choices.module.css'
import { amountWrong, type Giving } from './giving.ts'

const splitWords = {
  Reception: 'payTipReception',
  Attendant: 'payTipAttendant',
  Cleaning: 'payTipCleaning',
  'Divide among above': 'payTipDivide',
} as const satisfies Record<TipSplit, string>

type Props = { giving: Giving; onChange: (giving: Giving) => void }

/** None, two quick amounts or one of her own, and for whom it is. */
export function TipChoice({ giving, onChange }: Props) {
  const { t } = useWords('pay')
  const name = useId()
  const options = [
    { tip: 'none', label: t('payTipNone') },
    { tip: '5', label: <Money amount={5} whole /> },
    { tip: '10', label: <Money amount={10} whole /> },
    { tip: 'other', label: t('payTipOther') },
  ] as const
  const wrong = amountWrong(giving.otherTip)
  return (
    <section className={styles.choices} aria-label={t('payTips')}>
      <fieldset className={styles.amounts} aria-label={t('payTips')}>
        {options.map(({ tip, label }) => (
          <label key={tip} className={styles.amount}>
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={giving.tip === tip}
              onChange={() => onChange({ ...giving, tip })}
            />
            {label}
          </label>
        ))}
      </fieldset>
      {giving.tip === 'other' ? (
        <Field
          label={t('payTipAmount')}
          ltr
          inputMode="decimal"
          autoComplete="off"
          value={giving.otherTip}
          error={wrong ? t(wrong) : null}
          onChange={({ target }) => onChange({ ...giving, otherTip: target.value })}
        />
      ) : null}
      {giving.tip === 'none' ? null : (
        <SelectField
          label={t('payTipFor')}
          value={giving.tipSplit}
          onChange={({ target }) => onChange({ ...giving, tipSplit: target.value as TipSplit })}
        >
          {tipSplits.map((split) => (
            <option key={split} value={split}>
              {t(splitWords[split])}
            </option>
          ))}
        </SelectField>
      )}
    </section>
  )
}
