// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react'
import { createRef } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { keepSettings } from '../../facts/settings.ts'
import { Currency } from '../../parts/Money.tsx'
import { aFewTurns } from '../../test/a-few-turns.ts'
import { live, said, serveCalls } from '../../test/live.tsx'
import { listed } from '../../test/reserve-server.ts'
import { stripeInThePage } from '../../test/stripe-in-the-page.ts'
import type { CardReader } from '../card-source.ts'
import { PayByWallet } from '../PayByWallet.tsx'
import { PayRefused } from '../PayRefused.tsx'
import { useCharge } from '../use-charge.ts'
import { StripeCardForm } from './StripeCardForm.tsx'
import { WalletButtons } from './WalletButtons.tsx'

const stripe = stripeInThePage()
beforeEach(() => {
  const answer = listed({ ccProcessorType: 'stripe', stripePublicKey: 'pk_live_mayim' })
  keepSettings(answer)
  serveCalls({ publicSettings: () => ({ body: answer }) })
  stripe.made.length = 0
  stripe.heard.clear()
})

async function cardForm() {
  const card = createRef<CardReader>()
  await live(<StripeCardForm ref={card} />, { areas: ['cards'] })
  return { read: () => act(async () => card.current?.read()) }
}

describe('a card that is typed into Stripe’s frame', () => {
  it('and makes no token says why in Stripe’s words', async () => {
    stripe.tells = { error: { message: 'Your card number is incomplete.' } }
    const { read } = await cardForm()
    await waitFor(() => expect(stripe.made).toEqual(['card']))
    expect(await read()).toBeNull()
    expect(screen.getByRole('alert').textContent).toBe('Your card number is incomplete.')
  })
})

describe('a wallet', () => {
  it.each([
    ['True', ['expressCheckout']],
    ['False', []],
  ])('is offered when the facility has it %s', async (paymentsWallet, made) => {
    const answer = listed({
      ...{ ccProcessorType: 'stripe', stripePublicKey: 'pk_live_mayim' },
      ...{ practiceMode: 'False', paymentsWallet },
    })
    keepSettings(answer)
    serveCalls({ publicSettings: () => ({ body: answer }) })
    await live(
      <>
        <StripeCardForm ref={createRef<CardReader>()} />
        <PayByWallet
          amount={25}
          body={() => ({ method: 'CreditCard', amt: 25 })}
          mayPay={() => true}
          charge={async () => null}
          onEnd={() => undefined}
        />
      </>,
      { areas: ['cards'] },
    )
    await waitFor(() => expect(stripe.made.toSorted()).toEqual(['card', ...made]))
  })

  it.each([
    ['USD', 70, { amount: 7000, currency: 'usd' }],
    ['USD', 18.5, { amount: 1850, currency: 'usd' }],
    ['ILS', 70, { amount: 7000, currency: 'ils' }],
  ])('is asked in %s for %s as whole cents', async (currency, amount, request) => {
    await live(
      <Currency value={currency}>
        <WalletButtons
          amount={amount}
          body={() => ({ method: 'CreditCard', amt: amount })}
          mayPay={() => true}
          charge={async () => null}
          onEnd={() => undefined}
        />
      </Currency>,
      { areas: ['cards'] },
    )
    await waitFor(() => expect(stripe.made).toEqual(['expressCheckout']))
    expect(stripe.groups.at(-1)).toMatchObject({ mode: 'payment', ...request })
  })

  it.each<[string, object | undefined, boolean]>([
    ['has one', { applePay: true, googlePay: false }, true],
    ['has none', undefined, false],
  ])('stands on the page of a device that %s: %s', async (_, availablePaymentMethods, stands) => {
    const { container } = await live(
      <WalletButtons
        amount={25}
        body={() => ({ method: 'CreditCard', amt: 25 })}
        mayPay={() => true}
        charge={async () => null}
        onEnd={() => undefined}
      />,
      { areas: ['cards'] },
    )
    const place = () => container.querySelector('main > div')
    await waitFor(() => expect(stripe.heard.has('ready')).toBe(true))
    expect(place(), 'it is asked').not.toBeNull()
    act(() => stripe.heard.get('ready')?.({ availablePaymentMethods }))
    expect(place() !== null).toBe(stands)
  })

  it('that can’t be loaded leaves no place for itself', async () => {
    const { container } = await live(
      <WalletButtons
        amount={25}
        body={() => ({ method: 'CreditCard', amt: 25 })}
        mayPay={() => true}
        charge={async () => null}
        onEnd={() => undefined}
      />,
      { areas: ['cards'] },
    )
    await waitFor(() => expect(stripe.heard.has('loaderror')).toBe(true))
    act(() => stripe.heard.get('loaderror')?.({}))
    expect(container.querySelector('main > div')).toBeNull()
  })

  it.each([
    [true, ['resolved']],
    [false, ['rejected']],
  ])('opens its sheet only where she may pay: %s', async (may, became) => {
    await live(
      <WalletButtons
        amount={25}
        body={() => ({ method: 'CreditCard', amt: 25 })}
        mayPay={() => may}
        charge={async () => null}
        onEnd={() => undefined}
      />,
      { areas: ['cards'] },
    )
    await waitFor(() => expect(stripe.heard.has('click')).toBe(true))
    const said: string[] = []
    act(() =>
      stripe.heard.get('click')?.({
        resolve: () => said.push('resolved'),
        reject: () => said.push('rejected'),
      }),
    )
    expect(said).toEqual(became)
  })

  it.each([
    ['before Stripe has an intent of hers, and nothing is said when she comes back', false],
    ['while Stripe takes the money, and she is asked to look first', true],
  ])('is left %s', async (_, isMade) => {
    const never = () => new Promise<never>(() => undefined)
    stripe.confirms = never
    const result = { clientSecret: `secret ${isMade}`, paymentIntent: 'pi' }
    const asked = serveCalls({
      publicSettings: () => ({ body: listed({ ccProcessorType: 'stripe' }) }),
      createPaymentIntent: () => (isMade ? said(result) : never()),
    })
    const page = () => live(<Giving />, { areas: ['cards'] })
    const { unmount } = await page()
    await waitFor(() => expect(stripe.heard.has('confirm')).toBe(true))
    act(() => stripe.heard.get('confirm')?.({ paymentFailed: () => undefined }))
    await waitFor(() => expect(asked.some(({ name }) => name === 'createPaymentIntent')).toBe(true))
    if (isMade) await waitFor(() => expect(stripe.confirmed).toContain(result.clientSecret))
    unmount()
    await aFewTurns()
    await page()
    const words = screen.queryByText(/don’t know whether your last payment here went through/)
    expect(words !== null).toBe(isMade)
  })
})

/** A page that is paid by a wallet and doesn't know after a reload whether it was. */
function Giving() {
  const { chargeBy, failure } = useCharge('makePayment', { place: 'gift' })
  return (
    <>
      <PayRefused failure={failure} />
      <WalletButtons
        amount={25}
        body={() => ({ method: 'Donation', amt: 25 })}
        mayPay={() => true}
        charge={chargeBy}
        onEnd={() => undefined}
      />
    </>
  )
}
