import type { WordKey } from '@mikvah/contract/words/key.ts'
import {
  type DonationType,
  donationTypes,
  type PaymentCategory,
  paymentCategories,
} from '@mikvah/rules/payments/categories.ts'
import { FieldPair } from '../../page/FormStack.tsx'
import { Field } from '../../parts/fields/Field.tsx'
import { SelectField } from '../../parts/fields/SelectField.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './DonateForm.module.css'
import { asksForWords, type Donation } from './donation.ts'
import { GiftAmounts } from './GiftAmounts.tsx'

type Props = {
  donation: Donation
  onChange: (fields: Partial<Donation>) => void
  /** Key of what is wrong with the amount. */
  error: WordKey | undefined
}

/** How much it is, and what the money is for. */
export function Gift({ donation, onChange, error }: Props) {
  const { t } = useWords('donate')
  return (
    <section className={styles.group}>
      <h2>{t('donateGift')}</h2>
      <GiftAmounts donation={donation} onChange={onChange} error={error} />
      <FieldPair>
        <SelectField
          label={t('donateCategory')}
          value={donation.category}
          onChange={({ target }) => onChange({ category: target.value as PaymentCategory })}
        >
          {paymentCategories.map((category) => (
            <option key={category} value={category}>
              {t(`donateCategory.${category}`)}
            </option>
          ))}
        </SelectField>
        {donation.category === 'Donation' ? (
          <SelectField
            label={t('donateType')}
            value={donation.type}
            onChange={({ target }) => onChange({ type: target.value as DonationType })}
          >
            {donationTypes.map((type) => (
              <option key={type} value={type}>
                {t(`donateType.${type}`)}
              </option>
            ))}
          </SelectField>
        ) : null}
      </FieldPair>
      {asksForWords(donation) ? (
        <Field
          label={t('donateOther')}
          maxLength={200}
          value={donation.other}
          onChange={({ target }) => onChange({ other: target.value })}
        />
      ) : null}
    </section>
  )
}
