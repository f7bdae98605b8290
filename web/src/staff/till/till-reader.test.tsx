// @vitest-environment happy-dom
import type { Reservation } from '@mikvah/contract/contract.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { keepSession } from '../../talk/session.ts'
import { visit as told } from '../../test/answers.ts'
import { wait, withOwnTime } from '../../test/at-the-kiosk.tsx'
import { live, said, serveCalls } from '../../test/live.tsx'
import { chooseForThisDesk } from '../this-desk/chosen.ts'
import { Till } from './Till.tsx'

withOwnTime()

const visit = { ...told, balance: 18 } as Reservation
const reader = (id: string, name: string, online = true) => ({
  ...{ id, name, locationId: 'main', readerType: 'reception', online, isDriven: true },
})
const readers = [reader('r-other', 'Other reader'), reader('r-desk', 'Desk reader')]
const stands = (state: string, amount: number | null = 18) =>
  said({ state, pending: state === 'waiting', amount, payments: [] })
type Answer = ReturnType<typeof stands> | { status: number; body: unknown } | Error

/** The reader says nothing until the test does. */
function aReader() {
  const say: ((answer: Answer) => void)[] = []
  return {
    collectPayment: () => new Promise<Answer>((resolve) => say.push(resolve)),
    says: async (answer: Answer) => {
      await waitFor(() => expect(say).not.toEqual([]))
      await act(async () => {
        for (const one of say.splice(0)) one(answer)
      })
    },
  }
}

const onChanged = vi.fn()
type Answers = Parameters<typeof serveCalls>[0]
type More = {
  chosen?: string
  visit?: Partial<Reservation>
  category?: 'Shabbos Payment'
  body?: (set: (open: boolean) => void) => void
  /** Given the way to have the hold of the visit end. */
  hold?: (end: (after?: Partial<Reservation>) => void) => void
}
async function open(answers: Answers = {}, more: More = {}) {
  onChanged.mockClear()
  const { chosen = 'r-desk', category } = more
  if (chosen) chooseForThisDesk({ cardReader: chosen })
  keepSession({
    ...{ accessToken: 'a', refreshToken: 'r', userId: 'u9' },
    ...{ userName: 'Reception', roles: ['Reception'] },
  })
  const asked = serveCalls({
    cardReaders: () => ({ body: readers }),
    printers: () => ({ body: [] }),
    printerStatus: () => ({ body: [] }),
    ...answers,
  })
  // As a live event tells it, that a payment runs.
  const AtTheDesk = () => {
    const [paymentPending, setPending] = useState(false)
    more.body?.(setPending)
    const [ended, setEnded] = useState({})
    more.hold?.((after = { holdUntil: '2000-01-01T00:00:00Z' }) => setEnded(after))
    const holdUntil = '2099-01-01T00:00:00Z'
    const shown = { ...visit, paymentPending, holdUntil, ...more.visit, ...ended }
    return <Till visit={shown} category={category} onChanged={onChanged} />
  }
  const page = await live(<AtTheDesk />, {
    areas: ['desk', 'desk-pages', 'check-in', 'till', 'cards', 'pay'],
  })
  if (more.visit?.balance === 0) await press('Take a payment')
  fireEvent.click(screen.getByRole('radio', { name: 'Terminal' }))
  return { ...page, sent: (name: string) => asked.filter((one) => one.name === name) }
}
/** What opens may wait for words of its own. */
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name })
  await act(async () => fireEvent.click(button))
}
const ask = 'Ask for her card: $18.00'
const hold = 'She holds or inserts her card at the reader'

