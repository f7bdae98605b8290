// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { chooseForThisDesk } from '../staff/this-desk/chosen.ts'
import { lookUp, openKiosk, press, sent, wait, withOwnTime } from '../test/at-the-kiosk.tsx'
import { said } from '../test/live.tsx'
import { waitFor as waitForLook } from '../test/wait-for.ts'

withOwnTime()

const reader = (id: string, readerType = 'kiosk', online = true) => ({
  ...{ id, name: id, locationId: 'main', readerType, online, isDriven: true },
})
const readers = [reader('r-desk', 'reception'), reader('r-kiosk'), reader('r-second')]
const stands = (state: string, amount: number | null = 25) =>
  said({ state, pending: state === 'waiting', amount, payments: [] })
const hold = 'Hold or insert your card at the reader'
const payHere = 'Pay by card here'

/** A card reader that answers only when the test calls `says`; that answer goes to every call that waits. */
function aReader() {
  const say: ((answer: ReturnType<typeof said> | Error) => void)[] = []
  return {
    collectPayment: () =>
      new Promise<ReturnType<typeof said> | Error>((resolve) => {
        say.push(resolve)
      }),
    says: async (answer: ReturnType<typeof said> | Error) => {
      await waitFor(() => expect(say).not.toEqual([]))
      await act(async () => {
        for (const one of say.splice(0)) one(answer)
      })
    },
  }
}

type Answers = Parameters<typeof openKiosk>[0]
async function atHerVisit(answers: Answers = {}) {
  const page = await openKiosk({ cardReaders: () => ({ body: readers }), ...answers })
  await lookUp()
  await screen.findByText('Good that you are here')
  return page
}

describe('who owes something', () => {
  it('pays by card at the kiosk’s reader, asked for once however often she taps, and checks in', async () => {
    const { collectPayment, says } = aReader()
    const { asked } = await atHerVisit({
      collectPayment,
      checkIn: () => said({ reservationId: 'visit-of-hers', waitingCode: '461' }),
    })
    const button = await screen.findByRole('button', { name: payHere })
    // Both taps come before the page has drawn the first.
    act(() => {
      button.click()
      button.click()
    })
    await screen.findByRole('heading', { name: hold })
    expect(screen.getByText('$25.00')).toBeTruthy()
    await says(stands('waiting', 25))
    await says(stands('waiting', 25))
    await says(stands('approved'))
    await screen.findByText('Paid. Thank you.')
    const calls = sent(asked, 'collectPayment')
    expect(calls).toHaveLength(3)
    expect(new Set(calls.map(({ key }) => key)).size).toBe(1)
    expect(calls[0]?.body).toEqual({ reservationId: 'visit-of-hers', reader: 'r-kiosk' })
    expect(screen.queryByRole('button', { name: payHere })).toBeNull()
    await press('I’m here')
    await waitFor(() => expect(sent(asked, 'checkIn')).toHaveLength(1))
  })

  it('is shown what the server asks for, where it is another sum', async () => {
    const { collectPayment, says } = aReader()
    await atHerVisit({ collectPayment })
    await press(payHere)
    await says(stands('waiting', 35))
    await screen.findByText('$35.00')
  })

  it.each([
    ['declined', 'The card was declined. Nothing was taken.', true],
    ['busy', 'The reader is in use just now. Nothing was taken.', true],
    ['offline', 'The reader doesn’t answer. Nothing was taken.', true],
    ['ended', 'Nothing was taken.', true],
    ['nothing-owed', 'Everything is paid.', false],
  ])('%s: is told so calmly, and how she may go on', async (state, words, again) => {
    const { collectPayment, says } = aReader()
    const { asked } = await atHerVisit({ collectPayment })
    await press(payHere)
    await says(stands(state))
    await screen.findByText(words)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('button', { name: 'I’m here' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: payHere }) !== null).toBe(again)
    if (!again) return
    // Another try is another payment.
    await press(payHere)
    await screen.findByRole('heading', { name: hold })
    expect(new Set(sent(asked, 'collectPayment').map(({ key }) => key)).size).toBe(2)
  })

  it.each([
    [409, 'payment-in-progress', 'A payment for this visit is under way already.'],
    [404, 'not-found', 'That didn’t work. Nothing was taken.'],
    [502, 'processor-error', 'That didn’t work. Nothing was taken.'],
  ])('%i %s: is sent to the desk in words of the kiosk’s own', async (status, code, words) => {
    const got = { success: false, code, errorMessage: 'Internal words' }
    await atHerVisit({ collectPayment: () => ({ status, body: got }) })
    await press(payHere)
    await screen.findByText(words)
    expect(screen.queryByText(/Internal/)).toBeNull()
  })

  it('gives it up, as often as it takes, and a card that was quicker is paid', async () => {
    const { collectPayment, says } = aReader()
    let heard = 0
    const { asked } = await atHerVisit({
      collectPayment,
      stopCollecting: () => (heard++ === 0 ? new Error('away') : stands('approved')),
    })
    await press(payHere)
    await press('Cancel')
    const stopping = await screen.findByRole('button', { name: 'It is being canceled' })
    fireEvent.click(stopping)
    await wait(2100)
    await waitFor(() => expect(sent(asked, 'stopCollecting')).toHaveLength(2))
    await says(stands('approved'))
    await screen.findByText('Paid. Thank you.')
    await wait(5000)
    expect(sent(asked, 'stopCollecting')).toHaveLength(2)
  })
})

