// @vitest-environment happy-dom
import type { Reservation } from '@mikvah/contract/contract.ts'
import { words } from '@mikvah/contract/words/all.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keepSession } from '../../../talk/session.ts'
import { typedBefore } from '../../../talk/stored-typed.ts'
import { aFewTurns } from '../../../test/a-few-turns.ts'
import { payment, visit } from '../../../test/answers.ts'
import { withOwnTime } from '../../../test/at-the-kiosk.tsx'
import { herSession } from '../../../test/her-session.ts'
import { allHere } from '../../../test/late-answers.ts'
import { live, said } from '../../../test/live.tsx'
import { held, listed, serveReserve, settings } from '../../../test/reserve-server.ts'
import { ReserveScreen } from '../ReserveScreen.tsx'

const areas = ['reserve', 'pay', 'prepare', 'cards', 'membership', 'garage'] as const
const unpaid: Reservation = { ...held, balance: 25 }
const paid: Reservation = {
  ...{ ...held, reservationStatus: 'Reserved', holdUntil: null },
  ...{ balance: 0, amountPaid: 25, paid: true },
}

beforeEach(() => {
  sessionStorage.clear()
  window.scrollTo = vi.fn()
})

type Answers = NonNullable<Parameters<typeof serveReserve>[1]>

/** She has tapped Pay with the card she has kept. */
async function payWith(answers: Answers, choose: () => void = () => undefined) {
  vi.setSystemTime(new Date('2026-11-24T14:00:00-05:00'))
  const asked = serveReserve([unpaid], {
    settings: () => ({ body: listed({ ...settings, currentTime: new Date().toISOString() }) }),
    savedCards: () => ({ body: [{ id: 'c1', brand: 'Visa', last4: '4242' }] }),
    ...answers,
  })
  await live(<ReserveScreen />, {
    areas,
    state: { step: 'reserve-payment', mode: 'new', reservationId: 'r2' },
  })
  await screen.findByRole('radio', { name: /4242/ })
  choose()
  fireEvent.click(screen.getByRole('button', { name: /^Pay \$/ }))
  const payments = () => asked.filter(({ name }) => name === 'makePayment')
  await waitFor(() => expect(payments().length).toBeGreaterThan(0))
  return { asked, payments }
}
const quarter = () => act(() => vi.advanceTimersByTimeAsync(16 * 60_000))
const holdEnded = () => screen.queryByText(words.en.payHoldEndedTitle)
const isPaid = { success: true, paid: true, pending: false, result: [], errorMessage: null }

describe('a payment that is under way when the time of her hold ends', () => {
  withOwnTime()

  it('keeps its page, says nothing of a charge that isn’t known, and is told as paid', async () => {
    const answer = Promise.withResolvers<{ body: object }>()
    const { payments } = await payWith({ makePayment: () => answer.promise })
    await quarter()
    expect(holdEnded()).toBeNull()
    expect(screen.getByRole('radio', { name: /4242/ })).toBeTruthy()
    answer.resolve({ body: { ...isPaid, reservation: paid } })
    expect(await screen.findByRole('dialog', { name: words.en.payConfirmedTitle })).toBeTruthy()
    expect(payments()).toHaveLength(1)
  })

  it('and came to nothing, lets go of her place once that is known', async () => {
    const answer = Promise.withResolvers<{ status: number; body: object }>()
    await payWith({ makePayment: () => answer.promise })
    await quarter()
    expect(holdEnded()).toBeNull()
    answer.resolve({ status: 402, body: { success: false, errorMessage: 'Declined.' } })
    await waitFor(() => expect(holdEnded()).toBeTruthy())
  })
})

