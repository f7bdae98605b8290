// @vitest-environment happy-dom
import { cards } from '@mikvah/contract/words/en/cards.ts'
import { kallah as english } from '@mikvah/contract/words/en/kallah.ts'
import { parts as englishParts } from '@mikvah/contract/words/en/parts.ts'
import { shell as englishShell } from '@mikvah/contract/words/en/shell.ts'
import { kallah as hebrew } from '@mikvah/contract/words/he/kallah.ts'
import { parts as hebrewParts } from '@mikvah/contract/words/he/parts.ts'
import { shell as hebrewShell } from '@mikvah/contract/words/he/shell.ts'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Unreachable } from '../../talk/call-failed.ts'
import { keepSession } from '../../talk/session.ts'
import { aFewTurns } from '../../test/a-few-turns.ts'
import { herSession } from '../../test/her-session.ts'
import { live, refused, said, serveCalls } from '../../test/live.tsx'
import { KallahScreen } from './KallahScreen.tsx'
import { KallahThanks } from './KallahThanks.tsx'

/** Whoever waits before she asks for a lost visit once more, each with what ends the wait. */
const waits = vi.hoisted((): (() => void)[] => [])
vi.mock('../../paying/outcome/pause.ts', () => ({
  pause: () => new Promise<void>((end) => waits.push(end)),
}))
const endsWaiting = async () => {
  await waitFor(() => expect(waits).toHaveLength(1))
  waits.pop()?.()
}

const parts = { en: englishParts, he: hebrewParts }
const shell = { en: englishShell, he: hebrewShell }

/** The page, which she leaves and enters without a reload. */
function LeftAndEntered() {
  const [isHere, setHere] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setHere((here) => !here)}>
        elsewhere
      </button>
      {isHere ? <KallahScreen /> : null}
    </>
  )
}

/** The prices of the day, one for each time it is asked; the last one stays. */
async function fillIn(
  totals: number[],
  paid: object = { paid: true },
  more: Parameters<typeof serveCalls>[0] = {},
  button = /150/,
) {
  vi.setSystemTime(new Date('2026-11-17T14:00:00-05:00'))
  window.scrollTo = vi.fn()
  const asked = serveCalls({
    publicSettings: () => ({
      body: Object.entries({ date: '2026-11-17', ccProcessorType: 'practice' }).map(
        ([Key, Value]) => ({ Key, Value }),
      ),
    }),
    user: () => ({ body: { email: 'leah@example.com' } }),
    settings: () => ({ body: [] }),
    savedCards: () => ({ body: [{ id: 'c1', brand: 'visa', last4: '4242', expiry: '12/30' }] }),
    quoteReservation: () =>
      said({ total: totals.length > 1 ? totals.shift() : totals[0], lines: [] }),
    makePayment: () => ({ body: { result: [{ paymentId: 'p1' }], ...paid } }),
    newReservation: () => said({}),
    contactForm: () => said({}),
    ...more,
  })
  await live(<LeftAndEntered />, { areas: ['kallah', 'cards', 'sign-in'], at: '/kallah' })
  await screen.findByLabelText(/Kallah’s name/)
  const type = (name: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(name), { target: { value } })
  type(/Kallah’s name/, 'Leah Blum')
  fireEvent.change(document.querySelector('[name="phone"]') as Element, {
    target: { value: '2015550142' },
  })
  for (const [field, value] of [
    ['email', 'leah@example.com'],
    ['address', '12 Pine Street'],
    ['shul', 'Ohr Chaim'],
    ['wedding', '2026-11-25'],
    ['date', '2026-11-23'],
  ])
    fireEvent.change(document.querySelector(`[name="${field}"]`) as Element, { target: { value } })
  await screen.findByRole('radio', { name: /4242/ })
  const pay = await screen.findByRole('button', { name: button })
  return { asked, pay }
}

