import { type Ref, useImperativeHandle } from 'react'
import { useSettings } from '../../facts/use-settings.ts'
import { useForm } from '../../page/use-form.ts'
import { Field } from '../../parts/fields/Field.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from '../CardForm.module.css'
import type { CardReader } from '../card-source.ts'
import { expiryText, isCvv, isExpiryAhead } from '../expiry.ts'
import { inFours, practiceTokenOf } from './practice-cards.ts'
import { TestNumbers } from './TestNumbers.tsx'

const empty = { number: '', expiry: '', cvv: '' }

/** The card form of practice mode. A test number is sent as a token; any other number doesn't leave the page. */
export function PracticeCardForm({ ref }: { ref: Ref<CardReader> }) {
  const { t } = useWords('cards')
  const { ccRequiresCvv, date = '' } = useSettings()
  const asksCvv = ccRequiresCvv !== 'False'
  const form = useForm({
    known: empty,
    errorsOf: ({ number, expiry, cvv }) => ({
      ...(practiceTokenOf(number) ? null : { number: 'cardPracticeNumber' }),
      ...(isExpiryAhead(expiry, date) ? null : { expiry: 'cardExpiryWrong' }),
      ...(isCvv(cvv) || !asksCvv ? null : { cvv: 'cardCvvWrong' }),
    }),
  })

  useImperativeHandle(ref, () => ({
    read: async () => {
      const token = practiceTokenOf(form.fields.number)
      return form.attempt() && token ? { sourceToken: token } : null
    },
    spent: () => {},
    discard: form.begin,
  }))

  return (
    <fieldset ref={form.ref} className={styles.form}>
      <legend className="sr-only">{t('cardNew')}</legend>
      <Field
        {...form.field('number')}
        label={t('cardNumber')}
        ltr
        inputMode="numeric"
        autoComplete="off"
        placeholder="4242 4242 4242 4242"
        onChange={({ target }) => form.put({ number: inFours(target.value) })}
      />
      <div className={styles.pair}>
        <Field
          {...form.field('expiry')}
          label={t('cardExpiry')}
          ltr
          inputMode="numeric"
          autoComplete="off"
          placeholder={t('cardExpiryHint')}
          onChange={({ target }) => form.put({ expiry: expiryText(target.value) })}
        />
        {asksCvv ? (
          <Field
            {...form.field('cvv')}
            label={t('cardCvv')}
            ltr
            inputMode="numeric"
            autoComplete="off"
            placeholder="123"
            onChange={({ target }) =>
              form.put({ cvv: target.value.replace(/\D/g, '').slice(0, 4) })
            }
          />
        ) : null}
      </div>
      <TestNumbers
        onChoose={(number) => form.put({ number: inFours(number), expiry: '12 / 34', cvv: '123' })}
      />
    </fieldset>
  )
}
