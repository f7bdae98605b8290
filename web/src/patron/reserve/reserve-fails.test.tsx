// @vitest-environment happy-dom
import { words } from '@mikvah/contract/words/all.ts'
import type { Language } from '@mikvah/rules/words/language.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { night, visit } from '../../test/answers.ts'
import { live, said } from '../../test/live.tsx'
import { eight, held, listed, serveReserve, settings, slot } from '../../test/reserve-server.ts'
import { ReserveScreen } from './ReserveScreen.tsx'

const areas = ['reserve', 'pay', 'prepare', 'cards', 'membership'] as const
const nine = '2026-11-24T21:00:00-05:00'

/** An answer that is a refusal until the test lets it come. */
function failing<Answer extends object>(answer: (path: string) => Answer) {
  const trouble = { status: 503, body: { success: false, errorMessage: 'Not just now.' } }
  const server = { down: true }
  return {
    comesBack: () => {
      server.down = false
    },
    answers: ({ path }: { path: string }) => (server.down ? trouble : answer(path)),
  }
}

beforeEach(() => {
  sessionStorage.clear()
  vi.setSystemTime(new Date('2026-11-24T14:00:00-05:00'))
  window.scrollTo = vi.fn()
})

const open = (language: Language, state: object) =>
  live(<ReserveScreen />, { areas, language, state })

/** The failure in red, and what leads on from it. */
async function tryAgain(language: Language) {
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Not just now.')
  fireEvent.click(screen.getByRole('button', { name: words[language].tryAgain }))
}

describe.each(['en', 'he'] as const)(
  'what can’t be had is said in %s, to try again:',
  (language) => {
    const edited = { mode: 'edit', replacingReservationId: 'r1' }

    it('the price, without which Room Options doesn’t go on', async () => {
      const quote = failing(() => said({ total: 25, lines: [] }))
      serveReserve([], { quoteReservation: quote.answers })
      await open(language, { step: 'reserve-options', date: night.date })
      fireEvent.click(await screen.findByRole('radio', { name: /8:00|20:00/ }))
      await screen.findByText('Not just now.')
      const goOn = () =>
        screen.getByRole<HTMLButtonElement>('button', { name: words[language].reserveContinue })
      expect(goOn().disabled).toBe(true)
      quote.comesBack()
      await tryAgain(language)
      await waitFor(() => expect(goOn().disabled).toBe(false))
      expect(screen.queryByRole('alert')).toBeNull()
    })

    it('the buildings, without which no night of the second one is known', async () => {
      const buildings = failing(() => ({ body: [] }))
      serveReserve([], { locations: buildings.answers })
      await open(language, { step: 'reserve-date' })
      await screen.findByRole('alert')
      buildings.comesBack()
      await tryAgain(language)
      await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
      expect(
        await screen.findByRole('button', { name: words[language].reserveContinue }),
      ).toBeTruthy()
    })

    it('the price of what she chooses without a network, in place of the one before', async () => {
      serveReserve([], {
        availableReservations: () => ({ body: [slot(eight, 2), slot(nine, 2)] }),
      })
      const online = vi.spyOn(navigator, 'onLine', 'get')
      const network = (is: boolean) => {
        online.mockReturnValue(is)
        fireEvent(window, new Event(is ? 'online' : 'offline'))
      }
      await open(language, { step: 'reserve-options', date: night.date })
      fireEvent.click(await screen.findByRole('radio', { name: /8:00|20:00/ }))
      const goOn = () =>
        screen.getByRole<HTMLButtonElement>('button', { name: words[language].reserveContinue })
      await waitFor(() => expect(goOn().disabled).toBe(false))
      const price = () => goOn().parentElement?.parentElement?.textContent ?? ''
      expect(price()).toContain('25.00')
      network(false)
      fireEvent.click(screen.getByRole('radio', { name: /9:00|21:00/ }))
      expect(await screen.findByText(words[language].reservePriceWaits)).toBeTruthy()
      expect(price()).not.toContain('25.00')
      expect(goOn().disabled).toBe(true)
      network(true)
      await waitFor(() => expect(goOn().disabled).toBe(false))
      expect(price()).toContain('25.00')
      expect(screen.queryByText(words[language].reservePriceWaits)).toBeNull()
      online.mockRestore()
    })

    it.each([
      ['Reserve Date', { step: 'reserve-date' }],
      ['Room Options', { step: 'reserve-options', date: night.date }],
    ])('the visit that is edited, at %s', async (_, step) => {
      const old = failing(() => ({ body: visit }))
      serveReserve([visit], { reservation: old.answers })
      await open(language, { ...step, ...edited })
      await screen.findByText('Not just now.')
      old.comesBack()
      await tryAgain(language)
      expect(
        await screen.findByRole('button', { name: words[language].reserveContinue }),
      ).toBeTruthy()
    })

    it('the settings, at Your Reservation', async () => {
      const values = failing(() => ({ body: listed(settings) }))
      serveReserve([visit], { settings: values.answers })
      await open(language, { step: 'reserve-payment', reservationId: 'r1' })
      await screen.findByText('Not just now.')
      values.comesBack()
      await tryAgain(language)
      expect(await screen.findByRole('button', { name: words[language].payPay })).toBeTruthy()
    })
  },
)

