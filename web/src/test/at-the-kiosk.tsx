import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { KioskScreen } from '../kiosk/KioskScreen.tsx'
import { type Asked, live, serveCalls } from './live.tsx'

/** What a kiosk is told of a visit that may be checked in. */
export const visitAtKiosk = {
  reservationId: 'visit-of-hers',
  reservationCode: '4821',
  reservationTime: '2026-11-24T20:00:00-05:00',
  balance: 25,
  language: 'en',
}

/** How many ms of the page’s time pass at each look, so that what a test waits for comes. */
const byItself = 20

/**
 * Gives each test a clock of the page's own. It goes on by itself, so that what is waited for comes, and `wait` lets
 * pass exactly what it is told.
 */
export function withOwnTime() {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: byItself })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
}

/** Lets exactly so many ms of the page’s time pass, however long the machine takes. */
export const wait = (ms: number) =>
  act(async () => {
    vi.setTimerTickMode('manual')
    await vi.advanceTimersByTimeAsync(ms)
    vi.setTimerTickMode('interval', byItself)
  })

/**
 * Opens the kiosk as it is before a guest comes; gives the page as `live` does, and the calls that it makes (`asked`).
 */
export async function openKiosk(answers: Parameters<typeof serveCalls>[0]) {
  const asked = serveCalls({
    settings: () => ({
      body: [
        { Key: 'kioskAsksFor', Value: 'phoneAndCode' },
        { Key: 'printReceiptAtCheckin', Value: 'True' },
      ],
    }),
    publicSettings: () => ({ body: [{ Key: 'defaultLanguage', Value: 'en' }] }),
    printers: () => ({
      body: [
        { id: 'p-desk', name: 'Desk', locationId: 'main', printerType: 'reception' },
        { id: 'p-kiosk', name: 'Kiosk', locationId: 'main', printerType: 'kiosk' },
      ],
    }),
    cardReaders: () => ({ body: [] }),
    findUserByPhone: () => ({ body: visitAtKiosk }),
    ...answers,
  })
  const page = await live(<KioskScreen />, { areas: ['device', 'kiosk'], at: '/kiosk' })
  return { ...page, asked }
}

/** Taps the button of this name, once it is there. */
export const press = async (name: string) =>
  fireEvent.click(await screen.findByRole('button', { name }))

/** Taps digits on the keypad; only for the first is the keypad waited for. */
export async function type(digits: string) {
  await screen.findByRole('button', { name: '1' })
  for (const digit of digits) fireEvent.click(screen.getByText(digit, { selector: 'button' }))
}

/** Types her phone number and her code, or the part of the code that is given. */
export async function lookUp(code = '4821') {
  await type('2015550142')
  await press('Continue')
  await screen.findByText('Your code')
  await type(code)
  await press('Continue')
}

/** Of the calls that were made those of this name. */
export const sent = (asked: readonly Asked[], name: string) =>
  asked.filter((one) => one.name === name)
