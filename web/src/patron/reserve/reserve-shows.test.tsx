// @vitest-environment happy-dom

import type { Reservation } from '@mikvah/contract/contract.ts'
import type { Language } from '@mikvah/rules/words/language.ts'
import type { Query } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { presentSession } from '../../talk/session.ts'
import { evening, night, visit } from '../../test/answers.ts'
import { live, said } from '../../test/live.tsx'
import { eight, held, listed, serveReserve, settings, slot } from '../../test/reserve-server.ts'
import { ReserveScreen } from './ReserveScreen.tsx'

const areas = ['reserve', 'pay', 'prepare', 'cards', 'membership'] as const
const booked: Reservation = { ...visit, paid: true, balance: 0, amountPaid: 25 }
const off: Reservation = { ...visit, reservationStatus: 'Canceled' }
const her = { id: 'u1', firstName: null, lastName: 'Stern', email: null }
/** Every kind of room and every extra is on sale. */
const sold = {
  ...settings,
  roomsAvailableBath: '1',
  roomsAvailablePrivateRoom: '1',
  parkingAvailable: '1',
  salonAvailable: '1',
  priceBath: '35',
  pricePrivateShower: '45',
  pricePrivateBath: '55',
  priceParking: '5',
  priceSalonManicure: '30',
  priceSalonBoth: '55',
  priceDoubleSlot: '15',
  reservationMinutesDoubleSlot: '30',
  reservationMinutesBath: '60',
}
const slots = [
  slot(eight, 2),
  ...['bath', 'privateRoom', 'parking', 'doubleSlot', 'salonAfter'].map((flag) =>
    slot(eight, 2, { [flag]: true }),
  ),
]

type Facts = {
  visits?: Reservation[]
  values?: Record<string, string>
  state?: object
  language?: Language
  nights?: (typeof night)[]
  places?: boolean
  /** How many of the hour are left. */
  left?: number
  her?: object
  answers?: Parameters<typeof serveReserve>[1]
}

/** The screen at this step, with what the server tells. */
async function at(facts: Facts) {
  const { visits = [], values = sold, state, language, nights, places, left } = facts
  const asked = serveReserve(visits, {
    settings: () => ({ body: listed(values) }),
    publicSettings: () => ({ body: listed(values) }),
    availableReservations: () => ({
      body:
        left !== undefined
          ? [slot(eight, left)]
          : places
            ? [...slots, slot(eight, 1, { alternateLocation: true })]
            : slots,
    }),
    user: () => ({ body: facts.her ?? her }),
    ...facts.answers,
    membershipLevels: () => ({
      body: [{ level: 'Friend', price: 360, installments: [1], active: true }],
    }),
    ...(nights ? { schedule: () => ({ body: nights }) } : {}),
    ...(places
      ? {
          locations: () => ({
            body: [
              { id: '1', name: 'Main', address: '', alternate: false },
              { id: '2', name: 'Brookside', address: '', alternate: true },
            ],
          }),
        }
      : {}),
  })
  const page = await live(<ReserveScreen />, { areas, state, language })
  /** Waits until no call is under way: what isn’t shown then won’t be. */
  const whole = () => waitFor(() => expect(page.client.isFetching()).toBe(0))
  return { asked, whole, ...page }
}

const start = { step: 'reserve-start' }
const day = { step: 'reserve-date' }
const options = { step: 'reserve-options', date: night.date }
const looking = { step: 'reserve-payment', reservationId: 'r1' }
const paying = { step: 'reserve-payment', reservationId: 'r2', mode: 'new' }
const fridays = [evening(27), evening(28)]
const onFriday = { state: { ...options, date: '2026-11-27' }, nights: fridays }
const onShabbos = { ...onFriday, nights: fridays.map((one) => ({ ...one, shabbosMode: true })) }
const with_ = (values: Record<string, string>) => ({ ...sold, ...values })

beforeEach(() => {
  sessionStorage.clear()
  vi.setSystemTime(new Date('2026-11-24T14:00:00-05:00'))
  window.scrollTo = vi.fn()
})