describe('a visit that can’t be read after its payment', () => {
  withOwnTime()
  const lostAfter = (answer: object): Answers => {
    let isTapped = false
    return {
      makePayment: () => {
        isTapped = true
        return { body: answer }
      },
      reservation: () => (isTapped ? new Error('lost') : { body: unpaid }),
    }
  }

  it('is told as paid by the answer of the payment, and asks for no second one', async () => {
    const { payments } = await payWith(lostAfter({ ...isPaid, reservation: paid }))
    expect(await screen.findByRole('dialog', { name: words.en.payConfirmedTitle })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Pay \$/ })).toBeNull()
    expect(payments()).toHaveLength(1)
  })

  it('is told as open as soon as that is known, whatever the next look waits for', async () => {
    let isTapped = false
    const look = Promise.withResolvers<{ body: object }>()
    await payWith({
      makePayment: () => {
        isTapped = true
        return { body: { ...isPaid, paid: false, pending: true } }
      },
      reservation: () => (isTapped ? look.promise : { body: unpaid }),
    })
    expect(await screen.findByText(words.en.payPendingTitle)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Pay \$/ })).toBeNull()
    look.resolve({ body: paid })
    expect(await screen.findByRole('dialog', { name: words.en.payConfirmedTitle })).toBeTruthy()
  })

  it('isn’t told as not taken while the processor hasn’t answered', async () => {
    const { asked } = await payWith(lostAfter({ ...isPaid, paid: false, pending: true }))
    const looks = () => asked.filter(({ name }) => name === 'reservation').length
    await waitFor(() => expect(looks()).toBeGreaterThan(3))
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(screen.queryByText(words.en.payNotTaken)).toBeNull()
  })
})

it('money for a change that is canceled by then isn’t told as not taken, but as going back', async () => {
  vi.setSystemTime(new Date('2026-11-24T14:00:00-05:00'))
  const forOld = { ...payment, reservationId: 'r1', amount: 25 }
  const change: Reservation = {
    ...{ ...unpaid, replacingReservationId: 'r1', balance: 10 },
    ...{ amountPaid: 25, payments: [forOld] },
  }
  const over: Reservation = {
    ...{ ...change, reservationStatus: 'Canceled', holdUntil: null, holdEnded: true },
    ...{ amountPaid: 10, payments: [{ ...payment, reservationId: 'r2', amount: 10 }] },
    afterCancel: [{ kind: 'refund-on-its-way', amount: 10, cards: [] }],
  }
  const look = Promise.withResolvers<{ body: object }>()
  let isTapped = false
  serveReserve([visit, change], {
    settings: () => ({ body: listed({ ...settings, currentTime: new Date().toISOString() }) }),
    savedCards: () => ({ body: [{ id: 'c1', brand: 'Visa', last4: '4242' }] }),
    makePayment: () => {
      isTapped = true
      return { body: { ...isPaid, paid: false, pending: true } }
    },
    reservation: () => (isTapped ? look.promise : { body: change }),
  })
  await live(<ReserveScreen />, {
    areas,
    state: { step: 'reserve-payment', mode: 'edit', reservationId: 'r2' },
  })
  await screen.findByRole('radio', { name: /4242/ })
  fireEvent.click(screen.getByRole('button', { name: /^Pay \$/ }))
  expect(await screen.findByText(words.en.payPendingTitle)).toBeTruthy()
  look.resolve({ body: over })
  expect(await screen.findByText(/^\$10.00 is on its way back/)).toBeTruthy()
  expect(screen.queryByText(words.en.payNotTaken)).toBeNull()
})

describe('a card she has kept, tapped to pay without a network', () => {
  withOwnTime()

  it('stays chosen, pays nothing when the network is back, and once by her next tap', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    const network = (is: boolean) => {
      online.mockReturnValue(is)
      fireEvent(window, new Event(is ? 'online' : 'offline'))
    }
    const cards = ['4242', '1881'].map((last4) => ({ id: `c${last4}`, brand: 'Visa', last4 }))
    let isAway = true
    const { payments } = await payWith(
      {
        savedCards: () => ({ body: cards }),
        makePayment: () =>
          isAway ? new Error('lost') : { body: { ...isPaid, reservation: paid } },
      },
      () => {
        fireEvent.click(screen.getByRole('radio', { name: /1881/ }))
        network(false)
      },
    )
    const refused = await screen.findByText(words.en.errorUnreachable)
    expect(refused).toBeTruthy()
    isAway = false
    network(true)
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(payments()).toHaveLength(1)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /1881/ }).checked).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: /^Pay \$/ }))
    expect(await screen.findByRole('dialog', { name: words.en.payConfirmedTitle })).toBeTruthy()
    const [first, again, ...others] = payments()
    expect(others).toEqual([])
    expect(again?.key).toBe(first?.key)
    expect(again?.body).toMatchObject({ amt: 25, paymentInfo: { sourceCard: 'c1881' } })
    online.mockRestore()
  })
})

