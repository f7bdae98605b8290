// @vitest-environment happy-dom
import type { Reservation } from '@mikvah/contract/contract.ts'
import { words } from '@mikvah/contract/words/all.ts'
import type { Language } from '@mikvah/rules/words/language.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { setServerClock } from '../../talk/clock.ts'
import { night, visit } from '../../test/answers.ts'
import { type Asked, live, said } from '../../test/live.tsx'
import { listed, serveReserve, settings } from '../../test/reserve-server.ts'
import { ReserveScreen } from '../reserve/ReserveScreen.tsx'

const areas = [
  'reserve',
  'pay',
  'prepare',
  'cards',
  'membership',
  'garage',
  'self-check-in',
] as const
const tonight = (time: string) => `2026-11-24T${time}:00-05:00`
const hers: Reservation = { ...visit, parking: false, balance: 0, paid: true, amountPaid: 30 }
const values = { ...settings, selfCheckin: 'True', garageOpenMaxFeet: '328' }
const here = { coords: { latitude: 40.09, longitude: -74.22, accuracy: 12 } }
const waiting: Reservation = { ...hers, reservationStatus: 'Waiting', waitingCode: '461' }

type Facts = {
  visits?: Reservation[]
  now?: string
  values?: Record<string, string>
  tonight?: Partial<typeof night>
  where?: typeof here | { code: number } | null
  checks?: (asked: Asked) => ReturnType<typeof said> | { status: number; body: unknown }
  /** Her visit as the server has it by now. */
  fresh?: () => Reservation
  language?: Language
}

/** Her page of the visit, with what her phone and the server answer. */
async function at(facts: Facts = {}) {
  const { visits = [hers], now = tonight('19:00'), where = here, fresh, language = 'en' } = facts
  const geolocation = {
    getCurrentPosition: (found: (at: unknown) => void, failed: (error: unknown) => void) =>
      where && 'code' in where ? failed(where) : found(where),
  }
  vi.stubGlobal('navigator', {
    ...{ language: 'en', languages: ['en'], userAgent: 'test', onLine: true },
    geolocation: where === null ? undefined : geolocation,
  })
  vi.setSystemTime(new Date(now))
  const answer = { ...values, ...facts.values, currentTime: now }
  const asked = serveReserve(visits, {
    settings: () => ({ body: listed(answer) }),
    publicSettings: () => ({ body: listed(answer) }),
    schedule: () => ({ body: [{ ...night, checkinFrom: tonight('18:30'), ...facts.tonight }] }),
    ...(fresh ? { reservation: () => ({ body: fresh() }) } : {}),
    checkIn: facts.checks ?? (() => said({ ...waiting, cubicleOffered: false })),
  })
  setServerClock(now)
  const state = { step: 'reserve-payment', reservationId: 'r1' }
  await live(<ReserveScreen />, { areas, language, state })
  await screen.findByText(words[language].payWhere)
  return () => asked.filter(({ name }) => name === 'checkIn')
}

const button = (language: Language = 'en') =>
  screen.findByRole('button', { name: words[language].selfCheckInNow })
const noButton = () =>
  expect(screen.queryByRole('button', { name: words.en.selfCheckInNow })).toBeNull()

// What is lazy is here, so that what isn't there isn't merely on its way.
beforeAll(() => import('./SelfCheckIn.tsx'))
beforeEach(() => {
  sessionStorage.clear()
  localStorage.removeItem('garageLocated')
  window.scrollTo = vi.fn()
})

describe.each(['en', 'he'] as const)('checking in by her phone, in %s', (language) => {
  const w = words[language]
  it('asks for her place, says that she is here, and shows the code she waits with', async () => {
    const sent = await at({ language })
    expect(await screen.findByRole('heading', { name: w.selfCheckInTitle })).toBeTruthy()
    expect(screen.getByText(w.selfCheckInAsksPlace)).toBeTruthy()
    fireEvent.click(await button(language))
    const done = await screen.findByRole('heading', { name: w.selfCheckInDone })
    expect(document.activeElement).toBe(done)
    expect(screen.getByText('461').closest('[role=status]')).toBeTruthy()
    expect(screen.getByText(w.selfCheckInWait)).toBeTruthy()
    const [one, ...more] = sent()
    expect(more).toEqual([])
    const { searchParams } = new URL(one?.path ?? '', 'http://x')
    expect(Object.fromEntries(searchParams)).toEqual({ resId: 'r1', userLanguage: language })
    expect(one?.body).toEqual({ lat: 40.09, lng: -74.22, accuracy: 12 })
  })

  it.each([
    ['a phone that can’t tell where it is', null, 'selfCheckInNoPlace'],
    ['a permission that is refused', { code: 1 }, 'garageLocationDenied'],
    [
      'a place that isn’t exact',
      { coords: { ...here.coords, accuracy: 500 } },
      'garageLocationInaccurate',
    ],
  ] as const)('says of %s what it is, and sends nothing', async (_, where, key) => {
    const sent = await at({ language, where })
    fireEvent.click(await button(language))
    expect((await screen.findByText(w[key])).closest('[role=alert]')).toBeTruthy()
    expect(sent()).toEqual([])
    expect(await button(language)).toBeTruthy()
  })

  it('says that her code is called to who looks at her page again', async () => {
    let fresh = waiting
    await at({ language, visits: [waiting], fresh: () => fresh })
    expect(await screen.findByRole('heading', { name: w.selfCheckInDone })).toBeTruthy()
    fresh = { ...waiting, reservationStatus: 'Assigned' }
    vi.setSystemTime(new Date(tonight('19:10')))
    await act(async () => void window.dispatchEvent(new Event('visibilitychange')))
    await screen.findByRole('heading', { name: w.selfCheckInCalled })
    expect(screen.getByText(w.selfCheckInComeIn).closest('[role=status]')).toBeTruthy()
    expect(screen.getByText('461')).toBeTruthy()
    expect(screen.queryByText(w.selfCheckInWait)).toBeNull()
  })

  it('says a refusal in the server’s words', async () => {
    const errorMessage = w['check-in-too-far']
    const body = { success: false, errorMessage, code: 'check-in-too-far' }
    await at({ language, checks: () => ({ status: 409, body }) })
    fireEvent.click(await button(language))
    expect((await screen.findByText(errorMessage)).closest('[role=alert]')).toBeTruthy()
  })
})

