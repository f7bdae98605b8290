// @vitest-environment happy-dom
import type { Reservation } from '@mikvah/contract/contract.ts'
import { words } from '@mikvah/contract/words/all.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepSettings } from '../../../facts/settings.ts'
import { withOwnTime } from '../../../test/at-the-kiosk.tsx'
import { live, said } from '../../../test/live.tsx'
import { held, listed, serveReserve, settings } from '../../../test/reserve-server.ts'
import { stripeInThePage } from '../../../test/stripe-in-the-page.ts'
import { ReserveScreen } from '../ReserveScreen.tsx'

const areas = ['reserve', 'pay', 'prepare', 'cards', 'membership'] as const
const unpaid: Reservation = { ...held, balance: 25 }
const paid: Reservation = {
  ...{ ...held, reservationStatus: 'Reserved', holdUntil: null },
  ...{ balance: 0, amountPaid: 25, paid: true },
}
const isPaid = { success: true, paid: true, pending: false, result: [], errorMessage: null }
const values = {
  ...{ ...settings, ccProcessorType: 'stripe', stripePublicKey: 'pk_live_mayim' },
  ...{ practiceMode: 'False', paymentsWallet: 'True' },
}

const stripe = stripeInThePage()
beforeEach(() => {
  sessionStorage.clear()
  window.scrollTo = vi.fn()
  stripe.heard.clear()
  stripe.confirmed.length = 0
  stripe.confirms = async () => ({})
})
afterEach(() => {
  vi.restoreAllMocks()
})

type Answers = NonNullable<Parameters<typeof serveReserve>[1]>

/** She pays for a place that is held, on a device with a wallet; `approve` is her finger on its sheet. */
async function atWallet(answers: Answers) {
  vi.setSystemTime(new Date('2026-11-24T14:00:00-05:00'))
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  const all = { ...values, currentTime: new Date().toISOString() }
  keepSettings(listed(all))
  const asked = serveReserve([unpaid], {
    settings: () => ({ body: listed(all) }),
    publicSettings: () => ({ body: listed(all) }),
    savedCards: () => ({ body: [{ id: 'c1', brand: 'Visa', last4: '4242' }] }),
    createPaymentIntent: () => said({ clientSecret: 'pi_1_secret', paymentIntent: 'pi_1' }),
    makePayment: () => ({ body: { ...isPaid, reservation: paid } }),
    ...answers,
  })
  const page = await live(<ReserveScreen />, {
    areas,
    state: { step: 'reserve-payment', mode: 'new', reservationId: 'r2' },
  })
  await screen.findByRole('radio', { name: /4242/ })
  await waitFor(() => expect(stripe.heard.has('confirm')).toBe(true))
  const paymentFailed = vi.fn()
  const approve = () =>
    act(async () => {
      stripe.heard.get('click')?.({ resolve: () => null, reject: () => null })
      stripe.heard.get('confirm')?.({ paymentFailed })
    })
  const network = (is: boolean) => {
    online.mockReturnValue(is)
    fireEvent(window, new Event(is ? 'online' : 'offline'))
  }
  const of = (name: string) => asked.filter((one) => one.name === name)
  return { ...page, approve, network, paymentFailed, of }
}
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const booked = () => screen.findByRole('dialog', { name: words.en.payConfirmedTitle })