describe.each(['en', 'he'] as const)('what she took off the shelf in %s', (language) => {
  it('and couldn’t be saved, isn’t in the sum, which says so and tries again', async () => {
    vi.setSystemTime(new Date('2026-11-24T14:00:00-05:00'))
    const { payShelf, payShelfNotIn, payPay, tryAgain, more } = words[language]
    const plain = { itemHe: '', description: '', descriptionHe: '', price: 5 }
    const towel = { item: 'Towel', ...plain }
    const withTowel = { balance: 30, merchandise: [{ ...towel, quantity: 1, total: 5 }] }
    let isAway = true
    serveReserve([unpaid], {
      merchandise: () => ({ body: [{ ...towel, active: true }] }),
      writeReservationMerchandise: () =>
        isAway ? new Error('lost') : said({ ...unpaid, ...withTowel }),
    })
    await live(<ReserveScreen />, {
      areas,
      language,
      state: { step: 'reserve-payment', mode: 'new', reservationId: 'r2' },
    })
    const fold = (await screen.findByText(payShelf)).closest('details') as HTMLDetailsElement
    fold.open = true
    fireEvent(fold, new Event('toggle'))
    const oneMore = more.replace('{{name}}', towel.item)
    fireEvent.click(await screen.findByRole('button', { name: oneMore }))
    const notice = (await screen.findByText(payShelfNotIn)).parentElement as HTMLElement
    const sum = () =>
      screen.getByRole('button', { name: new RegExp(`^${payPay}.*\\d`) }).textContent
    expect(sum()).toContain('25.00')
    isAway = false
    fireEvent.click(within(notice).getByRole('button', { name: tryAgain }))
    await waitFor(() => expect(sum()).toContain('30.00'))
    expect(screen.queryByText(payShelfNotIn)).toBeNull()
  })
})

describe('the page of the shelf, when what she took couldn’t be saved', () => {
  it('says beside Pay that it isn’t in the sum, and so does the page of payment, which saves it', async () => {
    vi.setSystemTime(new Date('2026-11-24T14:00:00-05:00'))
    const { payShelfNotIn, payPay, tryAgain, more } = words.en
    const plain = { itemHe: '', description: '', descriptionHe: '', price: 5 }
    const towel = { item: 'Towel', ...plain }
    const owed: Reservation = { ...visit, balance: 25, amountPaid: 0, paid: false }
    let isAway = true
    serveReserve([owed], {
      merchandise: () => ({ body: [{ ...towel, active: true }] }),
      writeReservationMerchandise: () =>
        isAway
          ? new Error('lost')
          : said({ ...owed, balance: 30, merchandise: [{ ...towel, quantity: 1, total: 5 }] }),
    })
    await live(<ReserveScreen />, {
      areas,
      state: { step: 'reserve-payment', giving: 'merchandise', reservationId: owed.reservationId },
    })
    const oneMore = more.replace('{{name}}', towel.item)
    fireEvent.click(await screen.findByRole('button', { name: oneMore }))
    await screen.findByText(payShelfNotIn)
    fireEvent.click(screen.getByRole('button', { name: payPay }))
    const sum = () =>
      screen
        .findByRole('button', { name: new RegExp(`^${payPay}.*\\d`) })
        .then((of) => of.textContent)
    expect(await sum()).toContain('25.00')
    const notice = (await screen.findByText(payShelfNotIn)).parentElement as HTMLElement
    isAway = false
    fireEvent.click(within(notice).getByRole('button', { name: tryAgain }))
    await waitFor(async () => expect(await sum()).toContain('30.00'))
    expect(screen.queryByText(payShelfNotIn)).toBeNull()
  })
})

