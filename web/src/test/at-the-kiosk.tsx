import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { KioskScreen } from '../kiosk/KioskScreen.tsx'
import { type Asked, live, serveCalls } from './live.tsx'

export const visitAtKiosk = {
  reservationId: 'visit-of-hers',
  reservationCode: '4821',
  reservationTime: '2026-11-24T20:00:00-05:00',
  balance: 25,
  language: 'en',
}

/** How far a page's time goes on by itself at each look, so that what is waited for comes. */
const byItself = 20

/** Time passes as a test says. */
export function withOwnTime() {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: byItself })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
}

/** So long and no longer: what the machine needs for it meanwhile adds nothing. */
export const wait = (ms: number) =>
  act(async () => {
    vi.setTimerTickMode('manual')
    await vi.advanceTimersByTimeAsync(ms)
    vi.setTimerTickMode('interval', byItself)
  })

/** The kiosk before whoever comes first. */
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

export const press = async (name: string) =>
  fireEvent.click(await screen.findByRole('button', { name }))

/** The keys stand there all along: only the first is waited for. */
async function type(digits: string) {
  await screen.findByRole('button', { name: '1' })
  for (const digit of digits) fireEvent.click(screen.getByText(digit, { selector: 'button' }))
}

/** Her number and her code, or what she has typed of it. */
export async function lookUp(code = '4821') {
  await type('2015550142')
  await press('Continue')
  await screen.findByText('Your code')
  await type(code)
  await press('Continue')
}

export const sent = (asked: readonly Asked[], name: string) =>
  asked.filter((one) => one.name === name)