describe('a step shows', () => {
  it.each<[string, Facts]>([
    ['Reserve', { state: start }],
    ['Reserve Date', { state: day }],
    ['Room Options', { state: options }],
    ['Your Reservation', { state: looking, visits: [booked] }],
    ['Specialty Rooms', { state: day }],
    ['Donate', { state: { ...looking, giving: 'donation' }, visits: [booked] }],
    ['Leave a tip', { state: { ...looking, giving: 'tip' }, visits: [booked] }],
    ['From the shelf', { state: { ...looking, giving: 'merchandise' }, visits: [booked] }],
    ['About you', { state: day, values: with_({ sendEmailForNewUsers: 'True' }) }],
  ])('the heading %s', async (name, facts) => {
    await at(facts)
    expect(await screen.findByRole('heading', { name })).toBeTruthy()
  })

  it.each<[string, Facts]>([
    ['Create New Reservation', { state: start }],
    ['Continue', { state: day }],
    ['Continue', { state: options }],
    ['Pay', { state: looking, visits: [visit] }],
    ['Edit', { state: looking, visits: [visit] }],
    ['Note', { state: looking, visits: [visit] }],
    ['Payments', { state: looking, visits: [visit] }],
    ['Cancel reservation', { state: looking, visits: [visit] }],
    ['Pay at the door', { state: paying, visits: [held] }],
    ['Pay later', { state: { ...looking, mode: 'pay' }, visits: [visit] }],
  ])('the button %s', async (name, facts) => {
    await at(facts)
    expect(await screen.findByRole('button', { name })).toBeTruthy()
  })

  it.each<[string, Facts, RegExp]>([
    ['that nothing is free', { state: options, left: 0 }, /^No slots available$/],
    [
      'of a held visit that it isn’t complete',
      { state: { ...looking, reservationId: 'r2' }, visits: [held] },
      /not complete until it is paid/,
    ],
    ['of a canceled one that it is', { state: looking, visits: [off] }, /^Reservation Canceled$/],
    [
      'that a refund was issued',
      { state: looking, visits: [{ ...off, refund: { amount: 35, state: 'issued' } }] },
      /^Reservation Canceled - a refund has been issued$/,
    ],
  ])('%s', async (_, facts, words) => {
    await at(facts)
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
  })

  it('Create New Reservation only while none is Reserved', async () => {
    await at({ state: start, visits: [visit] })
    expect(await screen.findByText('Upcoming')).toBeTruthy()
    expect(screen.queryByText('Create New Reservation')).toBeNull()
  })
})

describe('the options', () => {
  it.each([
    ['radio', 'Shower'],
    ['radio', 'Bath'],
    ['checkbox', 'Parking'],
    ['checkbox', 'Manicure'],
    ['checkbox', 'Both, polish'],
    ['checkbox', 'Double slot'],
    ['checkbox', 'Private room'],
    ['radio', 'Main'],
    ['radio', 'Brookside'],
    ['radio', '8:00'],
  ])('offer by a %s %s', async (role, name) => {
    await at({ state: options, places: true })
    expect(await screen.findByRole(role, { name: new RegExp(`^${name}`) })).toBeTruthy()
  })

  it('ask for no building on a night that only one of two sells', async () => {
    const two = [
      { id: '1', name: 'Main', address: '', alternate: false },
      { id: '2', name: 'Brookside', address: '', alternate: true },
    ]
    const page = await at({ state: options, answers: { locations: () => ({ body: two }) } })
    await screen.findByRole('radio', { name: /^8:00/ })
    await page.whole()
    for (const name of [/^Main/, /^Brookside/])
      expect(screen.queryByRole('radio', { name })).toBeNull()
  })

  it('offer no bath and no choice of room in Shabbos mode', async () => {
    await at(onShabbos)
    expect(await screen.findByRole('radio', { name: /^8:00/ })).toBeTruthy()
    for (const name of [/^Bath/, /^Shower/])
      expect(screen.queryByRole('radio', { name })).toBeNull()
  })

  it('lead on only with a time that is chosen and free', async () => {
    await at({ state: options, left: 2 })
    const time = await screen.findByRole('radio', { name: /^8:00/ })
    expect(button('Continue').disabled).toBe(true)
    fireEvent.click(time)
    await waitFor(() => expect(button('Continue').disabled).toBe(false))
  })

  it('lead nowhere with a chosen time that is no longer free', async () => {
    const chosen = { room: 'shower', alternateLocation: false, privateRoom: false, time: eight }
    await at({ state: { ...options, chosen: { ...nothing, ...chosen } }, left: 0 })
    expect((await screen.findAllByText('No slots available')).length).toBeGreaterThan(0)
    expect(button('Continue').disabled).toBe(true)
  })
})

