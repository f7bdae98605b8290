import type { WordKey } from '@mikvah/contract/words/key.ts'
import { type Ref, useImperativeHandle, useRef, useState } from 'react'
import { useSettings } from '../../facts/use-settings.ts'
import { Field } from '../../parts/fields/Field.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from '../CardForm.module.css'
import type { CardReader } from '../card-source.ts'
import { expiryText, isCvv, isExpiryAhead } from '../expiry.ts'
import { inFours, practiceTokenOf } from './practice-cards.ts'
import { TestNumbers } from './TestNumbers.tsx'

const empty = { number: '', expiry: '', cvv: '' }
type Typed = typeof empty

/** In practice mode only. What is typed stays in this page: a test number goes out as a token, any other not at all. */
export function PracticeCardForm({ ref }: { ref: Ref<CardReader> }) {
  const { t } = useWords('cards')
  const { ccRequiresCvv, date = '' } = useSettings()
  const [typed, setTyped] = useState(empty)
  const [asked, setAsked] = useState(false)
  const form = useRef<HTMLFieldSetElement>(null)
  const asksCvv = ccRequiresCvv !== 'False'

  const wrong: Record<keyof Typed, boolean> = {
    number: practiceTokenOf(typed.number) === null,
    expiry: !isExpiryAhead(typed.expiry, date),
    cvv: asksCvv && !isCvv(typed.cvv),
  }

  useImperativeHandle(ref, () => ({
    read: async () => {
      setAsked(true)
      const first = (['number', 'expiry', 'cvv'] as const).find((field) => wrong[field])
      const token = practiceTokenOf(typed.number)
      if (!first && token) return { sourceToken: token }
      form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
      return null
    },
    spent: () => {},
    discard: () => {
      setTyped(empty)
      setAsked(false)
    },
  }))

  const put = (field: keyof Typed, text: string) => setTyped({ ...typed, [field]: text })
  const say = (field: keyof Typed, words: WordKey) => (asked && wrong[field] ? t(words) : null)

  return (
    <fieldset ref={form} className={styles.form}>
      <legend className="sr-only">{t('cardNew')}</legend>
      <Field
        label={t('cardNumber')}
        name="number"
        ltr
        inputMode="numeric"
        autoComplete="off"
        placeholder="4242 4242 4242 4242"
        value={typed.number}
        error={say('number', 'cardPracticeNumber')}
        onChange={(event) => put('number', inFours(event.target.value))}
      />
      <div className={styles.pair}>
        <Field
          label={t('cardExpiry')}
          name="expiry"
          ltr
          inputMode="numeric"
          autoComplete="off"
          placeholder="MM / YY"
          value={typed.expiry}
          error={say('expiry', 'cardExpiryWrong')}
          onChange={(event) => put('expiry', expiryText(event.target.value))}
        />
        {asksCvv ? (
          <Field
            label={t('cardCvv')}
            name="cvv"
            ltr
            inputMode="numeric"
            autoComplete="off"
            placeholder="123"
            value={typed.cvv}
            error={say('cvv', 'cardCvvWrong')}
            onChange={(event) => put('cvv', event.target.value.replace(/\D/g, '').slice(0, 4))}
          />
        ) : null}
      </div>
      <TestNumbers
        onChoose={(number) => setTyped({ number: inFours(number), expiry: '12 / 34', cvv: '123' })}
      />
    </fieldset>
  )
}
