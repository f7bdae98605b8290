import { dollarsOf } from '@mikvah/rules/price/money.ts'
import { useId } from 'react'
import { Field } from '../../parts/Field.tsx'
import { Money } from '../../parts/Money.tsx'
import { useWords } from '../../words/use-words.ts'
import type { Donation } from './donation.ts'
import styles from './GiftAmounts.module.css'
import { giftAmounts, isChosen, withAmount } from './gift-amounts.ts'

type Props = {
  donation: Donation
  onChange: (fields: Partial<Donation>) => void
  /** Key of what is wrong with the amount. */
  error: string | undefined
}

/** One tap, or an amount of her own: both write the same field, so the tile that lights up is what will be charged. */
export function GiftAmounts({ donation, onChange, error }: Props) {
  const { t } = useWords('donate')
  const name = useId()
  return (
    <>
      <fieldset className={styles.amounts}>
        <legend className="sr-only">{t('donateGift')}</legend>
        {giftAmounts.map((gift) => (
          <label key={gift.cents} className={styles.amount}>
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={isChosen(gift, donation)}
              onChange={() => onChange(withAmount(donation, gift))}
            />
            <Money amount={dollarsOf(gift.cents)} whole />
            {gift.type === 'General' ? null : (
              <span className={styles.what}>{t(`donateType.${gift.type}`)}</span>
            )}
          </label>
        ))}
      </fieldset>
      <Field
        label={t('donateAmount')}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        ltr
        required
        value={donation.amount}
        error={error ? t(error) : null}
        onChange={({ target }) => onChange({ amount: target.value })}
      />
    </>
  )
}