describe('a setting is seen:', () => {
  it.each<[key: string, set: Record<string, string>, facts: Facts, words: string | RegExp]>([
    [
      'reservationMessage',
      { reservationMessage: 'Come ten minutes early.' },
      { state: options },
      'Come ten minutes early.',
    ],
    [
      'reservationMessageHe',
      { reservationMessage: 'Early.', reservationMessageHe: 'נא להקדים' },
      { state: options, language: 'he' },
      'נא להקדים',
    ],
    [
      'reservationMessageFriday',
      { reservationMessage: 'Early.', reservationMessageFriday: 'Before candles.' },
      onFriday,
      'Before candles.',
    ],
    [
      'reservationInstructions',
      { reservationInstructions: 'Bring a comb.' },
      { state: looking, visits: [booked] },
      'Bring a comb.',
    ],
    [
      'reservationInstructionsFriday',
      { reservationInstructions: 'A comb.', reservationInstructionsFriday: 'Walk, please.' },
      {
        state: looking,
        visits: [{ ...booked, reservationDate: '2026-11-27', scheduleDate: '2026-11-27' }],
        nights: fridays,
      },
      'Walk, please.',
    ],
    [
      'privateRoomLabel',
      { privateRoomLabel: 'The Rose Room' },
      { state: options },
      /^The Rose Room/,
    ],
    ['priceParking', { priceParking: '7' }, { state: options }, '+$7'],
    [
      'membershipModule',
      { membershipModule: 'True', membershipLabel: 'Circle of Water' },
      { state: looking, visits: [booked] },
      'Circle of Water',
    ],
    [
      'membershipLabel',
      { membershipModule: 'True', membershipLabel: 'Circle of Water' },
      { state: looking, visits: [booked] },
      'Circle of Water',
    ],
    [
      'reservationsRequirePrepayAll',
      { reservationsRequirePrepayAll: 'True' },
      { state: paying, visits: [held] },
      'This visit is paid for ahead.',
    ],
    [
      'reservationsRequirePrepayParking',
      { reservationsRequirePrepayParking: 'True' },
      { state: paying, visits: [held] },
      'This visit is paid for ahead.',
    ],
    [
      'reservationsRequirePrepayFriday',
      { reservationsRequirePrepayFriday: 'True' },
      {
        state: paying,
        visits: [{ ...held, reservationDate: '2026-11-27', scheduleDate: '2026-11-27' }],
        nights: fridays,
      },
      'This visit is paid for ahead.',
    ],
    ['sendEmailForNewUsers', { sendEmailForNewUsers: 'True' }, { state: day }, 'About you'],
  ])('%s', async (key, set, facts, words) => {
    const without = await at({
      ...facts,
      values: with_({ ...set, [key]: key === 'membershipModule' ? 'False' : '' }),
    })
    await without.whole()
    expect(screen.queryByText(words)).toBeNull()
    without.unmount()
    await at({ ...facts, values: with_(set) })
    expect(await screen.findByText(words)).toBeTruthy()
  })
})

describe('what the facility has written is hers to read in Hebrew:', () => {
  it('where her visit is', async () => {
    await at({ state: looking, visits: [booked], language: 'he' })
    expect(await screen.findByText('הבניין הראשי')).toBeTruthy()
    expect(screen.queryByText('Main building')).toBeNull()
  })

  it('what lies on the shelf', async () => {
    serveReserve([booked], {
      merchandise: () => ({
        body: [
          {
            item: 'Soft comb',
            itemHe: 'מסרק רך',
            description: 'Wide teeth',
            descriptionHe: 'שיניים רחבות',
            price: 12,
            active: true,
          },
        ],
      }),
    })
    const state = { ...looking, giving: 'merchandise', over: true }
    await live(<ReserveScreen />, { areas, state, language: 'he' })
    expect((await screen.findAllByText('מסרק רך')).length).toBeGreaterThan(0)
    expect(screen.getByText('שיניים רחבות')).toBeTruthy()
    expect(screen.queryByText(/Soft comb|Wide teeth/)).toBeNull()
  })
})