it('keeps what is typed while her cards are asked for again', async () => {
  let isRefused = true
  serveCalls({
    publicSettings: () => ({ body: [{ Key: 'date', Value: '2026-11-17' }] }),
    user: () => ({ body: {} }),
    settings: () => ({ body: [] }),
    savedCards: () => (isRefused ? { status: 500, body: {} } : new Promise<never>(() => undefined)),
  })
  await live(<KallahScreen />, { areas: ['kallah', 'cards', 'sign-in'], at: '/kallah' })
  const name = await screen.findByLabelText(/Kallah’s name/)
  const again = await screen.findByRole('button', { name: englishShell.tryAgain })
  isRefused = false
  fireEvent.click(again)
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: englishShell.tryAgain })).toBeNull(),
  )
  expect(screen.getByLabelText(/Kallah’s name/)).toBe(name)
})

it('offers Israel beside the US, then all others', async () => {
  await fillIn([150])
  const countries = await screen.findAllByRole('option', { name: /\(\+\d+\)$/ })
  expect(countries.slice(0, 2).map(({ textContent }) => textContent)).toEqual([
    'United States (+1)',
    'Israel (+972)',
  ])
  expect(countries.length).toBeGreaterThan(200)
})

it('charges the price she was shown, once for two taps', async () => {
  const { asked, pay } = await fillIn([150])
  fireEvent.click(pay)
  fireEvent.click(pay)
  await screen.findByText(/mazal tov/)
  const charges = asked.filter(({ name }) => name === 'makePayment')
  expect(charges.map(({ body }) => (body as { amt: number }).amt)).toEqual([150])
})

it('asks for no visit while her money is still on its way, and tells the office so', async () => {
  const { asked, pay } = await fillIn([150], { paid: false, pending: true })
  fireEvent.click(pay)
  await waitFor(() => expect(asked.some(({ name }) => name === 'contactForm')).toBe(true))
  expect(asked.find(({ name }) => name === 'contactForm')?.body).toMatchObject({
    message: expect.stringMatching(/^Kallah reservation NOT created\.[\s\S]*^Payment: pending$/m),
  })
  expect(asked.some(({ name }) => name === 'newReservation')).toBe(false)
})

it.each([
  ['is refused', { status: 409, body: { success: false, code: 'full' } }, 'NOT created'],
  ['stands', said({}), 'created'],
])('tells the office of a visit that %s by what became of it', async (_, booked, became) => {
  const { asked, pay } = await fillIn([150], { paid: true }, { newReservation: () => booked })
  fireEvent.click(pay)
  await waitFor(() => expect(asked.some(({ name }) => name === 'contactForm')).toBe(true))
  expect(asked.filter(({ name }) => name === 'newReservation')).toHaveLength(1)
  expect(asked.find(({ name }) => name === 'contactForm')?.body).toMatchObject({
    message: expect.stringMatching(new RegExp(`^Kallah reservation ${became}\\.`)),
  })
})

describe('a visit and a message to the office that are both refused after she has paid', () => {
  const full = { status: 409, body: { success: false, code: 'full' } }
  /** The message is refused so many times. */
  const paidFor = (refusals: number) => {
    let tries = 0
    return fillIn(
      [150],
      { paid: true },
      {
        newReservation: () => full,
        contactForm: () => (++tries > refusals ? said(null) : refused('Not just now.')),
      },
    )
  }
  const [before = '', after = ''] = english.kallahNotAsked.split('{{date}}')
  const isNotAsked = () => screen.findByText(new RegExp(`${before}.*23.*${after}`))
  const sendAgain = () =>
    fireEvent.click(screen.getByRole('button', { name: englishShell.tryAgain }))
  const [asksFor = ''] = english.kallahThanksAsked.split('{{date}}')

  it('are said to her, until the office has the message, and cost nothing more', async () => {
    const { asked, pay } = await paidFor(2)
    fireEvent.click(pay)
    await isNotAsked()
    expect(document.body.textContent).not.toContain(asksFor)
    expect(screen.getByText('Not just now.')).toBeTruthy()
    sendAgain()
    await waitFor(() => expect(asked.filter(({ name }) => name === 'contactForm')).toHaveLength(2))
    await isNotAsked()
    sendAgain()
    await screen.findByText(new RegExp(`^${asksFor}`))
    const letters = asked.filter(({ name }) => name === 'contactForm').map(({ body }) => body)
    expect(letters).toHaveLength(3)
    expect(letters[2]).toEqual(letters[0])
    expect(asked.filter(({ name }) => name === 'makePayment')).toHaveLength(1)
  })

  it('are still said after a reload and after other pages, and the message can still be sent', async () => {
    const { asked, pay } = await paidFor(1)
    fireEvent.click(pay)
    await isNotAsked()
    expect(sessionStorage.getItem('typed')).toContain('NOT created')
    history.replaceState(null, '', '/elsewhere')
    cleanup()
    history.replaceState(null, '', '/kallah')
    await live(<KallahScreen />, { areas: ['kallah', 'cards', 'sign-in'], at: '/kallah' })
    await isNotAsked()
    sendAgain()
    await screen.findByText(new RegExp(`^${asksFor}`))
    expect(asked.filter(({ name }) => name === 'contactForm')).toHaveLength(2)
    expect(asked.filter(({ name }) => name === 'makePayment')).toHaveLength(1)
    await waitFor(() => expect(sessionStorage.getItem('typed') ?? '').not.toContain('created'))
  })
})

