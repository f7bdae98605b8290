// @vitest-environment happy-dom
import { words } from '@mikvah/contract/words/all.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { live } from '../../../test/live.tsx'
import { held, listed, serveReserve, settings } from '../../../test/reserve-server.ts'
import { ReserveScreen } from '../ReserveScreen.tsx'

/** Stands for the buttons of wallets, which no test has: whether they may charge. */
const wallet = vi.hoisted(() => ({ mayPay: () => false }))
vi.mock('../../../paying/PayByWallet.tsx', () => ({
  PayByWallet: ({ mayPay }: typeof wallet) => {
    wallet.mayPay = mayPay
    return null
  },
}))

const areas = ['reserve', 'pay', 'prepare', 'cards', 'membership'] as const

beforeEach(() => {
  sessionStorage.clear()
  vi.setSystemTime(new Date('2026-11-24T14:00:00-05:00'))
  window.scrollTo = vi.fn()
})

async function unfold(name: string) {
  const fold = (await screen.findByText(name)).closest('details') as HTMLDetailsElement
  fold.open = true
  fireEvent(fold, new Event('toggle'))
}

/** She holds a shower for $25 and has one kept card. */
async function openPayment() {
  const asked = serveReserve([{ ...held, balance: 25 }], {
    publicSettings: () => ({ body: listed(settings) }),
    makePayment: () => ({ body: { success: true, paid: true, errorMessage: null } }),
    savedCards: () => ({ body: [{ id: 'c1', brand: 'Visa', last4: '4242' }] }),
  })
  await live(<ReserveScreen />, {
    areas,
    state: { step: 'reserve-payment', mode: 'new', reservationId: 'r2' },
  })
  await screen.findByRole('radio', { name: /4242/ })
  return asked
}

/** What she is charged is what the payment says. */
async function chargedFor(choose: () => Promise<void>) {
  const asked = await openPayment()
  await choose()
  fireEvent.click(screen.getByRole('button', { name: /^Pay \$/ }))
  await waitFor(() => expect(asked.some(({ name }) => name === 'makePayment')).toBe(true))
  return asked.find(({ name }) => name === 'makePayment')?.body
}
const tick = (name: string | RegExp) => async () => {
  await unfold('Add a gift')
  fireEvent.click(await screen.findByRole('checkbox', { name }))
}

describe('what she adds to her visit is charged with it', () => {
  it('a tip, and for whom it is', async () => {
    const body = await chargedFor(async () => {
      await unfold('Tip the attendants')
      fireEvent.click(await screen.findByRole('radio', { name: '$5' }))
      fireEvent.change(await screen.findByLabelText('For'), { target: { value: 'Cleaning' } })
    })
    expect(body).toMatchObject({ method: 'CreditCard', amt: 30, tipAmount: 5, tipNote: 'Cleaning' })
  })

  it('a tip of her own amount, whose field stands there only for that', async () => {
    const body = await chargedFor(async () => {
      await unfold('Tip the attendants')
      const shown = () =>
        ['Amount of the tip', 'For'].map((name) => !!screen.queryByLabelText(name))
      const tap = async (name: string) =>
        fireEvent.click(await screen.findByRole('radio', { name }))
      await tap('$10')
      expect(shown()).toEqual([false, true])
      await tap('None')
      expect(shown()).toEqual([false, false])
      await tap('Other')
      expect(shown()).toEqual([true, true])
      fireEvent.change(screen.getByLabelText('Amount of the tip'), { target: { value: '7' } })
    })
    expect(body).toMatchObject({ amt: 32, tipAmount: 7 })
  })

  it('a donation of her own amount, without a note', async () => {
    const body = await chargedFor(async () => {
      await unfold('Add a gift')
      fireEvent.change(await screen.findByLabelText(/Another amount/), { target: { value: '7' } })
    })
    expect(body).toMatchObject({ amt: 32, donationAmount: 7 })
    expect(body).not.toHaveProperty('note')
  })

  it('a sponsorship, noted Sponsor Mikvah Use', async () => {
    expect(await chargedFor(tick(/one use/i))).toMatchObject({
      amt: 47,
      donationAmount: 22,
      note: 'Sponsor Mikvah Use',
    })
  })

  it('the gift of a Friend, noted Friend of Mikvah', async () => {
    expect(await chargedFor(tick(/^Friend of/))).toMatchObject({
      amt: 385,
      donationAmount: 360,
      note: 'Friend of Mikvah',
      useDiscountPrice: true,
    })
  })
})

it('of a sum that can’t be charged at once she reads that, and Pay waits for a smaller one', async () => {
  await openPayment()
  await unfold('Add a gift')
  const gift = await screen.findByLabelText(/Another amount/)
  const pay = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Pay \$/ })
  const tooMuch = words.en.payAmountTooLarge.replace('{{most}}', '$99,999.99')
  fireEvent.change(gift, { target: { value: '99,975' } })
  expect(await screen.findByText(tooMuch)).toBeTruthy()
  expect([pay().disabled, wallet.mayPay()]).toEqual([true, false])
  fireEvent.change(gift, { target: { value: '99,974' } })
  await waitFor(() => expect(pay().disabled).toBe(false))
  expect(screen.queryByText(tooMuch)).toBeNull()
  expect(wallet.mayPay()).toBe(true)
})
