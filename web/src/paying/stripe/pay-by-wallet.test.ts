import type { StripeElements, StripeError } from '@stripe/stripe-js'
import { describe, expect, it } from 'vitest'
import { CallFailed } from '../../talk/call-failed.ts'
import { payByWallet, type WalletPayment } from './pay-by-wallet.ts'

type Refusals = {
  submit?: StripeError
  confirmPayment?: StripeError
  createIntent?: Error
  confirm?: Error
}

/** Stripe and the server as she meets them; `calls` is what was asked of them, in order. */
function aWallet(refusals: Refusals = {}) {
  const calls: string[] = []
  const elements = {
    submit: async () => {
      calls.push('submit')
      return refusals.submit ? { error: refusals.submit } : {}
    },
  } as Partial<StripeElements> as StripeElements
  const confirmPayment = async (asked: Record<string, unknown>) => {
    calls.push(`confirmPayment ${asked.clientSecret} ${asked.redirect}`)
    return { error: refusals.confirmPayment }
  }
  const payment: WalletPayment<string> = {
    stripe: { confirmPayment } as WalletPayment<string>['stripe'],
    elements,
    returnUrl: 'https://mikvah.example/reserve',
    createIntent: async () => {
      calls.push('createIntent')
      if (refusals.createIntent) throw refusals.createIntent
      return { clientSecret: 'pi_1_secret', paymentIntent: 'pi_1' }
    },
    confirm: async (intent) => {
      calls.push(`confirm ${intent}`)
      if (refusals.confirm) throw refusals.confirm
      return 'paid'
    },
  }
  return { calls, paid: payByWallet(payment) }
}

const untilConfirmed = ['submit', 'createIntent', 'confirmPayment pi_1_secret if_required']

describe('a payment by wallet', () => {
  it('is confirmed with Stripe, then told to the server once with its intent', async () => {
    const { calls, paid } = aWallet()
    expect(await paid).toBe('paid')
    expect(calls).toEqual([...untilConfirmed, 'confirm pi_1'])
  })

  it('that Stripe declines is closed by the server, whose words she reads', async () => {
    const declined: StripeError = { type: 'card_error', message: 'Your card was declined.' }
    const refusal = new CallFailed(402, {
      stripeErrorType: 'card_error',
      stripeErrorMessage: 'הכרטיס נדחה.',
    })
    const { calls, paid } = aWallet({ confirmPayment: declined, confirm: refusal })
    await expect(paid).rejects.toMatchObject({ says: 'הכרטיס נדחה.', cardRefused: true })
    expect(calls).toEqual([...untilConfirmed, 'confirm pi_1'])
  })

  it('whose confirmation got no answer is asked of the server: the money may have moved', async () => {
    const { calls, paid } = aWallet({ confirmPayment: { type: 'api_connection_error' } })
    expect(await paid).toBe('paid')
    expect(calls).toEqual([...untilConfirmed, 'confirm pi_1'])
  })

  it('that the server refuses never reaches Stripe, and the server’s words are kept', async () => {
    const refusal = new CallFailed(409, { errorMessage: 'That is more than is owed.' })
    const { calls, paid } = aWallet({ createIntent: refusal })
    await expect(paid).rejects.toMatchObject({ says: 'That is more than is owed.' })
    expect(calls).toEqual(['submit', 'createIntent'])
  })

  it('whose sheet is not complete opens no intent', async () => {
    const { calls, paid } = aWallet({
      submit: { type: 'validation_error', message: 'Incomplete.' },
    })
    await expect(paid).rejects.toMatchObject({ says: 'Incomplete.' })
    expect(calls).toEqual(['submit'])
  })
})
