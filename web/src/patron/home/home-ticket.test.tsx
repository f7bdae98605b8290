// @vitest-environment happy-dom
import type { Reservation } from '@mikvah/contract/contract.ts'
import { words } from '@mikvah/contract/words/all.ts'
import type { Language } from '@mikvah/rules/words/language.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { setServerClock } from '../../talk/clock.ts'
import { endSession } from '../../talk/session.ts'
import { evening, night, visit } from '../../test/answers.ts'
import { live, serveCalls } from '../../test/live.tsx'
import { listed, settings } from '../../test/reserve-server.ts'
import { byHerTap } from '../reserve/steps/steps.ts'
import { Hero } from './Hero.tsx'

const tonight = (time: string) => `2026-11-24T${time}:00-05:00`
const values = { ...settings, lateGraceMinutes: '20' }
const parked: Reservation = { ...visit, paid: true, balance: 0, amountPaid: 30 }

/** Her home page at that moment, with these visits. */
async function at(visits: Reservation[], now = tonight('14:00'), language: Language = 'en') {
  vi.setSystemTime(new Date(now))
  setServerClock(now)
  const answer = listed({ ...values, currentTime: now })
  const asked = serveCalls({
    schedule: () => ({ body: [night, evening(25), evening(26)] }),
    settings: () => ({ body: answer }),
    publicSettings: () => ({ body: answer }),
    locations: () => ({ body: [] }),
    findReservationsByUser: () => ({ body: visits }),
  })
  const page = await live(<Hero />, { areas: ['home'], language, at: '/' })
  await waitFor(() => expect(page.client.isFetching()).toBe(0))
  return { ...page, names: () => asked.map(({ name }) => name) }
}
const ticket = (language: Language = 'en') =>
  screen.findByRole('region', { name: words[language].payTitle })
const garage = () => screen.queryByRole('link', { name: words.en.garageOpen })

beforeEach(() => localStorage.removeItem('publicSettings'))

describe('the ticket in the hero', () => {
  it.each([
    ['en', 'Tuesday, 24 November · 15 Kislev8:00PMShowerCode 4821', 'View Reservation'],
    ['he', 'יום שלישי, 24 בנובמבר · ט״ו בכסלו20:00מקלחתקוד 4821', 'צפייה בהזמנה'],
  ] as const)(
    'in %s says day, hour, kind and code, and leads to the visit',
    async (language, text, way) => {
      await at([parked], undefined, language)
      expect((await ticket(language)).textContent?.replace(/\s+/g, ' ')).toBe(text)
      expect(screen.getByRole('link', { name: way }).getAttribute('href')).toBe('/reserve')
    },
  )

  it('is of the visit that comes first', async () => {
    const later = { ...parked, reservationId: 'r3', reservationDate: '2026-11-26' }
    await at([{ ...later, reservationTime: '2026-11-26T20:00:00-05:00' }, parked])
    expect(within(await ticket()).getByText(/24 November/)).toBeTruthy()
  })

  it('names no hour to a bride whose hour isn’t set', async () => {
    await at([{ ...parked, kallah: true, reservationTime: tonight('06:13') }])
    expect((await ticket()).textContent).toContain(words.en.hourToCome)
    expect((await ticket()).textContent).not.toContain('6:13')
  })

  it.each(['Pending', 'Canceled', 'Done', 'Waiting'] as const)(
    'is not there for a visit that is %s',
    async (reservationStatus) => {
      const { container } = await at([{ ...parked, reservationStatus }])
      expect(await screen.findByRole('link', { name: 'Make Reservation' })).toBeTruthy()
      expect(container.textContent).not.toContain('4821')
    },
  )

  it('asks nothing more for it, and nothing at all for a visitor', async () => {
    const plain = await at([{ ...parked, parking: false }])
    await ticket()
    expect(plain.names().toSorted()).toEqual([
      'findReservationsByUser',
      'publicSettings',
      'schedule',
    ])
    plain.unmount()
    endSession({ forgetDevice: true })
    const guest = await at([parked])
    expect(guest.names()).not.toContain('findReservationsByUser')
    expect(guest.container.textContent).not.toContain('4821')
  })
})

describe('the way to the garage', () => {
  it.each([
    ['once it opens for her', parked, '19:45'],
    ['until the last entry', parked, '22:30'],
  ])('is there %s', async (_, her, clock) => {
    await at([her], tonight(clock))
    await waitFor(() => expect(garage()?.getAttribute('href')).toBe('/reserve?garage'))
  })

  it('tells that it was tapped', async () => {
    const { router } = await at([parked], tonight('20:00'))
    fireEvent.click(await screen.findByRole('link', { name: words.en.garageOpen }))
    await waitFor(() => expect(router.state.location.state).toEqual(byHerTap))
  })

  it.each<[string, Reservation, string]>([
    ['a minute before', parked, '19:44'],
    ['after the last entry', parked, '22:31'],
    ['without parking', { ...parked, parking: false }, '20:00'],
    [
      'while the parking isn’t paid',
      { ...parked, balance: 5, quoteLines: [{ code: 'parking', quantity: 1, amount: 5 }] },
      '20:00',
    ],
  ])('is not there %s', async (_, her, clock) => {
    const { client } = await at([her], tonight(clock))
    await ticket()
    await waitFor(() => expect(client.isFetching()).toBe(0))
    expect(garage()).toBeNull()
  })
})