describe('while the reader waits for her card', () => {
  it('nothing is cleared, and afterwards she has her thirty seconds', async () => {
    const { collectPayment, says } = aReader()
    const { container } = await atHerVisit({ collectPayment })
    await press(payHere)
    for (let held = 0; held < 3; held++) {
      await wait(19_000)
      await says(stands('waiting'))
    }
    await screen.findByRole('heading', { name: hold })
    expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull()
    await says(stands('ended'))
    await screen.findByText('Nothing was taken.')
    await wait(29_000)
    expect(container.textContent).toContain('Nothing was taken.')
    await wait(2000)
    await screen.findByText('Phone number')
  })

  it('a network that goes leaves it open: she is told, sent to the desk, and told its end when it is back', async () => {
    let away = false
    const { collectPayment, says } = aReader()
    const { asked } = await atHerVisit({
      collectPayment: () => (away ? new Error('away') : collectPayment()),
    })
    await press(payHere)
    away = true
    await says(new Error('away'))
    await screen.findByText('We don’t know yet whether your card was taken')
    expect(screen.queryByText(/Nothing was taken/)).toBeNull()
    await wait(2100)
    away = false
    await wait(2100)
    await says(stands('waiting'))
    await screen.findByRole('heading', { name: hold })
    expect(screen.queryByText('We don’t know yet whether your card was taken')).toBeNull()
    await says(stands('approved'))
    await screen.findByText('Paid. Thank you.')
    const atOnce = sent(asked, 'collectPayment').map((each) => each.atOnce ?? false)
    expect(atOnce).toEqual([false, true, true, false])
    expect(new Set(sent(asked, 'collectPayment').map(({ key }) => key)).size).toBe(1)
  })

  it.each([
    [500, 'server-error', true],
    [503, 'in-progress', false],
  ])('an answer of %i %s is asked again; that the line is lost is said: %s', async (...told) => {
    const [status, code, isLost] = told
    const failed = { status, body: { success: false, code, errorMessage: 'Not now.' } }
    const { asked } = await atHerVisit({
      collectPayment: () =>
        sent(asked, 'collectPayment').length > 1 ? stands('approved') : failed,
    })
    await press(payHere)
    await wait(100)
    const unknown = screen.queryByText('We don’t know yet whether your card was taken')
    expect(unknown !== null).toBe(isLost)
    await wait(2100)
    await screen.findByText('Paid. Thank you.')
  })

  it('one that stays away clears itself, and asks no more', async () => {
    const { asked, container } = await atHerVisit({ collectPayment: () => new Error('away') })
    await press(payHere)
    await screen.findByText('We don’t know yet whether your card was taken')
    await wait(31_000)
    await screen.findByText('Phone number')
    const before = sent(asked, 'collectPayment').length
    await wait(10_000)
    expect(sent(asked, 'collectPayment')).toHaveLength(before)
    expect(container.textContent).not.toContain('25')
    expect(JSON.stringify({ ...localStorage })).not.toContain('visit-of-hers')
  })
})

describe('which reader', () => {
  const offered = () => screen.queryByRole('button', { name: payHere }) !== null

  it.each([
    ['none', []],
    ['none of a kiosk', [reader('r-desk', 'reception')]],
    ['one that is off', [reader('r-kiosk', 'kiosk', false)]],
  ])('%s: she pays at the desk', async (_, told) => {
    const { asked } = await atHerVisit({ cardReaders: () => ({ body: told }) })
    await waitFor(() => expect(sent(asked, 'cardReaders')).not.toEqual([]))
    await screen.findByText('It can be paid at the desk.')
    expect(offered()).toBe(false)
  })

  it('a list that fails is none', async () => {
    const got = { success: false, code: 'processor-error', errorMessage: 'No.' }
    await atHerVisit({ cardReaders: () => ({ status: 502, body: got }) })
    await screen.findByText('It can be paid at the desk.')
    expect(offered()).toBe(false)
  })

  it('is the one that was chosen for this kiosk', async () => {
    chooseForThisDesk({ cardReader: 'r-second' })
    const { collectPayment } = aReader()
    const { asked } = await atHerVisit({ collectPayment })
    await press(payHere)
    await waitForLook(() => expect(sent(asked, 'collectPayment')).toHaveLength(1))
    expect(sent(asked, 'collectPayment')[0]?.body).toMatchObject({ reader: 'r-second' })
  })
})
