import type { WordKey } from '@mikvah/contract/words/key.ts'
import { dollarsOf } from '@mikvah/rules/price/money.ts'
import { Field } from '../../parts/fields/Field.tsx'
import { Segmented } from '../../parts/fields/Segmented.tsx'
import { Money } from '../../parts/Money.tsx'
import { useWords } from '../../words/use-words.ts'
import type { Donation } from './donation.ts'
import styles from './GiftAmounts.module.css'
import { chosenOf, giftAmounts, withAmount } from './gift-amounts.ts'

type Props = {
  donation: Donation
  onChange: (fields: Partial<Donation>) => void
  /** Key of what is wrong with the amount. */
  error: WordKey | undefined
}

/** One tap, or an amount of her own: both write the same field, so the slab that lights up is what will be charged. */
export function GiftAmounts({ donation, onChange, error }: Props) {
  const { t } = useWords('donate')
  const chosen = chosenOf(donation)
  return (
    <>
      <Segmented
        look="slabs"
        label={t('donateGift')}
        options={giftAmounts.map(({ cents, type }) => ({
          value: String(cents),
          label: (
            <>
              <span className={styles.amount}>
                <Money amount={dollarsOf(cents)} whole />
              </span>
              {type === 'General' ? null : (
                <span className={styles.what}>{t(`donateType.${type}`)}</span>
              )}
            </>
          ),
        }))}
        value={chosen ? String(chosen.cents) : null}
        onChange={(value) => {
          const gift = giftAmounts.find(({ cents }) => String(cents) === value)
          if (gift) onChange(withAmount(donation, gift))
        }}
      />
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
