// @vitest-environment happy-dom
import type { Reservation } from '@mikvah/contract/contract.ts'
import { words } from '@mikvah/contract/words/all.ts'
import type { Language } from '@mikvah/rules/words/language.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { StrictMode, useState } from 'react'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { setServerClock } from '../../talk/clock.ts'
import { night, visit } from '../../test/answers.ts'
import { type Asked, live, said } from '../../test/live.tsx'
import { listed, serveReserve, settings } from '../../test/reserve-server.ts'
import { garageTexts, textShown } from '../../test/specified-texts.ts'
import { ReserveScreen } from '../reserve/ReserveScreen.tsx'
import { byHerTap } from '../reserve/steps/steps.ts'
import { Garage } from './Garage.tsx'
import { keepLocated } from './used-before.ts'

const areas = ['reserve', 'pay', 'prepare', 'cards', 'membership', 'garage'] as const
const tonight = (time: string) => `2026-11-24T${time}:00-05:00`
const parked: Reservation = { ...visit, parking: true, paid: true, balance: 0, amountPaid: 30 }
const values = { ...settings, garageOpenMaxFeet: '328', lateGraceMinutes: '20' }
const here = { coords: { latitude: 40.09, longitude: -74.22, accuracy: 12 } }

type Position = typeof here | { code: number }
type Facts = {
  visits?: Reservation[]
  now?: string
  values?: Record<string, string>
  where?: Position | null
  opens?: (asked: Asked) => ReturnType<typeof said> | { status: number; body: unknown } | Error
  language?: Language
  state?: object
  address?: string
  strict?: boolean
  tonight?: Partial<typeof night>
}

let positions: PositionOptions[]

/** Her page of the visit, with what her phone and the server answer. */
async function at(facts: Facts = {}) {
  const {
    visits = [parked],
    now = tonight('20:00'),
    where = here,
    opens = () => said({ opened: true }),
  } = facts
  positions = []
  const geolocation = {
    getCurrentPosition: (
      found: (position: unknown) => void,
      failed: (error: unknown) => void,
      how: PositionOptions,
    ) => {
      positions.push(how)
      if (where && 'code' in where) failed(where)
      else found(where)
    },
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
    schedule: () => ({ body: [{ ...night, ...facts.tonight }] }),
    openGarageDoor: opens,
  })
  setServerClock(now)
  const { state = { step: 'reserve-payment', reservationId: 'r1' }, language = 'en' } = facts
  const node = facts.strict ? (
    <StrictMode>
      <ReserveScreen />
    </StrictMode>
  ) : (
    <ReserveScreen />
  )
  const page = await live(node, {
    ...{ areas, language },
    ...(facts.address ? { at: facts.address, state: facts.state } : { state }),
  })
  const presses = () => asked.filter(({ name }) => name === 'openGarageDoor')
  return { ...page, asked, presses }
}

const w = (language: Language) => words[language]
const arch = (language: Language = 'en') =>
  screen.findByRole('button', { name: w(language).garageOpen })
const onScreen = new Set<string>()
const shown = async (text: string, role: 'alert' | 'status') => {
  expect((await screen.findByText(text)).closest(`[role=${role}]`)).not.toBeNull()
  onScreen.add(text)
}

beforeEach(() => {
  sessionStorage.clear()
  window.scrollTo = vi.fn()
})