describe('a place that she leaves without a network', () => {
  /** She is at the payment of a place that is held in place of the visit that she edits. */
  async function atPayment(step: object) {
    vi.setSystemTime(new Date('2026-11-24T14:00:00-05:00'))
    const network = { isAway: true, lost: 0 }
    const asked = serveReserve([visit, unpaid], {
      changeReservationStatus: () => {
        if (!network.isAway) return said(unpaid)
        network.lost++
        return new Error('lost')
      },
    })
    const editing = { mode: 'edit', replacingReservationId: 'r1', date: visit.reservationDate }
    const page = await live(<ReserveScreen />, { areas, state: { ...editing, ...step } })
    const givenBack = () =>
      asked.flatMap(({ name, path }) => (name === 'changeReservationStatus' ? [path] : []))
    return { ...page, network, editing, givenBack }
  }
  const atPay = { step: 'reserve-payment', reservationId: 'r2', heldUntil: held.holdUntil }

  it('is given back at her next step when the network is there, and once', async () => {
    const { network, givenBack } = await atPayment(atPay)
    fireEvent.click(await screen.findByRole('button', { name: words.en.reserveKeepOld }))
    await waitFor(() => expect(network.lost).toBe(1))
    // Until she is told that it is lost, it is on its way.
    await act(async () => {
      await allHere()
      await aFewTurns()
    })
    await waitFor(() => expect(typedBefore('u1', 'holds-left')).toEqual(['r2']))
    network.isAway = false
    fireEvent.click(await screen.findByRole('button', { name: words.en.payEdit }))
    await waitFor(() => expect(givenBack()).toHaveLength(2))
    expect(givenBack().every((path) => path.includes('/r2/'))).toBe(true)
    fireEvent.click(await screen.findByRole('button', { name: words.en.reserveKeepOld }))
    await screen.findByRole('button', { name: words.en.payEdit })
    expect(givenBack()).toHaveLength(2)
  })

  it('is given back by nobody else who signs in on this phone, nor by her once she has signed out', async () => {
    const { router, network, givenBack } = await atPayment(atPay)
    fireEvent.click(await screen.findByRole('button', { name: words.en.reserveKeepOld }))
    await waitFor(() => expect(network.lost).toBe(1))
    await screen.findByRole('button', { name: words.en.payEdit })
    network.isAway = false
    const goTo = (step: string) => act(() => router.navigate('/reserve', { state: { step } }))
    act(() => keepSession({ ...herSession, userId: 'u2' }))
    await goTo('reserve-start')
    await screen.findByText(words.en.reserveUpcoming)
    act(() => keepSession(herSession))
    await goTo('reserve-date')
    await screen.findByRole('heading', { name: words.en.reserveDate })
    expect(givenBack()).toHaveLength(1)
  })

  it('doesn’t bar her way where the tab’s storage can’t be used', async () => {
    const full = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
    vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: full, removeItem: full })
    const { network } = await atPayment({ ...atPay, way: { id: 'w1', begins: 0 } })
    network.isAway = false
    fireEvent.click(await screen.findByRole('button', { name: words.en.reserveKeepOld }))
    expect(await screen.findByRole('button', { name: words.en.payEdit })).toBeTruthy()
  })

  it('is hers again when she has come back to it', async () => {
    const { router, network, editing, givenBack } = await atPayment({ step: 'reserve-options' })
    const goTo = (step: object) =>
      act(() => router.navigate('/reserve', { state: { ...editing, ...step } }))
    await goTo(atPay)
    await act(() => router.navigate(-1))
    await waitFor(() => expect(network.lost).toBe(1))
    await act(() => router.navigate(1))
    network.isAway = false
    await goTo({ step: 'reserve-start' })
    await screen.findByText(words.en.reserveUpcoming)
    expect(givenBack()).toHaveLength(1)
  })
})

it('a tip that was pending is no open payment any more once her visit has said how it ended', async () => {
  vi.setSystemTime(new Date('2026-11-24T14:00:00-05:00'))
  const asked = serveReserve([paid], {
    settings: () => ({ body: listed({ ...settings, currentTime: new Date().toISOString() }) }),
    savedCards: () => ({ body: [{ id: 'c1', brand: 'Visa', last4: '4242' }] }),
    makePayment: () => ({ body: { ...isPaid, paid: false, pending: true } }),
  })
  const page = { areas, state: { step: 'reserve-payment', reservationId: 'r2', giving: 'tip' } }
  const { unmount } = await live(<ReserveScreen />, page)
  await screen.findByRole('radio', { name: /4242/ })
  fireEvent.click(screen.getByRole('button', { name: /^Pay \$/ }))
  await waitFor(() => expect(asked.some(({ name }) => name === 'makePayment')).toBe(true))
  await screen.findByText(words.en.payNotTaken)
  unmount()
  await live(<ReserveScreen />, page)
  await screen.findByRole('radio', { name: /4242/ })
  expect(screen.queryByText(words.en.cardUnheardBeforeTitle)).toBeNull()
})