describe('a desk with a card reader', () => {
  it('has it take all that is owed, asked for once however often it is tapped, and says what was taken', async () => {
    const { collectPayment, says } = aReader()
    const { sent } = await open({ collectPayment })
    const button = await screen.findByRole('button', { name: ask })
    expect(screen.queryByLabelText('For the visit')).toBeNull()
    // Both before the screen has drawn anything of the first.
    act(() => {
      button.click()
      button.click()
    })
    await screen.findByRole('heading', { name: hold })
    expect(screen.getByText('Desk reader is waiting for it.')).toBeTruthy()
    await says(stands('waiting', 22))
    await screen.findByText('$22.00')
    await says(stands('approved', 22))
    await screen.findByText('$22.00 was taken.')
    expect(onChanged).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('button', { name: ask })).toBeNull()
    const calls = sent('collectPayment')
    expect(calls.map(({ body }) => body)).toEqual(
      Array.from({ length: 2 }, () => ({ reservationId: 'r1', reader: 'r-desk' })),
    )
    expect(new Set(calls.map(({ key }) => key)).size).toBe(1)
  })

  it('goes on showing what the reader waits for when her hold ends', async () => {
    const { collectPayment, says } = aReader()
    let end = () => {}
    const ends = (it: () => void) => {
      end = it
    }
    await open({ collectPayment }, { visit: { reservationStatus: 'Pending' }, hold: ends })
    await press(ask)
    await screen.findByRole('heading', { name: hold })
    act(() => end())
    expect(screen.getByRole('heading', { name: hold })).toBeTruthy()
    await says(stands('approved'))
    await screen.findByText('$18.00 was taken.')
    expect(screen.queryByRole('radio', { name: 'Terminal' })).toBeNull()
  })

  it.each([
    ['is over', undefined],
    ['is canceled', { reservationStatus: 'Canceled', holdUntil: null } as const],
  ])('says how the card went that was asked for before her hold %s', async (_, after) => {
    const { collectPayment, says } = aReader()
    let end = (_after?: Partial<Reservation>) => {}
    const ends = (it: typeof end) => {
      end = it
    }
    await open({ collectPayment }, { visit: { reservationStatus: 'Pending' }, hold: ends })
    await press(ask)
    await screen.findByRole('heading', { name: hold })
    act(() => end(after))
    expect(screen.getByRole('heading', { name: hold })).toBeTruthy()
    await says(stands('declined'))
    expect(await screen.findByText('The card was declined. Nothing was taken.')).toBeTruthy()
    expect(screen.queryByText(/Another card/)).toBeNull()
    expect(screen.queryByRole('radio', { name: 'Terminal' })).toBeNull()
  })

  it('names what it is for, where the page does', async () => {
    const { collectPayment, says } = aReader()
    const { sent } = await open({ collectPayment }, { category: 'Shabbos Payment' })
    await press(ask)
    await says(stands('approved'))
    await screen.findByText('$18.00 was taken.')
    expect(sent('collectPayment')[0]?.body).toMatchObject({ category: 'Shabbos Payment' })
  })

  it.each([
    ['declined', 'The card was declined. Nothing was taken.'],
    ['busy', 'The reader is in use just now. Nothing was taken.'],
    ['offline', 'The reader doesn’t answer. Nothing was taken.'],
    ['ended', 'Nothing was taken: it was canceled, or no card came.'],
    ['nothing-owed', 'Nothing is owed any more.'],
  ])('%s: is told so calmly, and may ask again, as another payment', async (state, words) => {
    const { collectPayment, says } = aReader()
    const { sent } = await open({ collectPayment })
    await press(ask)
    await says(stands(state))
    await screen.findByText(words)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(onChanged).not.toHaveBeenCalled()
    await press(ask)
    await screen.findByRole('heading', { name: hold })
    expect(new Set(sent('collectPayment').map(({ key }) => key)).size).toBe(2)
  })

  it.each([
    [409, 'payment-in-progress', /not confirmed yet/],
    [502, 'processor-error', /The house’s own words/],
  ])('%i %s: is told why', async (status, code, words) => {
    const errorMessage = 'The house’s own words'
    await open({
      collectPayment: () => ({ status, body: { success: false, code, errorMessage } }),
    })
    await press(ask)
    await screen.findByText(words)
    expect(screen.getByRole('button', { name: ask })).toBeTruthy()
  })

  it('gives it up, as often as it takes, and a card that was quicker is taken', async () => {
    const { collectPayment, says } = aReader()
    let heard = 0
    const { sent } = await open({
      collectPayment,
      stopCollecting: () => (heard++ === 0 ? new Error('away') : stands('approved')),
    })
    await press(ask)
    await press('Cancel')
    await screen.findByRole('button', { name: 'It is being canceled' })
    await wait(2100)
    await waitFor(() => expect(sent('stopCollecting')).toHaveLength(2))
    await says(stands('approved'))
    await screen.findByText('$18.00 was taken.')
  })

  it('doesn’t know how it stands without a network, asks for nothing meanwhile, and finds out', async () => {
    const { collectPayment, says } = aReader()
    const { sent } = await open({ collectPayment })
    await press(ask)
    await says(new Error('away'))
    await screen.findByRole('heading', { name: 'It isn’t known yet whether her card was taken' })
    expect(screen.queryByText(hold)).toBeNull()
    await wait(2100)
    await says(stands('approved'))
    await screen.findByText('$18.00 was taken.')
    expect(new Set(sent('collectPayment').map(({ key }) => key)).size).toBe(1)
  })

  it('keeps asking while the visit is told that its payment runs', async () => {
    const { collectPayment } = aReader()
    let tell: (open: boolean) => void = () => {}
    const read = (set: typeof tell) => {
      tell = set
    }
    await open({ collectPayment }, { body: read })
    await press(ask)
    await screen.findByRole('heading', { name: hold })
    act(() => tell(true))
    expect(screen.getByRole('heading', { name: hold })).toBeTruthy()
    expect(screen.queryByText(/not confirmed yet/)).toBeNull()
  })

  it('still writes down what another terminal has taken', async () => {
    const { sent } = await open({
      makePayment: () => ({ body: { success: true, paid: true, result: [], errorMessage: null } }),
    })
    await press('Write down what another terminal has taken')
    await press('Take $18.00')
    await screen.findByText('$18.00 was taken.')
    expect(sent('makePayment')[0]?.body).toMatchObject({ method: 'Terminal', amt: 18 })
  })
})

