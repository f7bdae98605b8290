import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js'
import type { StripeElementLocale } from '@stripe/stripe-js'
import { type Ref, useImperativeHandle, useRef, useState } from 'react'
import { useSettings } from '../../facts/use-settings.ts'
import { Alert } from '../../parts/Alert.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from '../CardForm.module.css'
import type { CardReader } from '../card-source.ts'
import { elementLook } from './element-look.ts'
import { useStripeScript } from './stripe-script.ts'

/** Stripe's frame for a card: the number goes from the browser to Stripe, and only its token comes back. */
export function StripeCardForm({ ref }: { ref: Ref<CardReader> }) {
  const { stripePublicKey = '' } = useSettings()
  const { language } = useWords('cards')
  const stripe = useStripeScript(stripePublicKey)
  return (
    <Elements stripe={stripe} options={{ locale: language as StripeElementLocale }}>
      <StripeCard ref={ref} />
    </Elements>
  )
}

function StripeCard({ ref }: { ref: Ref<CardReader> }) {
  const { t } = useWords('cards')
  const stripe = useStripe()
  const elements = useElements()
  const made = useRef<string | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)

  useImperativeHandle(ref, () => ({
    read: async () => {
      if (made.current) return { sourceToken: made.current }
      const card = elements?.getElement(CardElement)
      if (!stripe || !card) {
        setWrong(t('cardProviderAway'))
        return null
      }
      const { paymentMethod, error } = await stripe.createPaymentMethod({ type: 'card', card })
      setWrong(error ? (error.message ?? t('errorOccurred')) : null)
      made.current = paymentMethod?.id ?? null
      return made.current ? { sourceToken: made.current } : null
    },
    spent: () => {
      made.current = null
    },
    discard: () => {
      made.current = null
      elements?.getElement(CardElement)?.clear()
    },
  }))

  return (
    <div className={styles.form}>
      <CardElement
        className={styles.frame}
        options={{ hidePostalCode: true, disableLink: true, style: elementLook() }}
        onChange={({ error }) => {
          made.current = null
          setWrong(error?.message ?? null)
        }}
      />
      {wrong ? <Alert kind="danger">{wrong}</Alert> : null}
    </div>
  )
}