describe('the button to check in', () => {
  it('stands below the garage, which opens no more once she is checked in', async () => {
    await at({ visits: [{ ...hers, parking: true }] })
    const here = await screen.findByText(new RegExp(words.en.selfCheckInParkFirst))
    const garage = await screen.findByRole('heading', { name: words.en.garageTitle })
    expect(garage.compareDocumentPosition(here)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('is there where no garage is', async () => {
    await at({ values: { garageOpens: 'False' } })
    expect(await button('en')).toBeTruthy()
    expect(screen.queryByText(new RegExp(words.en.selfCheckInParkFirst))).toBeNull()
  })

  it.each<[string, Facts, string]>([
    ['before check-in opens', { now: tonight('18:00') }, 'You can check in here from 6:30 PM.'],
    [
      'long before a visit by day',
      { now: tonight('09:00'), visits: [{ ...hers, reservationTime: tonight('14:00') }] },
      'You can check in here from 1:30 PM.',
    ],
    [
      'while what must be paid first isn’t',
      {
        visits: [{ ...hers, paid: false, balance: 30 }],
        values: { reservationsRequirePrepayAll: 'True' },
      },
      words.en.selfCheckInNotPaid,
    ],
    [
      'where the facility rests on Shabbos',
      {
        values: { closedInQuiet: 'True' },
        tonight: { quiet: { from: tonight('16:00'), to: tonight('23:00') } },
      },
      words.en.selfCheckInQuiet,
    ],
  ])('is not there %s, and it is said why', async (_, facts, text) => {
    await at(facts)
    expect((await screen.findByText(text)).closest('[role=status]')).toBeTruthy()
    noButton()
  })

  it.each<[string, Facts]>([
    ['where the setting is off', { values: { selfCheckin: 'False' } }],
    ['on another night', { now: '2026-11-23T19:00:00-05:00' }],
    ['where no distance is set', { values: { garageOpenMaxFeet: '' } }],
    ['while the visit is held', { visits: [{ ...hers, reservationStatus: 'Pending' }] }],
    ['once she is in a room', { visits: [{ ...hers, reservationStatus: 'Prep' }] }],
    ['once it is canceled', { visits: [{ ...hers, reservationStatus: 'Canceled' }] }],
  ])('nothing of it is there %s', async (_, facts) => {
    await at(facts)
    noButton()
    expect(screen.queryByText(words.en.selfCheckInTitle)).toBeNull()
  })

  it.each<[string, Facts]>([
    ['who was read at the gate', { visits: [{ ...hers, reservationStatus: 'Arrived' }] }],
    ['who pays at the door', { visits: [{ ...hers, paid: false, balance: 30 }] }],
    ['at the second building', { visits: [{ ...hers, alternateLocation: true }] }],
    [
      'who comes by day, before the evening’s check-in',
      { visits: [{ ...hers, reservationTime: tonight('14:00') }], now: tonight('14:00') },
    ],
  ])('is there for one %s', async (_, facts) => {
    await at(facts)
    expect(await button()).toBeTruthy()
  })

  it('gives way to her visit as it is where the desk has seen her in meanwhile', async () => {
    const body = { success: false, errorMessage: 'It moved on.', code: 'move-refused' }
    let fresh = hers
    const checks = () => {
      fresh = waiting
      return { status: 409, body }
    }
    await at({ checks, fresh: () => fresh })
    fireEvent.click(await button())
    await waitFor(() => expect(screen.getByText('461')).toBeTruthy())
  })
})
