import { centsOf } from '@mikvah/rules/price/money.ts'
import { Elements, ExpressCheckoutElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { StripeElementLocale, StripeExpressCheckoutElementOptions } from '@stripe/stripe-js'
import { use, useEffect, useRef, useState } from 'react'
import { useSettings } from '../../facts/use-settings.ts'
import { Currency } from '../../parts/Money.tsx'
import { type BodyOf, call } from '../../talk/call.ts'
import { Unreachable } from '../../talk/call-failed.ts'
import { useWords } from '../../words/use-words.ts'
import type { ChargeEnd, Pay } from '../use-charge.ts'
import { payByWallet } from './pay-by-wallet.ts'
import { useStripeScript } from './stripe-script.ts'
import styles from './WalletButtons.module.css'

export type WalletProps = {
  /** The amount in dollars. */
  amount: number
  /**
   * The body of makepayment without a card. It is asked for at each of the two calls, as a captcha token is good once.
   */
  body: () => BodyOf<'makePayment'> | Promise<BodyOf<'makePayment'>>
  /**
   * Called when she taps a wallet, where on false no sheet opens, and when she has approved, where on false nothing is
   * charged.
   */
  mayPay: () => boolean
  charge: (pay: Pay<'makePayment'>) => Promise<ChargeEnd<'makePayment'> | null>
  /**
   * Called at the end of a payment, with null when nothing was charged; `mayHaveMoved` says whether it came as far as
   * Stripe.
   */
  onEnd: (end: ChargeEnd<'makePayment'> | null, mayHaveMoved: boolean) => void
}

/**
 * How long what she approved waits for its intent, in milliseconds: afterwards nothing may move by it, though a network
 * comes back.
 */
const longest = 30_000

/** The buttons of the wallets that her device has. */
export function WalletButtons(props: WalletProps) {
  const { stripePublicKey = '' } = useSettings()
  const { language } = useWords('cards')
  const stripe = useStripeScript(stripePublicKey)
  const currency = use(Currency)
  return (
    <Elements
      stripe={stripe}
      options={{
        mode: 'payment',
        amount: centsOf(props.amount),
        currency: currency.toLowerCase(),
        locale: language as StripeElementLocale,
      }}
    >
      <Buttons {...props} />
    </Elements>
  )
}

/** The buttons are for wallets only, because whatever else Stripe offers would leave the page. */
const options: StripeExpressCheckoutElementOptions = {
  buttonHeight: 48,
  paymentMethods: { link: 'never', amazonPay: 'never', paypal: 'never', klarna: 'never' },
}

function Buttons({ body, mayPay, charge, onEnd }: WalletProps) {
  const stripe = useStripe()
  const elements = useElements()
  const [wallets, setWallets] = useState<'asked' | 'some' | 'none'>('asked')
  const approved = useRef(body)
  const page = useRef(new AbortController())
  useEffect(() => {
    const open = new AbortController()
    page.current = open
    return () => open.abort()
  }, [])

  const pay = async (fail: () => void) => {
    if (!stripe || !elements) return fail()
    const sent = approved.current
    let isMade = false
    const createIntent = async (mayMove: (paymentIntent: string) => void) => {
      const signal = AbortSignal.any([page.current.signal, AbortSignal.timeout(longest)])
      const body = await sent()
      const { result } = await call('createPaymentIntent', { body, signal }).catch((failure) => {
        throw signal.aborted ? new Unreachable(failure) : failure
      })
      if (signal.aborted) throw new Unreachable(signal.reason)
      isMade = true
      mayMove(result.paymentIntent)
      return result
    }
    const end = await charge((makePayment, mayMove) =>
      payByWallet({
        stripe,
        elements,
        returnUrl: location.href,
        createIntent: () => createIntent(mayMove),
        confirm: async (paymentIntent) =>
          makePayment({ body: { ...(await sent()), paymentIntent } }),
      }),
    )
    if (!end) fail()
    onEnd(end, isMade)
  }

  if (wallets === 'none') return null
  return (
    <div className={wallets === 'some' ? undefined : styles.asked}>
      <ExpressCheckoutElement
        options={options}
        onReady={({ availablePaymentMethods }) =>
          setWallets(availablePaymentMethods ? 'some' : 'none')
        }
        onLoadError={() => setWallets('none')}
        onClick={({ resolve, reject }) => {
          if (!mayPay()) return reject()
          // The sheet shows this amount, so what changes on the page behind it isn't what she approves.
          approved.current = body
          resolve()
        }}
        onConfirm={({ paymentFailed }) => {
          const fail = () => paymentFailed({ reason: 'fail' })
          // She may have paid by card meanwhile, with the sheet of the wallet still open.
          if (mayPay()) pay(fail)
          else fail()
        }}
      />
    </div>
  )
}
