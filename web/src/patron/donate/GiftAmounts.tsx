import { dollarsOf } from '@mikvah/rules/price/money.ts'
import type { Form } from '../../page/use-form.ts'
import { Field } from '../../parts/fields/Field.tsx'
import { Segmented } from '../../parts/fields/Segmented.tsx'
import { Money } from '../../parts/Money.tsx'
import { useWords } from '../../words/use-words.ts'
import type { Donation } from './donation.ts'
import styles from './GiftAmounts.module.css'
import { chosenOf, giftAmounts, withAmount } from './gift-amounts.ts'
import { useGiftWord } from './use-gift-word.ts'

/** Amounts to tap, or one of her own: both fill the same field, so the card that lights up is what will be charged. */
export function GiftAmounts({ form }: { form: Form<Donation> }) {
  const { t } = useWords('donate')
  const giftWord = useGiftWord()
  const donation = form.fields
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
              {type === 'General' ? null : <span className={styles.what}>{giftWord(type)}</span>}
            </>
          ),
        }))}
        value={chosen ? String(chosen.cents) : null}
        onChange={(value) => {
          const gift = giftAmounts.find(({ cents }) => String(cents) === value)
          if (gift) form.put(withAmount(donation, gift))
        }}
      />
      <Field
        {...form.field('amount')}
        label={t('donateAmount')}
        inputMode="decimal"
        autoComplete="off"
        ltr
        required
      />
    </>
  )
}