describe('a page that goes between the payment and the visit', () => {
  it('asks for no second payment when it comes back, and has the office look', async () => {
    const paid = { paid: true }
    const never = () => new Promise<never>(() => undefined)
    const { asked, pay } = await fillIn([150], paid, { newReservation: never })
    fireEvent.click(pay)
    await waitFor(() => expect(asked.some(({ name }) => name === 'newReservation')).toBe(true))
    cleanup()
    await live(<KallahScreen />, { areas: ['kallah', 'cards', 'sign-in'], at: '/kallah' })
    await screen.findByRole('heading', { name: english.kallahNotAskedTitle })
    fireEvent.click(screen.getByRole('button', { name: englishShell.tryAgain }))
    await screen.findByText(english.kallahThanksTitle)
    expect(asked.filter(({ name }) => name === 'makePayment')).toHaveLength(1)
    expect(asked.find(({ name }) => name === 'contactForm')?.body).toMatchObject({
      message: expect.stringMatching(/^Kallah reservation perhaps created: /),
    })
    cleanup()
    await live(<KallahScreen />, { areas: ['kallah', 'cards', 'sign-in'], at: '/kallah' })
    const name = await screen.findByLabelText<HTMLInputElement>(/Kallah’s name/)
    expect(name.value, 'a form that is paid for isn’t filled in').toBe('')
  })

  it('lets her go on once she has called', async () => {
    const never = () => new Promise<never>(() => undefined)
    const { asked, pay } = await fillIn([150], { paid: true }, { newReservation: never })
    fireEvent.click(pay)
    await waitFor(() => expect(asked.some(({ name }) => name === 'newReservation')).toBe(true))
    cleanup()
    await live(<KallahScreen />, { areas: ['kallah', 'cards', 'sign-in'], at: '/kallah' })
    fireEvent.click(await screen.findByRole('button', { name: english.kallahTold }))
    await screen.findByLabelText(/Kallah’s name/)
    expect(sessionStorage.getItem('typed') ?? '').not.toContain('kallahLetter')
  })

  it('writes nothing to the office in the name of whoever has signed in meanwhile', async () => {
    let answer: (failure: Error) => void = () => undefined
    const { asked, pay } = await fillIn(
      [150],
      { paid: true },
      { newReservation: () => new Promise<never>((_, fail) => (answer = fail)) },
    )
    fireEvent.click(pay)
    await waitFor(() => expect(asked.some(({ name }) => name === 'newReservation')).toBe(true))
    keepSession({ ...herSession, userId: 'her-sister' })
    answer(new Error('The network is gone.'))
    await endsWaiting()
    await aFewTurns()
    expect(asked.filter(({ name }) => name === 'newReservation')).toHaveLength(1)
    expect(asked.some(({ name }) => name === 'contactForm')).toBe(false)
  })
})

