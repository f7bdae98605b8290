// @vitest-environment happy-dom
import type { Reservation } from '@mikvah/contract/contract.ts'
import type { Language } from '@mikvah/rules/words/language.ts'
import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { HistoryScreen } from '../patron/history/HistoryScreen.tsx'
import { ReserveScreen } from '../patron/reserve/ReserveScreen.tsx'
import { visit } from '../test/answers.ts'
import { live, serveCalls } from '../test/live.tsx'
import { listed, serveReserve, settings } from '../test/reserve-server.ts'

const atSix = '2026-11-24T06:13:00-05:00'
const asked: Reservation = {
  ...visit,
  kallah: true,
  paid: true,
  balance: 0,
  reservationTime: atSix,
}
const setByNow: Reservation = { ...asked, reservationTime: '2026-11-24T21:00:00-05:00' }
/** A daytime visit that really is at that minute. */
const notKallah: Reservation = { ...asked, kallah: false }
const atIt = 'Please come at the time you booked.'

const reserve = (told: Reservation, state: object, language?: Language) => {
  serveReserve([told], {
    settings: () => ({ body: listed({ ...settings, reservationInstructions: atIt }) }),
  })
  const areas = ['reserve', 'pay', 'prepare', 'cards', 'membership'] as const
  return live(<ReserveScreen />, { areas, state, language })
}
const screens = {
  'her visit': (told: Reservation, language?: Language) =>
    reserve(told, { step: 'reserve-payment', reservationId: 'r1' }, language),
  'her list': (told: Reservation, language?: Language) =>
    reserve(told, { step: 'reserve-start' }, language),
  'her history': (told: Reservation, language?: Language) => {
    serveCalls({
      findReservationsByUser: () => ({ body: [told] }),
      paymentsByUser: () => ({ body: [] }),
    })
    return live(<HistoryScreen />, { areas: ['history'], at: '/history', language })
  },
}
const names = Object.keys(screens) as (keyof typeof screens)[]

/** The garage comes after the page that it stands on, and says from which hour it opens. */
const allHasCome = () => act(() => import('../patron/garage/Garage.tsx'))

beforeEach(() => {
  sessionStorage.clear()
  vi.setSystemTime(new Date('2026-11-23T14:00:00-05:00'))
  window.scrollTo = vi.fn()
})

describe('of a bride whose hour isn’t set', () => {
  it.each(names)('%s says so, and no hour', async (name) => {
    await screens[name](asked)
    expect(await screen.findByText('Hour to be set')).toBeTruthy()
    await allHasCome()
    expect(document.body.textContent).not.toContain('6:13')
  })

  it.each(names)('%s says so in Hebrew', async (name) => {
    await screens[name](asked, 'he')
    expect(await screen.findByText('השעה תיקבע')).toBeTruthy()
    await allHasCome()
    expect(document.body.textContent).not.toContain('06:13')
  })

  it.each(names)('%s tells the hour she was given', async (name) => {
    await screens[name](setByNow)
    expect(await screen.findByText('9:00')).toBeTruthy()
    expect(screen.queryByText('Hour to be set')).toBeNull()
  })

  it.each(names)('%s tells anyone else’s hour as it is', async (name) => {
    await screens[name](notKallah)
    expect(await screen.findByText('6:13')).toBeTruthy()
  })

  it('her visit says who calls, instead of when to come, and gives her calendar no hour', async () => {
    await screens['her visit'](asked)
    expect(await screen.findByText(/The head attendant will call you/)).toBeTruthy()
    expect(screen.queryByText(atIt)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull()
  })

  it('her visit has both once the hour is set', async () => {
    await screens['her visit'](setByNow)
    expect(await screen.findByText(atIt)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeTruthy()
    expect(screen.queryByText(/The head attendant will call you/)).toBeNull()
  })
})