describe('what she took off the shelf and couldn’t be saved', () => {
  const towel = {
    item: 'Towel',
    itemHe: '',
    description: '',
    descriptionHe: '',
    price: 5,
    active: true,
  }
  const comb = { ...towel, item: 'Comb' }
  const taken = (name: string) => screen.getByRole('status', { name }).textContent

  /** She takes two towels, of which the server knows nothing yet. */
  async function takeTwo(state: object) {
    const shelf = failing(() =>
      said({ ...visit, merchandise: [{ ...towel, quantity: 2, total: 10 }] }),
    )
    const asked = serveReserve([visit, held], {
      merchandise: () => ({ body: [towel, comb] }),
      writeReservationMerchandise: shelf.answers,
    })
    await open('en', state)
    const more = await screen.findByRole('button', { name: 'One more: Towel', hidden: true })
    fireEvent.click(more)
    fireEvent.click(more)
    await screen.findByText('Not just now.')
    const sent = () =>
      asked.flatMap(({ name, body }) => (name === 'writeReservationMerchandise' ? [body] : []))
    return { shelf, sent }
  }
  const onShelf = { step: 'reserve-payment', reservationId: 'r1', giving: 'merchandise' }
  const two = { item: 'Towel', quantity: 2 }

  it('stays as she tapped it, and is sent by Try again', async () => {
    const { shelf, sent } = await takeTwo(onShelf)
    expect(taken('Towel')).toBe('2')
    shelf.comesBack()
    const before = sent().length
    // It is said under the shelf and beside the sum.
    const [again] = await screen.findAllByRole('button', { name: 'Try again' })
    fireEvent.click(again as HTMLElement)
    await waitFor(() => expect(sent().length).toBe(before + 1))
    expect(sent().at(-1)).toEqual({ items: [two] })
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(taken('Towel')).toBe('2')
  })

  it('goes with her next tap', async () => {
    const { shelf, sent } = await takeTwo(onShelf)
    shelf.comesBack()
    fireEvent.click(screen.getByRole('button', { name: 'One more: Comb' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(sent().at(-1)).toEqual({ items: [two, { item: 'Comb', quantity: 1 }] })
  })

  it('is dropped with words when the server refuses it for good, and goes with no later tap', async () => {
    const asked = serveReserve([visit], {
      merchandise: () => ({ body: [towel, comb] }),
      writeReservationMerchandise: ({ body }) => {
        const { items } = body as { items: { item: string; quantity: number }[] }
        return items.some(({ item }) => item === 'Towel')
          ? {
              status: 400,
              body: { success: false, code: 'merchandise-not-offered', errorMessage: 'No towel.' },
            }
          : said({ ...visit, merchandise: items.map((line) => ({ ...comb, ...line, total: 5 })) })
      },
    })
    await open('en', onShelf)
    fireEvent.click(await screen.findByRole('button', { name: 'One more: Towel', hidden: true }))
    expect((await screen.findByRole('alert')).textContent).toContain('No towel.')
    expect(await screen.findByText(words.en.payShelfUndone)).toBeTruthy()
    expect(taken('Towel')).toBe('0')
    expect(screen.queryByRole('button', { name: words.en.tryAgain })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'One more: Comb' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(asked.findLast(({ name }) => name === 'writeReservationMerchandise')?.body).toEqual({
      items: [{ item: 'Comb', quantity: 1 }],
    })
    expect(screen.queryByText(words.en.payShelfUndone)).toBeNull()
  })
})
