// @vitest-environment happy-dom
import { words } from '@mikvah/contract/words/all.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Currency } from '../../parts/Money.tsx'
import { endSession } from '../../talk/session.ts'
import { live, said, serveCalls } from '../../test/live.tsx'
import { DonateScreen } from './DonateScreen.tsx'

type Answers = Parameters<typeof serveCalls>[0]
const settings = [
  { Key: 'practiceMode', Value: 'True' },
  { Key: 'currency', Value: 'USD' },
  { Key: 'date', Value: '2026-11-24' },
]
const serve = (more: Answers = {}) =>
  serveCalls({
    publicSettings: () => ({ body: settings }),
    savedCards: () => ({ body: [] }),
    makePayment: () => ({ body: { success: true, paid: true, errorMessage: null } }),
    contactForm: () => said(null),
    ...more,
  })
const open = (at = '/donate') => live(<DonateScreen />, { areas: ['donate', 'cards', 'pay'], at })

const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const tap = (element: HTMLElement) => fireEvent.click(element)
const button = (name: string) => screen.getByRole('button', { name })
const bodyOf = (asked: ReturnType<typeof serveCalls>, name: string) =>
  asked.find((one) => one.name === name)?.body

/** A visitor, her gift and her card; who she is, all but the button. */
async function fillIn(amount?: RegExp) {
  if (amount) tap(await screen.findByRole('radio', { name: amount }))
  type('First name', 'Rivka')
  type('Last name', 'Stern')
  type('Phone', '7325550199')
  type('Email', 'rivka@example.com')
  type('Card number', '4242424242424242')
  type(/^Expir/, '1230')
  type(/CVV|Security/, '123')
}