describe('without a reader that can be asked', () => {
  it('says that none is chosen, has one chosen here, and asks it then', async () => {
    await open({}, { chosen: '' })
    expect(await screen.findByText('No card reader is chosen for this desk.')).toBeTruthy()
    expect(screen.getByLabelText('For the visit')).toBeTruthy()
    await press('This desk')
    const choice = await screen.findByLabelText('Card reader')
    await waitFor(() => expect(choice.textContent).toContain('Desk reader'))
    fireEvent.change(choice, { target: { value: 'r-desk' } })
    await press('Close')
    expect(await screen.findByRole('button', { name: ask })).toBeTruthy()
  })

  it('says why where the processor tells of none', async () => {
    const errorMessage = 'The processor doesn’t answer.'
    const got = { success: false, code: 'processor-error', errorMessage }
    await open({ cardReaders: () => ({ status: 502, body: got }) })
    expect(await screen.findByText(errorMessage)).toBeTruthy()
    expect(screen.getByLabelText('For the visit')).toBeTruthy()
  })

  it('says so of one that is gone', async () => {
    await open({}, { chosen: 'r-gone' })
    expect(await screen.findByText('No card reader is chosen for this desk.')).toBeTruthy()
  })

  it('that the program can’t ask is used by hand, and what it took is written down', async () => {
    const byHand = { ...reader('r-desk', 'Desk reader', false), isDriven: false }
    await open({ cardReaders: () => ({ body: [byHand] }) })
    expect(await screen.findByText('Desk reader is used by hand.')).toBeTruthy()
    expect(screen.queryByText('Desk reader doesn’t answer just now.')).toBeNull()
    expect(screen.getByRole('button', { name: 'Take $18.00' })).toBeTruthy()
  })

  it('names the one that is switched off, and writes down by hand', async () => {
    await open({ cardReaders: () => ({ body: [reader('r-desk', 'Desk reader', false)] }) })
    expect(await screen.findByText('Desk reader doesn’t answer just now.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: ask })).toBeNull()
    expect(screen.getByLabelText('For the visit')).toBeTruthy()
  })

  it('has nothing to ask for when nothing is owed: a tip is written down', async () => {
    await open({}, { visit: { balance: 0 } })
    expect(screen.getByLabelText('Tip')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Ask for her card/ })).toBeNull()
  })
})