describe.each(['en', 'he'] as const)('the garage in %s', (language) => {
  it('has a title, asks for the location once, opens, and says so with her code', async () => {
    const { presses } = await at({ language })
    expect(await screen.findByRole('heading', { name: w(language).garageTitle })).toBeTruthy()
    await shown(w(language).garageFirstTime, 'status')
    fireEvent.click(await arch(language))
    await shown(w(language).garageSuccess.replace('{{code}}', '4821'), 'status')
    expect(screen.queryByText(w(language).garageFirstTime)).toBeNull()
    expect(positions).toEqual([{ enableHighAccuracy: true, maximumAge: 0, timeout: 10_000 }])
    expect(presses().map(({ path, body }) => [path, body])).toEqual([
      ['/api/api/reservations/r1/opengaragedoor', { lat: 40.09, lng: -74.22, accuracy: 12 }],
    ])
  })

  it.each<
    [
      string,
      Position | null,
      (
        | 'garageLocationNotSupported'
        | 'garageLocationDenied'
        | 'garageLocationInaccurate'
        | 'garageError'
      ),
    ]
  >([
    ['a phone that can’t tell where it is', null, 'garageLocationNotSupported'],
    ['a permission that is refused', { code: 1 }, 'garageLocationDenied'],
    ['a place that isn’t there', { code: 2 }, 'garageError'],
    ['a place that takes too long', { code: 3 }, 'garageError'],
    // 328 feet are 99.97 metres.
    [
      'an accuracy of twice the distance',
      { coords: { ...here.coords, accuracy: 199.95 } },
      'garageLocationInaccurate',
    ],
  ])('says of %s what it is, in red, and asks the server nothing', async (_, where, key) => {
    const { presses } = await at({ language, where })
    fireEvent.click(await arch(language))
    await shown(w(language)[key], 'alert')
    expect(presses()).toEqual([])
    expect(await arch(language)).toBeTruthy()
  })

  it('says the server’s own words in red', async () => {
    const errorMessage = w(language)['garage-too-far']
    const refusal = { success: false, errorMessage, Message: errorMessage, code: 'garage-too-far' }
    await at({ language, opens: () => ({ status: 409, body: refusal }) })
    fireEvent.click(await arch(language))
    await shown(errorMessage, 'alert')
  })

  it.each<[string, Facts, string]>([
    ['before its window', { now: tonight('19:44') }, 'garageUnavailableTime'],
    ['after the last entry', { now: tonight('22:31') }, 'garageUnavailableTime'],
    ['on another day', { now: '2026-11-23T20:00:00-05:00' }, 'garageUnavailableTime'],
    [
      'on a night without a last entry',
      { tonight: { lastEntryTime: null } },
      'garageUnavailableNight',
    ],
    [
      'while it isn’t paid',
      {
        visits: [
          { ...parked, balance: 5, quoteLines: [{ code: 'parking', quantity: 1, amount: 5 }] },
        ],
      },
      'garageNotPaid',
    ],
    [
      'in Shabbos',
      { tonight: { quiet: { from: tonight('16:00'), to: tonight('23:00') } } },
      'garageQuiet',
    ],
  ])('warns %s, and offers nothing to press', async (_, facts, key) => {
    await at({ language, ...facts })
    const times = language === 'he' ? ['19:45', '22:30'] : ['7:45 PM', '10:30 PM']
    const text = w(language)
      [key as 'garageUnavailableTime'].replace('{{from}}', times[0] ?? '')
      .replace('{{to}}', times[1] ?? '')
    await shown(text, 'status')
    expect(screen.queryByRole('button', { name: w(language).garageOpen })).toBeNull()
  })

  // Whichever of them came last: together they have shown every text that the specification names.
  afterAll(() => {
    const isShown = (pattern: RegExp) => [...onScreen].some((text) => pattern.test(text))
    expect(garageTexts.filter((key) => !isShown(textShown(language, key)))).toEqual([])
  })
})

describe('the garage', () => {
  it.each<[string, Partial<Reservation>]>([
    ['without parking', { parking: false }],
    ['while it is held', { reservationStatus: 'Pending', holdUntil: tonight('20:10') }],
    ['once she is checked in', { reservationStatus: 'Waiting' }],
    ['when it is canceled', { reservationStatus: 'Canceled' }],
  ])('is not there %s', async (_, changes) => {
    await at({ visits: [{ ...parked, ...changes }] })
    await screen.findByText(/24 November/)
    await act(() => import('./Garage.tsx'))
    expect(screen.queryByRole('heading', { name: words.en.garageTitle })).toBeNull()
  })

  it('takes a double tap, and taps while it opens, for one, and rests ten seconds', async () => {
    const { presses } = await at()
    const button = await arch()
    for (let tap = 0; tap < 4; tap++) fireEvent.click(button, { detail: 1 })
    await screen.findByText(/Your code is 4821/)
    fireEvent.click(button)
    expect(presses()).toHaveLength(1)
    expect(button.getAttribute('aria-disabled')).toBe('true')
  })

  it('without a network says so, sends nothing, and nothing later; the next press is one of its own', async () => {
    const lost: Asked[] = []
    const { presses } = await at({
      opens: (one) => {
        lost.push(one)
        return lost.length === 1 ? new Error('gone') : said({ opened: true })
      },
    })
    Object.assign(navigator, { onLine: false })
    fireEvent.click(await arch())
    await shown(words.en.garageOffline, 'alert')
    expect(presses()).toHaveLength(0)
    Object.assign(navigator, { onLine: true })
    window.dispatchEvent(new Event('online'))
    fireEvent.click(await arch())
    await shown(words.en.garageUnsure, 'alert')
    window.dispatchEvent(new Event('online'))
    expect(presses()).toHaveLength(1)
    fireEvent.click(await arch())
    await screen.findByText(/Your code is 4821/)
    const keys = presses().map(({ key }) => key)
    expect(new Set(keys).size).toBe(2)
  })

  it.each([
    [502, null],
    [504, { message: 'Endpoint request timed out' }],
    [503, { success: false, Message: 'Gateway' }],
  ])(
    'says of a bare %i, which may stand before a door that moves, that nobody knows',
    async (status, body) => {
      await at({ opens: () => ({ status, body }) })
      fireEvent.click(await arch())
      await shown(words.en.garageUnsure, 'alert')
    },
  )

  it('leads to the plate of her car, and says from which reservation', async () => {
    await at()
    const link = await screen.findByRole('link', { name: w('en').garageRegister })
    expect(link.getAttribute('href')).toBe('/license-plate?reservation=r1')
  })

  it('has somebody to call behind its help, and three conditions to read', async () => {
    await at()
    const help = await screen.findByRole('button', { name: words.en.garageHelp })
    expect(screen.queryByText(/extension 101/)).toBeNull()
    fireEvent.click(help)
    const call = await screen.findByText('Call the desk, extension 101')
    expect(call.closest('a')?.getAttribute('href')).toBe('tel:7325550100,101')
    const more = screen.getByText(words.en.garageLearnMore).closest('details')
    const conditions = [...(more?.querySelectorAll('li') ?? [])].map((item) =>
      item.textContent?.replace(/\s/g, ' '),
    )
    expect(conditions).toEqual([
      'Time: from 7:45 PM until 10:30 PM on the day of your visit, with paid parking.',
      words.en.garageLearnLocation,
      'Proximity: you are within 328 feet of the building.',
    ])
  })
})