describe('a page that she leaves and enters again meanwhile', () => {
  const full = { status: 409, body: { success: false, code: 'full' } }
  const leavesAndComesBack = () => {
    fireEvent.click(screen.getByText('elsewhere'))
    fireEvent.click(screen.getByText('elsewhere'))
  }
  type Answer = ReturnType<typeof said> | typeof full

  it.each([
    ['is made', said({}), english.kallahThanksCreated, 'created'],
    ['is refused', full, english.kallahThanksAsked, 'NOT created'],
  ])(
    'says that her visit is on its way until it %s, and writes once',
    async (_, answer, words, became) => {
      const visit = Promise.withResolvers<Answer>()
      const { asked, pay } = await fillIn(
        [150],
        { paid: true },
        { newReservation: () => visit.promise },
      )
      fireEvent.click(pay)
      await waitFor(() => expect(asked.some(({ name }) => name === 'newReservation')).toBe(true))
      leavesAndComesBack()
      await screen.findByText(english.kallahSending)
      expect(screen.queryByRole('button', { name: englishShell.tryAgain })).toBeNull()
      visit.resolve(answer)
      const [thanks = ''] = words.split('{{date}}')
      await screen.findByText(new RegExp(`^${thanks}`))
      await aFewTurns()
      const letters = asked.filter(({ name }) => name === 'contactForm')
      expect(letters.map(({ body }) => body)).toEqual([
        expect.objectContaining({
          message: expect.stringMatching(new RegExp(`^Kallah reservation ${became}\\.`)),
        }),
      ])
      leavesAndComesBack()
      const name = await screen.findByLabelText<HTMLInputElement>(/Kallah’s name/)
      expect(name.value, 'what has been read is over').toBe('')
    },
  )

  it('while the charge is under way warns her first, and then says what the page she has left is about', async () => {
    const charge = Promise.withResolvers<{ body: object }>()
    const visit = Promise.withResolvers<Answer>()
    const { asked, pay } = await fillIn(
      [150],
      {},
      { makePayment: () => charge.promise, newReservation: () => visit.promise },
    )
    fireEvent.click(pay)
    await waitFor(() => expect(asked.some(({ name }) => name === 'makePayment')).toBe(true))
    leavesAndComesBack()
    await screen.findByText(cards.cardUnheardBeforeTitle)
    charge.resolve({ body: { paid: true, result: [{ paymentId: 'p1' }] } })
    await screen.findByText(english.kallahSending)
    expect(screen.queryByRole('button', { name: englishShell.tryAgain })).toBeNull()
    visit.resolve(said({}))
    const [thanks = ''] = english.kallahThanksCreated.split('{{date}}')
    await screen.findByText(new RegExp(`^${thanks}`))
    await aFewTurns()
    expect(asked.filter(({ name }) => name === 'contactForm')).toHaveLength(1)
    expect(asked.filter(({ name }) => name === 'makePayment')).toHaveLength(1)
  })

  it('empties the form that was paid for on another page, for when she has called herself', async () => {
    const charge = Promise.withResolvers<{ body: object }>()
    const { asked, pay } = await fillIn(
      [150],
      {},
      {
        makePayment: () => charge.promise,
        newReservation: () => full,
        contactForm: () => refused('Not just now.'),
      },
    )
    fireEvent.click(pay)
    await waitFor(() => expect(asked.some(({ name }) => name === 'makePayment')).toBe(true))
    leavesAndComesBack()
    const typed = await screen.findByLabelText<HTMLInputElement>(/Kallah’s name/)
    expect(typed.value).toBe('Leah Blum')
    charge.resolve({ body: { paid: true, result: [{ paymentId: 'p1' }] } })
    fireEvent.click(await screen.findByRole('button', { name: english.kallahTold }))
    const name = await screen.findByLabelText<HTMLInputElement>(/Kallah’s name/)
    expect(name.value).toBe('')
  })

  it('says that the message is on its way, and why it didn’t come', async () => {
    const letter = Promise.withResolvers<ReturnType<typeof refused>>()
    const { asked, pay } = await fillIn(
      [150],
      { paid: true },
      { newReservation: () => full, contactForm: () => letter.promise },
    )
    fireEvent.click(pay)
    await waitFor(() => expect(asked.some(({ name }) => name === 'contactForm')).toBe(true))
    leavesAndComesBack()
    await screen.findByText(english.kallahSending)
    expect(screen.queryByRole('button', { name: englishShell.tryAgain })).toBeNull()
    letter.resolve(refused('Not just now.'))
    await screen.findByText('Not just now.')
    fireEvent.click(screen.getByRole('button', { name: englishShell.tryAgain }))
    await waitFor(() => expect(asked.filter(({ name }) => name === 'contactForm')).toHaveLength(2))
  })
})