describe('the form about her', () => {
  const asks = with_({ sendEmailForNewUsers: 'True' })

  it('isn’t asked of whom the mikvah knows by both names', async () => {
    const known = { ...her, firstName: 'Rivka' }
    const { asked, whole } = await at({ state: day, values: asks, her: known })
    // Before she is known the day is shown to everybody.
    await waitFor(() => expect(asked.some(({ name }) => name === 'user')).toBe(true))
    await whole()
    expect(await screen.findByText('Specialty Rooms')).toBeTruthy()
    expect(screen.queryByText('About you')).toBeNull()
  })

  it('isn’t asked, nor is who she is, unless sendEmailForNewUsers is on', async () => {
    const { asked, whole } = await at({ state: day, values: with_({ sendEmailForNewUsers: '' }) })
    expect(await screen.findByText('Specialty Rooms')).toBeTruthy()
    await whole()
    await vi.dynamicImportSettled()
    expect(asked.filter(({ name }) => name === 'user')).toEqual([])
    expect(screen.queryByText('About you')).toBeNull()
  })

  it('says in one text what is wrong with it, and sends nothing', async () => {
    const { asked } = await at({ state: day, values: asks })
    await screen.findByText('About you')
    fireEvent.click(await screen.findByRole('button', { name: 'Continue' }))
    expect(
      await screen.findByText(
        'Please make sure all fields are filled out and the email address is formatted correctly. (Names must be a mininum of 3 characters and only include letters.)',
      ),
    ).toBeTruthy()
    expect(asked.some(({ name }) => name === 'newUserInfo')).toBe(false)
  })
})

describe('over her visit opens', () => {
  it('the membership she may buy', async () => {
    const values = with_({ membershipModule: 'True', membershipLabel: 'Circle of Water' })
    await at({ state: looking, visits: [booked], values })
    fireEvent.click(await screen.findByRole('button', { name: 'Circle of Water' }))
    const modal = await screen.findByRole('dialog', { name: 'Circle of Water' })
    expect(await within(modal).findByLabelText(/^Payment frequency/)).toBeTruthy()
  })

  it('the question whether to cancel', async () => {
    await at({ state: looking, visits: [booked] })
    fireEvent.click(await screen.findByText('Cancel reservation'))
    expect(await screen.findByText('Do you want to cancel this reservation?')).toBeTruthy()
  })

  it('the list of its payments, or that there are none', async () => {
    await at({ state: looking, visits: [booked] })
    fireEvent.click(await screen.findByText('Payments'))
    expect(await screen.findByText('There are no payments for this reservation.')).toBeTruthy()
  })

  it('her note, until it is saved', async () => {
    const { asked } = await at({
      state: looking,
      visits: [{ ...booked, userNotes: 'Slowly.' }],
      answers: { writeReservationNotes: () => said({ ...booked, userNotes: 'Quickly.' }) },
    })
    fireEvent.click(await screen.findByText('Note'))
    const note = await screen.findByDisplayValue('Slowly.')
    fireEvent.change(note, { target: { value: 'Quickly.' } })
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const sent = asked.filter(({ name }) => name === 'writeReservationNotes')
    expect(sent.map(({ body }) => body)).toEqual([{ userNotes: 'Quickly.' }])
  })
})