describe('a garage that is reached to be opened', () => {
  const trigger = { step: 'reserve-payment', reservationId: 'r1', garage: true }

  it('waits for her own press where her phone hasn’t been asked yet, with the notice before her', async () => {
    const { presses, router } = await at({ state: trigger })
    await shown(words.en.garageFirstTime, 'status')
    await waitFor(() => expect(router.state.location.state.garage).toBeUndefined())
    expect([positions, presses()]).toEqual([[], []])
    fireEvent.click(await arch())
    await screen.findByText(/Your code is 4821/)
    expect(presses()).toHaveLength(1)
  })

  it('opens by itself, once, also where effects run twice, and a reload finds the flag spent', async () => {
    keepLocated()
    const { presses, router } = await at({ state: trigger, strict: true })
    await screen.findByText(/Your code is 4821/)
    expect(presses()).toHaveLength(1)
    expect(router.state.location.state).not.toHaveProperty('garage', true)
    expect(router.state.location.state).toMatchObject({ reservationId: 'r1' })
  })

  it('has acted once for all, also where the page is told of it again', async () => {
    const onTriggered = vi.fn()
    serveReserve([parked])
    const Page = () => {
      const [trigger, setTrigger] = useState(true)
      return (
        <>
          <button type="button" onClick={() => setTrigger(!trigger)}>
            Again
          </button>
          <Garage {...{ visit: parked, night, settings: values, trigger, onTriggered }} />
        </>
      )
    }
    await live(<Page />, { areas })
    await screen.findByText(w('en').garageTitle)
    expect(onTriggered).toHaveBeenCalledTimes(1)
    for (const _ of ['spent', 'told again']) fireEvent.click(screen.getByText('Again'))
    expect(onTriggered).toHaveBeenCalledTimes(1)
  })

  it('comes from a tap of hers on the way to it', async () => {
    keepLocated()
    const { presses } = await at({ address: '/reserve?garage', state: byHerTap })
    await screen.findByText(/Your code is 4821/)
    expect(presses()).toHaveLength(1)
  })

  it('comes from no link that somebody sends her: it shows the arch, and asks nothing', async () => {
    keepLocated()
    const { presses } = await at({ address: '/reserve?garage' })
    await arch()
    await act(async () => {})
    expect([presses(), positions]).toEqual([[], []])
  })

  it('is found by its address among several visits', async () => {
    keepLocated()
    const later = { ...parked, reservationId: 'r7', reservationDate: '2026-11-26' }
    const { presses } = await at({
      ...{ address: '/reserve?garage', state: byHerTap },
      visits: [{ ...later, reservationTime: '2026-11-26T20:00:00-05:00' }, parked],
    })
    await screen.findByText(/Your code is 4821/)
    expect(presses().map(({ path }) => path)).toEqual(['/api/api/reservations/r1/opengaragedoor'])
  })

  it('presses nothing outside of its window', async () => {
    keepLocated()
    const { presses, router } = await at({ state: trigger, now: tonight('18:00') })
    await screen.findByText(/opens by phone from 7:45/)
    await waitFor(() => expect(router.state.location.state.garage).toBeUndefined())
    expect(presses()).toHaveLength(0)
    expect(positions).toEqual([])
  })

  it('is not pressed where nobody asked for it', async () => {
    const { presses } = await at({ address: '/reserve' })
    await arch()
    expect(presses()).toHaveLength(0)
  })
})

it.each([
  ['at the second building', { alternateLocation: true }, {}],
  ['where no distance is set', {}, { garageOpenMaxFeet: '' }],
  ['where nothing is set up that opens its door', {}, { garageOpens: 'False' }],
] as const)('nothing of the garage is there %s', async (_, of, values) => {
  await at({ visits: [{ ...parked, ...of }], values })
  expect(await screen.findByText(words.en.payBookedTitle)).toBeTruthy()
  expect(screen.queryByText(words.en.garageTitle)).toBeNull()
})