it('a visit whose answer is lost is asked for once more, and the office told what became of it', async () => {
  let tries = 0
  const { asked, pay } = await fillIn(
    [150],
    { paid: true },
    { newReservation: () => (++tries > 1 ? said({}) : new Error('The network is gone.')) },
  )
  fireEvent.click(pay)
  await waitFor(() => expect(waits).toHaveLength(1))
  expect(tries, 'it isn’t asked for at once').toBe(1)
  await endsWaiting()
  await waitFor(() => expect(asked.some(({ name }) => name === 'contactForm')).toBe(true))
  const visits = asked.filter(({ name }) => name === 'newReservation')
  expect(visits).toHaveLength(2)
  expect(new Set(visits.map(({ key }) => key)).size).toBe(1)
  expect(asked.find(({ name }) => name === 'contactForm')?.body).toMatchObject({
    message: expect.stringMatching(/^Kallah reservation created\./),
  })
})

it('a message whose answer is lost goes under the same key after a reload, so that the office has it once', async () => {
  let tries = 0
  const { asked, pay } = await fillIn(
    [150],
    { paid: true },
    { contactForm: () => (++tries > 1 ? said(null) : new Error('The network is gone.')) },
  )
  fireEvent.click(pay)
  const again = await screen.findByRole('button', { name: englishShell.tryAgain })
  expect(again).toBeTruthy()
  cleanup()
  await live(<KallahScreen />, { areas: ['kallah', 'cards', 'sign-in'], at: '/kallah' })
  fireEvent.click(await screen.findByRole('button', { name: englishShell.tryAgain }))
  await waitFor(() => expect(tries).toBe(2))
  const letters = asked.filter(({ name }) => name === 'contactForm')
  expect(new Set(letters.map(({ key }) => key)).size).toBe(1)
})

describe.each([
  ['en', english, '25 November'],
  ['he', hebrew, '25 בנובמבר'],
] as const)('she is thanked in %s', (language, words, day) => {
  type Outcome = { created: boolean; pending: boolean; date?: string }
  const thanked = async (outcome: Outcome, unsent?: Error) => {
    const asking = { isUnsent: Boolean(unsent), whyUnsent: unsent, sendAgain: vi.fn() }
    await live(
      <KallahThanks outcome={{ date: '2026-11-25', ...outcome }} asking={asking as never} />,
      { areas: ['kallah'], language, at: '/kallah' },
    )
    return asking
  }
  /** The words around the date. */
  const around = (text: string) => text.split('{{date}}').map((part) => part.trim())
  const page = () => (document.querySelector('.wrap')?.textContent ?? '').replace(/\s+/g, ' ')

  it('for a visit under her own number, and for one that the head attendant makes', async () => {
    await thanked({ created: true, pending: false })
    for (const part of [...around(words.kallahThanksCreated), day]) expect(page()).toContain(part)
    cleanup()
    await thanked({ created: false, pending: false })
    for (const part of [...around(words.kallahThanksAsked), day]) expect(page()).toContain(part)
    expect(page()).not.toContain(words.kallahThanksPending)
  })

  it('for Motzei Shabbos by that name', async () => {
    await thanked({ created: true, pending: false, date: '2026-11-28' })
    expect(page()).toContain(`${parts[language].motzeiShabbos}, 28`)
  })

  it('who isn’t told of a call by the office while nobody there has her request', async () => {
    await thanked({ created: false, pending: true }, new Unreachable(null))
    expect(page()).toContain(words.kallahThanksPending)
    expect(page()).not.toMatch(/will call|תתקשר/)
  })

  it('and reads that her payment is still on its way, and that the office couldn’t be told, which is tried again', async () => {
    await thanked({ created: false, pending: true })
    expect(page()).toContain(words.kallahThanksPending)
    expect(page()).not.toContain(words.kallahNotSent)
    cleanup()
    const asking = await thanked({ created: true, pending: false }, new Unreachable(null))
    expect(page()).toContain(words.kallahNotSent)
    fireEvent.click(screen.getByRole('button', { name: shell[language].tryAgain }))
    expect(asking.sendAgain).toHaveBeenCalledOnce()
  })
})