describe('donating', () => {
  it('asks first how much, then for the card, and last who gives', async () => {
    endSession({ forgetDevice: true })
    serve()
    const { container } = await open()
    await screen.findByLabelText('Card number')
    const words = container.textContent ?? ''
    const places = ['$18', '$36', '$75', '$180', 'Pay with', 'Card number', 'First name', 'Email']
    const found = places.map((one) => words.indexOf(one))
    expect(found).not.toContain(-1)
    expect(found).toEqual([...found].sort((one, other) => one - other))
  })

  it('says of a refused card that nothing was taken, and of a busy server only what it said', async () => {
    endSession({ forgetDevice: true })
    const busy = { status: 503, body: { errorMessage: 'Please try again in a minute.' } }
    const refused = { stripeErrorType: 'card_error', errorMessage: 'Your card was declined.' }
    let answer: typeof busy | { status: number; body: typeof refused } = busy
    serve({ makePayment: () => answer })
    await open()
    await screen.findByLabelText('Card number')
    await fillIn(/^\$75/)
    tap(button('Donate $75.00'))
    expect((await screen.findByRole('alert')).textContent?.trim()).toBe(busy.body.errorMessage)
    answer = { status: 402, body: refused }
    tap(button('Donate $75.00'))
    await screen.findByText('Your card was declined.')
    expect(screen.getByRole('alert').textContent).toContain('Nothing was taken.')
  })

  it('charges the amount that was tapped for what it stands for, and thanks for it by name', async () => {
    endSession({ forgetDevice: true })
    const asked = serve()
    await open()
    await screen.findByLabelText('Card number')
    expect(button('Donate')).toBeTruthy()
    await fillIn(/^\$75/)
    tap(button('Donate $75.00'))
    expect(await screen.findByText('Thank you for your donation')).toBeTruthy()
    expect(screen.getByRole('status').textContent).toContain('$75.00')
    expect(bodyOf(asked, 'makePayment')).toMatchObject({
      method: 'Donation',
      amt: 75,
      note: 'Sponsor a Kallah',
      firstName: 'Rivka',
      email: 'rivka@example.com',
    })
    expect(bodyOf(asked, 'makePayment')).not.toHaveProperty('userId')
    expect(bodyOf(asked, 'contactForm')).toMatchObject({ kind: 'donation' })
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  it('that is not settled yet is not asked for again', async () => {
    endSession({ forgetDevice: true })
    const pending = { success: true, paid: false, pending: true, result: [], errorMessage: null }
    serve({ makePayment: () => ({ status: 202, body: pending }) })
    await open('/donate?amount=40')
    await screen.findByLabelText('Card number')
    await fillIn()
    tap(button('Donate $40.00'))
    await waitFor(() => expect(screen.queryByLabelText('Card number')).toBeNull())
    expect(screen.queryByRole('button', { name: /Donate/ })).toBeNull()
    expect(screen.queryByText('Thank you for your donation')).toBeNull()
  })

  it('is noted with her own words where she has some', async () => {
    endSession({ forgetDevice: true })
    const asked = serve()
    await open('/donate?amount=40')
    await screen.findByLabelText('Card number')
    type('Donation type', 'In Memory Of')
    type('In your words', ' Sarah bas Leah ')
    await fillIn()
    tap(button('Donate $40.00'))
    await screen.findByText('Thank you for your donation')
    expect(bodyOf(asked, 'makePayment')).toMatchObject({ note: 'In Memory Of: Sarah bas Leah' })
  })

  it('that an address brings is for what its amount stands for', async () => {
    endSession({ forgetDevice: true })
    const asked = serve()
    await open('/donate?amount=75')
    await screen.findByLabelText('Card number')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^\$75/ }).checked).toBe(true)
    expect(screen.getByLabelText<HTMLSelectElement>('Donation type').value).toBe('Sponsor a Kallah')
    await fillIn()
    tap(button('Donate $75.00'))
    await screen.findByText('Thank you for your donation')
    expect(bodyOf(asked, 'makePayment')).toMatchObject({ amt: 75, note: 'Sponsor a Kallah' })
  })

  it('says what is missing in the words of the specification, the amount first', async () => {
    endSession({ forgetDevice: true })
    const asked = serve()
    await open()
    await screen.findByLabelText('Card number')
    tap(button('Donate'))
    for (const words of [
      'First name is required.',
      'Last name is required.',
      'Phone is required.',
      'Email is required.',
      'Amount is required.',
    ])
      expect(screen.getByText(words)).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Amount/)))
    expect(bodyOf(asked, 'makePayment')).toBeUndefined()
  })

  it('isn’t sent by choosing a number to practice with', async () => {
    endSession({ forgetDevice: true })
    serve()
    await open()
    const number = await screen.findByLabelText<HTMLInputElement>('Card number')
    tap(screen.getByText('4242 4242 4242 4242').closest('button') as HTMLElement)
    await waitFor(() => expect(number.value).toBe('4242 4242 4242 4242'))
    expect(screen.queryByText('First name is required.')).toBeNull()
  })

  it('takes an amount of her own', async () => {
    endSession({ forgetDevice: true })
    serve()
    await open()
    await screen.findByLabelText('Card number')
    type(/^Amount/, '1,000')
    expect(button('Donate $1,000.00')).toBeTruthy()
    type(/^Amount/, '36')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '$36' }).checked).toBe(true)
  })

  it.each([false, true])(
    'keeps the card of who is signed in only if she asks: %s',
    async (keep) => {
      const asked = serve({ user: () => ({ body: { email: 'rivka@example.com' } }) })
      await open('/donate?amount=36')
      await screen.findByLabelText('Card number')
      type('Card number', '4242424242424242')
      type(/^Expir/, '1230')
      type(/CVV|Security/, '123')
      type('Email', 'rivka@example.com')
      if (keep) tap(screen.getByRole('checkbox', { name: /Save/ }))
      tap(button('Donate $36.00'))
      await screen.findByText('Thank you for your donation')
      expect(bodyOf(asked, 'makePayment')).toMatchObject({ userId: 'u1', saveCard: keep })
    },
  )

  it('begins with the kept cards of who is signed in, an only one chosen', async () => {
    serve({ savedCards: () => ({ body: [{ id: 'c1', brand: 'Visa', last4: '4242' }] }) })
    await open()
    const kept = await screen.findByRole<HTMLInputElement>('radio', { name: /4242/ })
    expect(kept.checked).toBe(true)
    expect(screen.queryByLabelText('Card number')).toBeNull()
    expect(screen.queryByLabelText('First name')).toBeNull()
    tap(screen.getByRole('radio', { name: 'Another card' }))
    expect(await screen.findByLabelText('Card number')).toBeTruthy()
  })

  it('lets her choose among several kept cards', async () => {
    const got = ['4242', '1881'].map((last4) => ({ id: last4, brand: 'Visa', last4 }))
    serve({ savedCards: () => ({ body: got }) })
    await open('/donate?amount=22')
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: /1881/ })).checked).toBe(
      false,
    )
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^\$22/ }).checked).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /4242/ }).checked).toBe(false)
  })
})

it.each([
  ['en', 'GBP', '£99,999.99'],
  ['he', 'USD', '$99,999.99'],
] as const)('in %s the most that can be given is said in %s', async (language, currency, most) => {
  endSession({ forgetDevice: true })
  serve()
  const screens = (
    <Currency value={currency}>
      <DonateScreen />
    </Currency>
  )
  await live(screens, { areas: ['donate', 'cards', 'pay'], at: '/donate', language })
  fireEvent.change(await screen.findByLabelText(words[language].donateAmount), {
    target: { value: '100000' },
  })
  tap(button(words[language].donatePayNothing))
  const text = words[language].donateAmountTooLarge.replace('{{most}}', most)
  expect(text).toContain(most)
  expect(await screen.findByText(text)).toBeTruthy()
})
