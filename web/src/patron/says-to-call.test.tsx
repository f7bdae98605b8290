// @vitest-environment happy-dom
import type { RefusalCode } from '@mikvah/contract/refusals.ts'
import { words } from '@mikvah/contract/words/all.ts'
import type { Language } from '@mikvah/rules/words/language.ts'
import { fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { CallOffice } from '../shell/CallOffice.tsx'
import { CallFailed } from '../talk/call-failed.ts'
import { setServerClock } from '../talk/clock.ts'
import { CallLink } from '../talk/ways-to-call.ts'
import { evening, night, visit } from '../test/answers.ts'
import { live, serveCalls } from '../test/live.tsx'
import { listed } from '../test/reserve-server.ts'
import { Garage } from './garage/Garage.tsx'
import { KallahScreen } from './kallah/KallahScreen.tsx'
import { BookedWays } from './reserve/booked/BookedWays.tsx'
import { bookedOf } from './reserve/booked/booked-of.ts'
import { SpecialtyRooms } from './reserve/choose-day/SpecialtyRooms.tsx'
import { HoldRefused } from './reserve/choose-options/HoldRefused.tsx'
import { TermsScreen } from './terms/TermsScreen.tsx'

async function open(
  node: ReactNode,
  language: Language,
  more: Parameters<typeof serveCalls>[0] = {},
) {
  const values = { date: night.date, phoneNumber: '7325550100' }
  serveCalls({ publicSettings: () => ({ body: listed(values) }), ...more })
  await live(<CallLink value={CallOffice}>{node}</CallLink>, {
    ...{
      areas: ['terms', 'reserve', 'pay', 'membership', 'garage', 'kallah', 'cards', 'sign-in'],
      language,
    },
  })
}
const refusal = (language: Language, code: RefusalCode) => ({
  status: 409,
  body: { success: false, code, errorMessage: words[language][code] },
})
const numbers = () => screen.findAllByRole('link', { name: /\(732\) 555-0100/ })

describe.each(['en', 'he'] as const)('where words of a page in %s say to call', (language) => {
  it('the terms have the number to tap under them, at both places', async () => {
    await open(<TermsScreen />, language)
    const links = await numbers()
    expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(2).fill('tel:7325550100'))
    const said = links.map((link) => link.closest('div')?.textContent)
    for (const text of said) expect(text).toMatch(/call the office|התקשר/)
  })

  it('a night without an accessible room to ask for has it too, and only such a night', async () => {
    const night = evening(27, { shabbosMode: true })
    await open(<SpecialtyRooms night={night} values={{}} />, language)
    expect(await numbers()).toHaveLength(1)
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
  })

  it.each([
    ['a kallah', { kallah: true }],
    ['the Chabad Bor', { chabadBor: true }],
  ])('the visit of %s says it under its Edit, which is shut', async (_, changes) => {
    await openWays(language, changes)
    const said = await screen.findByText(words[language].reserveEditCall)
    const [link, ...others] = await numbers()
    expect(others).toEqual([])
    expect(link?.parentElement).toBe(said.parentElement)
    expect(edit(language).disabled).toBe(true)
  })
})

/** What she may do with a booked visit. */
async function openWays(language: Language, changes: object) {
  const of = { ...{ settings: { date: night.date }, night }, friday: false, shabbosMode: false }
  const booked = bookedOf({ ...visit, ...changes }, { ...of, freeUntil: null }, language)
  const ways = { booked, onEdit: vi.fn(), onGive: vi.fn(), onOpen: vi.fn() }
  await open(<BookedWays {...ways} />, language)
}
const edit = (language: Language) =>
  screen.getByRole<HTMLButtonElement>('button', { name: words[language].payEdit })

it('an ordinary visit has an Edit to tap, and nothing to call for', async () => {
  await openWays('en', {})
  expect(edit('en').disabled).toBe(false)
  expect(screen.queryByRole('link')).toBeNull()
})

it('an ordinary night leads to the contact page and names no number', async () => {
  await open(<SpecialtyRooms night={evening(25)} values={{}} />, 'en')
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/contact?handicapped=true&date=2026-11-25',
  ])
})

describe.each(['en', 'he'] as const)('a refusal in %s that says to call', (language) => {
  it.each(['held-too-long', 'not-open-yet'] as const)(
    'has the number to tap where a place can’t be held: %s',
    async (code) => {
      const { status, body } = refusal(language, code)
      const failure = new CallFailed(status, body)
      await open(<HoldRefused failure={failure} alternatives={[]} onChoose={vi.fn()} />, language)
      const [link] = await numbers()
      expect(link?.closest('[role=alert]')?.textContent).toContain(words[language][code])
    },
  )

  it('has it under the day of a kallah who has asked already', async () => {
    await open(<KallahScreen />, language, {
      savedCards: () => ({ body: [] }),
      settings: () => ({ body: listed({ phoneNumber: '7325550100' }) }),
      quoteReservation: () => refusal(language, 'kallah-asked'),
    })
    const label = words[language].kallahDate
    const day = await screen.findByLabelText(new RegExp(`^${label}`))
    expect(screen.queryByRole('link', { name: /555-0100/ })).toBeNull()
    fireEvent.change(day, { target: { value: '2026-12-23' } })
    expect(await screen.findByText(words[language]['kallah-asked'])).toBeTruthy()
    const [link, ...others] = await numbers()
    expect(others).toEqual([])
    const next = screen.getByLabelText(new RegExp(`^${words[language].kallahWedding}`))
    expect(next.compareDocumentPosition(link as Node)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  })

  it.each(['garage-failed', 'garage-too-often'] as const)(
    'has it where the garage stays shut: %s',
    async (code) => {
      await press(language, { code })
      const [link] = await numbers()
      expect(link?.closest('[role=alert]')?.textContent).toContain(words[language][code])
    },
  )

  it('has it where a browser can’t tell where she is', async () => {
    await press(language, { locates: false })
    const [link] = await numbers()
    const said = link?.closest('[role=alert]')?.textContent
    expect(said).toContain(words[language].garageLocationNotSupported)
  })

  it('and none where the garage asks for something else', async () => {
    await press(language, { code: 'garage-too-far' })
    await screen.findByText(words[language]['garage-too-far'])
    expect(screen.queryByRole('link', { name: /555-0100/ })).toBeNull()
  })
})

/** She presses the garage's button, and the server refuses. */
async function press(
  language: Language,
  { code = 'garage-failed', locates = true }: { code?: RefusalCode; locates?: boolean },
) {
  const now = '2026-11-24T20:00:00-05:00'
  vi.setSystemTime(new Date(now))
  setServerClock(now)
  const coords = { latitude: 40.09, longitude: -74.22, accuracy: 12 }
  vi.stubGlobal('navigator', {
    ...{ language: 'en', languages: ['en'], userAgent: 'test', onLine: true },
    geolocation: locates
      ? { getCurrentPosition: (found: (at: unknown) => void) => found({ coords }) }
      : undefined,
  })
  const settings = { ...{ date: night.date, garageOpenMaxFeet: '328' }, lateGraceMinutes: '20' }
  const paid = { ...visit, paid: true, balance: 0, amountPaid: 35 }
  await open(
    <Garage {...{ visit: paid, night, settings, trigger: false, onTriggered: vi.fn() }} />,
    language,
    { openGarageDoor: () => refusal(language, code) },
  )
  fireEvent.click(await screen.findByRole('button', { name: words[language].garageOpen }))
}
