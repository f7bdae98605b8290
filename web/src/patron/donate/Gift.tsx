import { lengths } from '@mikvah/rules/lengths.ts'
import {
  type DonationType,
  donationTypes,
  type PaymentCategory,
  paymentCategories,
} from '@mikvah/rules/payments/categories.ts'
import { FieldPair } from '../../page/FormStack.tsx'
import type { Form } from '../../page/use-form.ts'
import { Field } from '../../parts/fields/Field.tsx'
import { SelectField } from '../../parts/fields/SelectField.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './DonateForm.module.css'
import { asksForWords, type Donation } from './donation.ts'
import { GiftAmounts } from './GiftAmounts.tsx'
import { useGiftWord } from './use-gift-word.ts'

/** The amount of a donation, and what the money is for. */
export function Gift({ form }: { form: Form<Donation> }) {
  const { t } = useWords('donate')
  const giftWord = useGiftWord()
  const { fields: donation, put } = form
  return (
    <section className={styles.group}>
      <h2>{t('donateGift')}</h2>
      <GiftAmounts form={form} />
      <FieldPair>
        <SelectField
          label={t('donateCategory')}
          value={donation.category}
          onChange={({ target }) => put({ category: target.value as PaymentCategory })}
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
            onChange={({ target }) => put({ type: target.value as DonationType })}
          >
            {donationTypes.map((type) => (
              <option key={type} value={type}>
                {giftWord(type)}
              </option>
            ))}
          </SelectField>
        ) : null}
      </FieldPair>
      {asksForWords(donation) ? (
        <Field {...form.field('other')} label={t('donateOther')} maxLength={lengths.giftWords} />
      ) : null}
    </section>
  )
}