describe('the facility’s instructions', () => {
  const both = { kallahInstructions: 'We will call you.', kallahInstructionsHe: 'ניצור איתך קשר.' }
  it.each([
    ['en', both, 'We will call you.'],
    ['he', both, 'ניצור איתך קשר.'],
    ['he', { kallahInstructions: 'We will call you.' }, 'We will call you.'],
  ] as const)('in %s stand on the form', async (language, values, words) => {
    serveCalls({
      savedCards: () => ({ body: [] }),
      settings: () => ({ body: Object.entries(values).map(([Key, Value]) => ({ Key, Value })) }),
    })
    await live(<KallahScreen />, {
      areas: ['kallah', 'cards', 'sign-in'],
      language,
      at: '/kallah',
    })
    expect(await screen.findByText(words)).toBeTruthy()
  })
})

it('charges nothing when the price is another by then, and says so', async () => {
  const { asked, pay } = await fillIn([150, 200])
  fireEvent.click(pay)
  await screen.findByText(/price has changed/)
  await waitFor(() => expect(screen.getByRole('button', { name: /200/ })).toBeTruthy())
  expect(asked.some(({ name }) => name === 'makePayment')).toBe(false)
})

describe('a tap while the price of her day', () => {
  const sends = /^Send/

  it('is on its way finds the button busy, and asks for nothing', async () => {
    const price = Promise.withResolvers<ReturnType<typeof said>>()
    const { asked, pay } = await fillIn([], {}, { quoteReservation: () => price.promise }, sends)
    await waitFor(() => expect(pay.getAttribute('aria-busy')).toBe('true'))
    fireEvent.click(pay)
    price.resolve(said({ total: 150, lines: [] }))
    const ready = await screen.findByRole('button', { name: /150/ })
    await waitFor(() => expect(ready.getAttribute('aria-busy')).toBeNull())
    expect(asked.some(({ name }) => name === 'makePayment')).toBe(false)
  })

  it('has not come says why, and asks for it again', async () => {
    let tries = 0
    const quoteReservation = () => {
      tries += 1
      return tries === 1 ? new Error('lost') : said({ total: 150, lines: [] })
    }
    await fillIn([], {}, { quoteReservation }, sends)
    const alert = await screen.findByRole('alert')
    fireEvent.click(within(alert).getByRole('button', { name: englishShell.tryAgain }))
    expect(await screen.findByRole('button', { name: /150/ })).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  it('has not come asks for it again by itself, and charges nothing that she hasn’t seen', async () => {
    let tries = 0
    const quoteReservation = () => {
      tries += 1
      return tries === 1 ? new Error('lost') : said({ total: 150, lines: [] })
    }
    const { asked, pay } = await fillIn([], {}, { quoteReservation }, sends)
    await screen.findByRole('alert')
    fireEvent.click(pay)
    expect(await screen.findByRole('button', { name: /150/ })).toBeTruthy()
    expect(asked.some(({ name }) => name === 'makePayment')).toBe(false)
  })
})

it('isn’t asked for where none can be had: the office is called instead', async () => {
  serveCalls({
    publicSettings: () => ({ body: [] }),
    user: () => ({ body: {} }),
    settings: () => ({ body: [{ Key: 'priceKallah', Value: '' }] }),
    savedCards: () => ({ body: [] }),
  })
  await live(<KallahScreen />, { areas: ['kallah', 'cards', 'sign-in'], at: '/kallah' })
  expect(await screen.findByRole('heading', { name: english.kallahNotOffered })).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