describe('who edits a visit and keeps it as it is', () => {
  const edited = { mode: 'edit', replacingReservationId: 'r1' }
  it.each<[string, object, object[]]>([
    [
      'lets go of what was held for her',
      { ...paying, ...edited },
      [{ status: 'Canceled', expectedStatus: 'Pending' }],
    ],
    ['cancels nothing before that', { ...options, ...edited }, []],
  ])('%s', async (_, state, canceled) => {
    const { asked, whole } = await at({
      state,
      visits: [booked, held],
      answers: { changeReservationStatus: () => said(held) },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Keep it as it is' }))
    await waitFor(() => expect(screen.queryByText('Keep it as it is')).toBeNull())
    await whole()
    const sent = asked.filter(({ name }) => name === 'changeReservationStatus')
    expect(sent.map(({ body }) => body)).toEqual(canceled)
    expect(sent.every(({ path }) => path.includes(held.reservationId))).toBe(true)
  })
})

describe('the head of a step', () => {
  it.each([
    ['Reserve Date', day],
    ['Room Options', options],
  ])('stays the same one when what is below it has come: %s', async (name, step) => {
    const slow = Promise.withResolvers<{ body: object[] }>()
    const edited = { mode: 'edit', replacingReservationId: 'r1' }
    const wait = () => slow.promise
    const { whole } = await at({
      state: { ...step, ...edited },
      visits: [booked],
      answers: step === day ? { locations: wait } : { availableReservations: wait },
    })
    const keep = await screen.findByRole('button', { name: 'Keep it as it is' })
    const heading = screen.getByRole('heading', { name })
    slow.resolve({
      body:
        step === day
          ? [{ id: '1', name: 'Main', address: '1 Brook Lane', alternate: false }]
          : slots,
    })
    await screen.findByRole('button', { name: 'Continue' })
    await whole()
    expect([keep.isConnected, heading.isConnected]).toEqual([true, true])
  })
})

describe('paying', () => {
  it('later leaves the visit as it is and shows it without a mode', async () => {
    const { asked, router } = await at({ state: { ...looking, mode: 'pay' }, visits: [visit] })
    fireEvent.click(await screen.findByText('Pay later'))
    expect(await screen.findByText(/To pay at the door/)).toBeTruthy()
    expect(router.state.location.state.mode).toBeUndefined()
    const written = asked.filter(({ key }) => key !== null)
    expect(written).toEqual([])
  })

  it('at the door confirms for three seconds', async () => {
    await at({ state: paying, visits: [held] })
    const door = await screen.findByText('Pay at the door')
    vi.useFakeTimers({ shouldAdvanceTime: false, toFake: ['setTimeout', 'clearTimeout'] })
    fireEvent.click(door)
    const confirmed = () => screen.queryByText('Your reservation is confirmed')
    for (let turn = 0; turn < 100 && !confirmed(); turn += 1) await vi.advanceTimersByTimeAsync(10)
    expect(confirmed()).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(2_900))
    expect(confirmed()).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(confirmed()).toBeNull()
    vi.useRealTimers()
  })

  it('names the $360 Friend of Mikvah', async () => {
    await at({ state: { ...looking, giving: 'donation' }, visits: [booked] })
    const friend = await screen.findByRole('checkbox', { name: /^Friend of Mikvah/ })
    expect(friend.closest('label')?.textContent).toContain('$360')
  })
})

describe('coming to /reserve', () => {
  it('begins once the membership is known', async () => {
    let tell: (answer: { body: unknown }) => void = () => null
    serveReserve([], {
      membership: () =>
        new Promise((resolve) => {
          tell = resolve
        }),
    })
    const { client } = await live(<ReserveScreen />, { areas })
    await screen.findByRole('heading', { name: 'Reserve' })
    // The settings of the house come when they come.
    const hers = { predicate: ({ queryKey: [asked] }: Query) => asked !== 'publicSettings' }
    await waitFor(() => expect(client.isFetching(hers)).toBe(1))
    expect(screen.queryByRole('heading', { name: 'Reserve Date' })).toBeNull()
    tell({ body: { activeMember: false } })
    expect(await screen.findByRole('heading', { name: 'Reserve Date' })).toBeTruthy()
  })

  it('says that her reservations can’t be had, keeps her signed in, and asks again when she does', async () => {
    let tries = 0
    serveReserve([], {
      findReservationsByUser: () => {
        tries += 1
        return tries === 1 ? { status: 400, body: { Message: 'Not just now.' } } : { body: [] }
      },
    })
    await live(<ReserveScreen />, { areas })
    expect((await screen.findByRole('alert')).textContent).toContain('Not just now.')
    expect(presentSession()?.userId).toBe('u1')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Reserve Date' })).toBeTruthy()
  })

  it('says that the days can’t be had, in place of their lines', async () => {
    const answered = Promise.withResolvers<{ status: number; body: object }>()
    await at({ state: day, answers: { schedule: () => answered.promise } })
    const heading = await screen.findByRole('heading', { name: 'Reserve Date' })
    const step = within(heading.closest('main') as HTMLElement)
    await step.findByRole('status')
    answered.resolve({ status: 400, body: { Message: 'Not just now.' } })
    expect((await step.findByRole('alert')).textContent).toContain('Not just now.')
    expect(step.queryByRole('status')).toBeNull()
  })

  it('going back from a step with none before it finds the list', async () => {
    await at({ state: { ...options }, left: 0 })
    fireEvent.click(await screen.findByText('Choose another day'))
    expect(await screen.findByRole('heading', { name: 'Reserve' })).toBeTruthy()
  })
})

const nothing = { handicapped: false, parking: false, salon: null, doubleSlot: false }
const button = (name: string) => screen.getByRole('button', { name }) as HTMLButtonElement
