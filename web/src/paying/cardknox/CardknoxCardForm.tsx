import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { useSettings } from '../../facts/use-settings.ts'
import { Alert } from '../../parts/Alert.tsx'
import { Field } from '../../parts/fields/Field.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from '../CardForm.module.css'
import type { CardReader, CardSource } from '../card-source.ts'
import { expiryText, isExpiryAhead } from '../expiry.ts'
import { loadIfields, makeTokens } from './ifields.ts'
import { ProviderField } from './ProviderField.tsx'

/** Cardknox's frames for number and code; the expiry is a field of the page, and is sent beside their tokens. */
export function CardknoxCardForm({ ref }: { ref: Ref<CardReader> }) {
  const { t } = useWords('cards')
  const { ccPublicKey = '', cardknoxIfieldsVersion = '', ccRequiresCvv, date = '' } = useSettings()
  const number = useRef<HTMLInputElement>(null)
  const cvv = useRef<HTMLInputElement>(null)
  const made = useRef<CardSource | null>(null)
  const [expiry, setExpiry] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const asksCvv = ccRequiresCvv !== 'False'

  useEffect(() => {
    loadIfields({ key: ccPublicKey, version: cardknoxIfieldsVersion }).then(() => {
      window.addIfieldCallback?.('input', () => {
        made.current = null
      })
    }, console.error)
  }, [ccPublicKey, cardknoxIfieldsVersion])

  useImperativeHandle(ref, () => ({
    read: async () => {
      if (made.current) return made.current
      if (!isExpiryAhead(expiry, date)) {
        setWrong(t('cardExpiryWrong'))
        return null
      }
      const read = await makeTokens().then(
        () => true,
        () => false,
      )
      if (!read || !number.current?.value) {
        setWrong(t('cardUnreadable'))
        return null
      }
      setWrong(null)
      const [ccExpMonth, ccExpYear] = expiry.split(' / ')
      made.current = {
        sourceToken: number.current.value,
        cvv: cvv.current?.value || undefined,
        ccExpMonth,
        ccExpYear,
      }
      return made.current
    },
    spent: () => {
      made.current = null
    },
    discard: () => {
      made.current = null
      setExpiry('')
      window.clearIfield?.('card-number')
      window.clearIfield?.('cvv')
    },
  }))

  return (
    <div className={styles.form}>
      <ProviderField
        name="card-number"
        label={t('cardNumber')}
        version={cardknoxIfieldsVersion}
        ref={number}
      />
      <div className={styles.pair}>
        <Field
          label={t('cardExpiry')}
          ltr
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder={t('cardExpiryHint')}
          value={expiry}
          onChange={(event) => {
            made.current = null
            setExpiry(expiryText(event.target.value))
          }}
        />
        {asksCvv ? (
          <ProviderField
            name="cvv"
            label={t('cardCvv')}
            version={cardknoxIfieldsVersion}
            ref={cvv}
          />
        ) : null}
      </div>
      {wrong ? <Alert kind="danger">{wrong}</Alert> : null}
    </div>
  )
}
