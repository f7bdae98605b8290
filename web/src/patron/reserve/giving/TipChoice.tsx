import { type TipSplit, tipSplits } from '@mikvah/rules/price/tip-split.ts'
import { use } from 'react'
import { Field } from '../../../parts/fields/Field.tsx'
import { Segmented } from '../../../parts/fields/Segmented.tsx'
import { SelectField } from '../../../parts/fields/SelectField.tsx'
import { Currency, Money } from '../../../parts/Money.tsx'
import { amountWrong, type Giving, mostText } from '../../../paying/giving.ts'
import { useWords } from '../../../words/use-words.ts'
import styles from './Choices.module.css'

/** The key of the name of each whom a tip may be for. */
export const splitWords = {
  Reception: 'payTipReception',
  Attendant: 'payTipAttendant',
  Cleaning: 'payTipCleaning',
  'Divide among above': 'payTipDivide',
} as const satisfies Record<TipSplit, string>

type Props = { giving: Giving; onChange: (giving: Giving) => void }

/** A tip: none, two quick amounts or her own, and for whom. */
export function TipChoice({ giving, onChange }: Props) {
  const { t } = useWords('pay')
  const options = [
    { value: 'none', label: t('payTipNone') },
    { value: '5', label: <Money amount={5} whole /> },
    { value: '10', label: <Money amount={10} whole /> },
    { value: 'other', label: t('payTipOther') },
  ] as const
  const currency = use(Currency)
  const wrong = amountWrong(giving.otherTip)
  return (
    <section className={styles.choices} aria-label={t('payTips')}>
      <Segmented
        look="row"
        label={t('payTips')}
        options={options}
        value={giving.tip}
        onChange={(tip) => onChange({ ...giving, tip })}
      />
      {giving.tip === 'other' ? (
        <Field
          label={t('payTipAmount')}
          ltr
          inputMode="decimal"
          autoComplete="off"
          value={giving.otherTip}
          error={wrong ? t(wrong, { most: mostText(currency) }) : null}
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