describe('a wallet without a network', () => {
  withOwnTime()

  it('before its intent is known moves nothing when the network is back, and pays once by her next tap', async () => {
    let isAway = true
    let isOpen = false
    const open: Reservation = { ...unpaid, paymentPending: true }
    const { approve, network, paymentFailed, of } = await atWallet({
      createPaymentIntent: () => {
        isOpen = true
        return isAway
          ? new Error('lost')
          : said({ clientSecret: 'pi_1_secret', paymentIntent: 'pi_1' })
      },
      makePayment: () => (isAway ? new Error('lost') : { body: { ...isPaid, reservation: paid } }),
      // It came as far as the server, which waits for her confirmation.
      reservation: () => ({ body: isOpen ? open : unpaid }),
    })
    network(false)
    await approve()
    await waitFor(() => expect(paymentFailed).toHaveBeenCalledTimes(1))
    expect(await screen.findByText(words.en.errorUnreachable)).toBeTruthy()
    isAway = false
    network(true)
    await later(60_000)
    expect([stripe.confirmed, of('makePayment')]).toEqual([[], []])
    const byCard = () => screen.findByRole('button', { name: /^Pay \$/ })
    isAway = true
    network(false)
    fireEvent.click(await byCard())
    await waitFor(() => expect(of('makePayment')).toHaveLength(1))
    await later(1000)
    isAway = false
    network(true)
    await later(60_000)
    expect(await byCard()).toBeTruthy()
    expect(screen.queryByText(words.en.payPendingTitle)).toBeNull()
    await approve()
    expect(await booked()).toBeTruthy()
    expect([stripe.confirmed, of('makePayment').length]).toEqual([['pi_1_secret'], 2])
  })

  it('approved while a card is charged is refused, and leaves that charge alone', async () => {
    const answer = Promise.withResolvers<{ body: object }>()
    let isPending = false
    const { approve, paymentFailed, of } = await atWallet({
      makePayment: () => answer.promise,
      reservation: () => ({ body: { ...unpaid, paymentPending: isPending } }),
    })
    fireEvent.click(screen.getByRole('button', { name: /^Pay \$/ }))
    await waitFor(() => expect(of('makePayment')).toHaveLength(1))
    const looks = of('reservation').length
    await approve()
    await later(1000)
    expect(paymentFailed).toHaveBeenCalledTimes(1)
    expect(of('reservation')).toHaveLength(looks)
    isPending = true
    answer.resolve({ body: { ...isPaid, paid: false, pending: true } })
    expect(await screen.findByText(words.en.payPendingTitle)).toBeTruthy()
    expect(of('createPaymentIntent')).toEqual([])
  })

  it('whose intent comes late, or after she has left the page, isn’t confirmed any more', async () => {
    for (const leaves of [false, true]) {
      const slow = Promise.withResolvers<ReturnType<typeof said>>()
      const { approve, of, router, unmount } = await atWallet({
        createPaymentIntent: () => slow.promise,
      })
      await approve()
      await waitFor(() => expect(of('createPaymentIntent')).toHaveLength(1))
      if (leaves) await act(() => router.navigate('/reserve', { state: { step: 'reserve-start' } }))
      else await later(31_000)
      slow.resolve(said({ clientSecret: 'pi_1_secret', paymentIntent: 'pi_1' }))
      await later(1000)
      expect([leaves, stripe.confirmed, of('makePayment')]).toEqual([leaves, [], []])
      unmount()
    }
  })

  it.each([
    ['had a network at the tap', true],
    ['had none at the tap', false],
  ])('after it was confirmed is asked about until that is known, though she %s', async (_, has) => {
    let isAway = true
    const { approve, network, of } = await atWallet({
      makePayment: ({ asksOutcome }) =>
        isAway || !asksOutcome ? new Error('lost') : { body: { ...isPaid, reservation: paid } },
    })
    stripe.confirms = async () => ({ error: { type: 'api_connection_error' } })
    network(has)
    await approve()
    expect(await screen.findByText(words.en.cardUnheardTitle)).toBeTruthy()
    isAway = false
    network(true)
    await later(60_000)
    expect(await booked()).toBeTruthy()
    const [first, ...others] = of('makePayment')
    expect(first?.body).toMatchObject({ paymentIntent: 'pi_1' })
    expect(others.every(({ asksOutcome, key }) => asksOutcome && key === first?.key)).toBe(true)
    expect(stripe.confirmed).toEqual(['pi_1_secret'])
  })
})
