// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keepSession, presentSession } from '../../talk/session.ts'
import { aFewTurns } from '../../test/a-few-turns.ts'
import { live, refused, said, serveCalls } from '../../test/live.tsx'
import { ReservationScreen } from './ReservationScreen.tsx'

const at = (time: string, date = '2026-11-24') => `${date}T${time}:00-05:00`
const night = {
  ...{ date: '2026-11-24', closed: false, kind: 'WEEKDAY', shabbosMode: false },
  ...{ openTime: at('17:00'), lastEntryTime: at('22:30'), zmanTevillah: at('17:17') },
}
const settings = [
  { Key: 'priceShower', Value: '25' },
  { Key: 'priceBath', Value: '35' },
  { Key: 'priceParking', Value: '5' },
  { Key: 'parkingAvailable', Value: '4' },
]
const counts = (values: Record<string, string>) =>
  Object.entries(values).map(([Key, Value]) => ({ Key, Value }))
const places = [
  { id: 'main', name: 'Main building', nameHe: '', alternate: false },
  { id: 'brook', name: 'Brook Lane', nameHe: '', alternate: true },
]
const shower = {
  ...{ bath: false, doubleSlot: false, handicapped: false, kallah: false, segula: false },
  ...{ parking: false, privateRoom: false, salonAfter: false, alternateLocation: false },
}
const slot = (time: string, available: number) => ({
  timeSlot: at(time),
  availableReservations: [{ ...shower, available }],
})
const her = {
  ...{ id: 'u2', firstName: 'Dina', lastName: 'Rosen', phoneNumber: '12015550188' },
  ...{ language: 'he', notes: 'Please knock twice.', excludedAttendants: [{ attendantId: 'a1' }] },
}
const visit = (id: string, more: object) => ({
  ...{ reservationId: id, reservationCode: `${id}0`, userId: 'u2', balance: 0 },
  ...{ reservationStatus: 'Done', reservationDate: '2026-10-27' },
  reservationTime: at('20:00', '2026-10-27'),
  ...more,
})
const booked = visit('new', { reservationStatus: 'Reserved', balance: 25 })

type Answers = Parameters<typeof serveCalls>[0]
const never = () => new Promise<never>(() => undefined)
async function open(answers: Answers = {}, how: Parameters<typeof live>[1] = {}) {
  const asked = serveCalls({
    publicSettings: () => ({
      body: [
        { Key: 'date', Value: '2026-11-24' },
        { Key: 'locationTimeZone', Value: 'America/New_York' },
        { Key: 'countryCode', Value: 'us' },
      ],
    }),
    settings: () => ({ body: settings }),
    schedule: () => ({ body: [night, { ...night, date: '2026-11-25' }] }),
    availableReservations: () => ({ body: [slot('20:00', 2), slot('22:00', 4)] }),
    locations: () => ({
      body: [
        { id: '1', alternate: false },
        { id: '2', alternate: true },
      ],
    }),
    findUserByPhone: () => ({ body: her }),
    makeUser: () => said({ ...her, phoneNumber: null, firstName: 'Guest', lastName: null }),
    user: () => ({ body: her }),
    membership: () => ({ body: { activeMember: false } }),
    attendants: () => ({ body: [{ id: 'a1', name: 'Shoshana L.' }] }),
    findReservationsByUser: () => ({ body: [] }),
    quoteReservation: () => said({ lines: [], total: 25 }),
    newReservation: () => said(booked),
    makePayment: () => ({ body: { success: true, paid: true, result: null } }),
    checkIn: () => said({ ...booked, reservationStatus: 'Waiting' }),
    ...answers,
  })
  const page = await live(<ReservationScreen />, {
    areas: [
      ...(['desk', 'desk-pages', 'desk-reservation', 'check-in', 'till', 'cards', 'pay'] as const),
      // Without all words of its address the page waits for them within a tap.
      ...(['sign-in', 'office'] as const),
    ],
    at: '/receptionist/reservation',
    route: '*',
    ...how,
  })
  // Now stands first; the hours on sale come with the places of the night.
  if (how.at === undefined) await screen.findByRole('radio', { name: /10:00.*4 left/ })
  return { asked, ...page }
}
const named = (asked: Awaited<ReturnType<typeof open>>['asked'], name: string) =>
  asked.filter((one) => one.name === name)
const byNumber = async () => {
  const phone = screen.getByRole('textbox', { name: 'Phone' })
  fireEvent.change(phone, { target: { value: '(201) 555-0188' } })
  fireEvent.submit(phone.closest('form') as HTMLFormElement)
  await screen.findByText('Dina Rosen')
}
const button = (name: string | RegExp) =>
  waitFor(() => {
    const found = screen.getByRole<HTMLButtonElement>('button', { name })
    expect(found.disabled).toBe(false)
    return found
  })
const paysBy = async (method: string) =>
  fireEvent.click(await screen.findByRole('radio', { name: method }))

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(at('19:48')), toFake: ['Date'] })
  return () => vi.useRealTimers()
})

describe('a walk-in', () => {
  it('has now first and chosen, each kind its price and places, and what is not sold is said', async () => {
    await open()
    const hours = within(screen.getByRole('group', { name: 'Time' })).getAllByRole('radio')
    expect(hours.map((one) => one.closest('label')?.textContent)).toEqual([
      '7:50PMNow',
      '8:00PM2 left',
      '10:00PM4 left',
    ])
    expect((hours[0] as HTMLInputElement).checked).toBe(true)
    const kind = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
    expect(await screen.findByRole('radio', { name: /^Shower.*\$25 · 2 left/ })).toBeTruthy()
    expect(kind(/^Kallah.*Not offered/).disabled).toBe(true)
  })

  it('keeps the hours where they are while it is asked what is on sale for her, and shows none of another night', async () => {
    const { asked } = await open({
      availableReservations: ({ path }) =>
        path.includes('userid') ? never() : { body: [slot('20:00', 2), slot('22:00', 4)] },
    })
    const ten = () => screen.queryByRole('radio', { name: /10:00.*4 left/ })
    fireEvent.click(await button('She gives no number'))
    await screen.findByText('Dina Rosen')
    await waitFor(() => expect(named(asked, 'availableReservations')).toHaveLength(2))
    await aFewTurns()
    expect(ten()).toBeTruthy()
    const night = screen.getByRole('combobox', { name: 'Night' })
    fireEvent.change(night, { target: { value: '2026-11-25' } })
    await waitFor(() => expect(named(asked, 'availableReservations')).toHaveLength(3))
    await aFewTurns()
    expect(ten()).toBeNull()
  })

  it('leaves the focus where she ticks something while the guest is made, and goes to the first question else', async () => {
    const made = Promise.withResolvers<ReturnType<typeof said>>()
    await open({ makeUser: () => made.promise })
    fireEvent.click(await button('She gives no number'))
    const parking = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Parking/ })
    parking.focus()
    fireEvent.click(parking)
    made.resolve(said({ ...her, phoneNumber: null, firstName: 'Guest', lastName: null }))
    await screen.findByText('Dina Rosen')
    await aFewTurns()
    expect([document.activeElement, parking.checked]).toEqual([parking, true])
    cleanup()
    await open()
    fireEvent.click(await button('She gives no number'))
    await screen.findByText('Dina Rosen')
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^Shower/ })),
    )
  })

  it('is told of a kind that is full at her hour', async () => {
    const bath = { ...shower, bath: true, available: 0 }
    await open({
      availableReservations: () => ({
        body: [slot('20:00', 2), slot('22:00', 4)].map((one) => ({
          ...one,
          availableReservations: [...one.availableReservations, bath],
        })),
      }),
    })
    expect(await screen.findByRole('radio', { name: /^Bath.*\$35 · Full/ })).toBeTruthy()
  })

  it('who gives no number is booked for now, pays and waits by three taps', async () => {
    const { asked, router } = await open()
    fireEvent.click(await button('She gives no number'))
    await button('Book and check in')
    await paysBy('Cash')
    fireEvent.click(await button('Book, take $25.00, check in'))
    await waitFor(() => expect(router.state.location.pathname).toBe('/receptionist/checkin/new'))
    expect(router.state.location.state).toEqual({ isIn: true })
    expect(named(asked, 'makeUser').map(({ body }) => body)).toEqual([
      { firstName: 'Guest', language: 'en' },
    ])
    expect(named(asked, 'newReservation').map(({ body }) => body)).toMatchObject([
      { userId: 'u2', reservationTime: at('19:50'), advanceReservation: false, expectedTotal: 25 },
    ])
    expect(named(asked, 'makePayment').map(({ body }) => body)).toEqual([
      { amt: 25, method: 'Cash', userId: 'u2', reservationId: 'new' },
    ])
    expect(named(asked, 'checkIn')).toHaveLength(1)
  })

  it.each([
    ['is given one that is free', 'Available', 1],
    ['waits without one where none is', 'Occupied', 0],
  ])('in a house with cubicles she %s', async (_, status, given) => {
    const { asked, router } = await open({
      settings: () => ({ body: [...settings, { Key: 'useCubicles', Value: 'True' }] }),
      cubicles: () => ({ body: [{ id: 4, name: '4', status, reservation: null, lock: false }] }),
      requestCubicle: () => said({ ...booked, cubicle: { id: 4, name: '4' } }),
    })
    await byNumber()
    fireEvent.click(await button('Book and check in'))
    await waitFor(() => expect(router.state.location.pathname).toBe('/receptionist/checkin/new'))
    expect(named(asked, 'checkIn')).toHaveLength(1)
    expect(named(asked, 'requestCubicle')).toHaveLength(given)
  })

  it('a tap that is quicker than the cubicles waits for them, and she is given one', async () => {
    const { promise: come, resolve: letCome } = Promise.withResolvers<void>()
    const { asked, router } = await open({
      settings: () => ({ body: [...settings, { Key: 'useCubicles', Value: 'True' }] }),
      cubicles: async () => {
        await come
        return { body: [{ id: 4, name: '4', status: 'Available', reservation: null, lock: false }] }
      },
      requestCubicle: () => said({ ...booked, cubicle: { id: 4, name: '4' } }),
    })
    await byNumber()
    fireEvent.click(await button('Book and check in'))
    await waitFor(() => expect(named(asked, 'newReservation')).toHaveLength(1))
    await aFewTurns()
    letCome()
    await waitFor(() => expect(router.state.location.pathname).toBe('/receptionist/checkin/new'))
    expect(named(asked, 'requestCubicle')).toHaveLength(1)
  })

  describe('for who gives no number', () => {
    /** The guests that were made, as they stand now. */
    const withGuests = async (answers: Answers = {}) => {
      const guests = new Map<string, object>()
      const page = await open({
        makeUser: () => {
          const id = `guest-${guests.size + 1}`
          const guest = { ...her, id, phoneNumber: null, notes: null, language: 'en' }
          guests.set(id, guest)
          return said(guest)
        },
        user: ({ path }) => ({ body: guests.get(path.split('/').at(-1) ?? '') ?? her }),
        ...answers,
      })
      const noNumber = async () => {
        fireEvent.click(await button('She gives no number'))
        await button('Book and check in')
      }
      const givesUp = async () => fireEvent.click(await button('Somebody else'))
      return { ...page, guests, noNumber, givesUp }
    }

    it('one that is given up leaves its guest to the next, and one that was booked keeps hers', async () => {
      let visits: object[] = []
      const { guests, noNumber, givesUp, asked } = await withGuests({
        findReservationsByUser: () => ({ body: visits }),
      })
      await noNumber()
      await givesUp()
      await noNumber()
      expect(guests.size).toBe(1)
      visits = [booked]
      await givesUp()
      await noNumber()
      await waitFor(() => expect(guests.size).toBe(2))
      fireEvent.click(await button('Book and check in'))
      await waitFor(() =>
        expect(named(asked, 'newReservation').map(({ body }) => body)).toMatchObject([
          { userId: 'guest-2' },
        ]),
      )
    })

    it.each([
      ['her number', { phoneNumber: '12015550142' }],
      ['a note of hers', { notes: 'Please knock.' }],
    ])('one whose record says %s meanwhile is nobody else’s', async (_, more) => {
      const { guests, noNumber, givesUp } = await withGuests()
      await noNumber()
      await givesUp()
      guests.set('guest-1', { ...guests.get('guest-1'), ...more })
      await noNumber()
      await waitFor(() => expect(guests.size).toBe(2))
    })

    it('the next gets a guest of her own where it can’t be known', async () => {
      let gone = false
      const { guests, noNumber, givesUp } = await withGuests({
        findReservationsByUser: () => (gone ? { status: 500, body: {} } : { body: [] }),
      })
      await noNumber()
      await givesUp()
      gone = true
      await noNumber()
      await waitFor(() => expect(guests.size).toBe(2))
    })
  })

  it.each([
    ['en', 'Shoshana L., Gittel S.'],
    ['he', 'שושנה ל׳, Gittel S.'],
  ] as const)('in %s whom she would rather not meet is %s', async (language, names) => {
    const excludedAttendants = [{ attendantId: 'a1' }, { attendantId: 'a2' }]
    await open(
      {
        reservation: () => ({ body: { ...booked, payments: [], reservationDate: '2026-11-24' } }),
        user: () => ({ body: { ...her, excludedAttendants } }),
        attendants: () => ({
          body: [
            { id: 'a1', name: 'Shoshana L.', nameHe: 'שושנה ל׳' },
            { id: 'a2', name: 'Gittel S.', nameHe: '' },
          ],
        }),
      },
      { language, at: '/receptionist/reservation/new', route: '/receptionist/reservation/:id' },
    )
    await screen.findByText(names)
  })

  it('is one no more when her hour is far from now, and is not checked in', async () => {
    const { asked, router } = await open()
    await byNumber()
    expect(await screen.findByRole('switch', { name: /She is here/ })).toBeTruthy()
    fireEvent.click(await screen.findByRole('radio', { name: /10:00/ }))
    expect(screen.queryByRole('switch', { name: /She is here/ })).toBeNull()
    fireEvent.click(await button('Book $25.00'))
    await waitFor(() =>
      expect(router.state.location.pathname).toBe('/receptionist/reservation/new'),
    )
    expect(named(asked, 'newReservation')[0]?.body).toMatchObject({ advanceReservation: true })
    expect(named(asked, 'checkIn')).toEqual([])
  })

  it('whose payment stops is booked once, and her page says what is left', async () => {
    const { asked, router } = await open({
      makePayment: () => ({
        status: 409,
        body: { success: false, code: 'payment-in-progress', errorMessage: 'Another runs.' },
      }),
    })
    await byNumber()
    await button('Book and check in')
    await paysBy('Cash')
    fireEvent.click(await button(/^Book, take/))
    await waitFor(() => expect(router.state.location.pathname).toBe('/receptionist/checkin/new'))
    expect(router.state.location.state).toEqual({ left: 'checkInNotPaid', method: 'Cash' })
    expect(named(asked, 'newReservation')).toHaveLength(1)
    expect(named(asked, 'checkIn')).toEqual([])
  })

  it('that couldn’t be booked says why, leads nowhere, and takes no money', async () => {
    const { asked, router } = await open({ newReservation: () => refused('The hour is full.') })
    await byNumber()
    await button('Book and check in')
    await paysBy('Cash')
    fireEvent.click(await button(/^Book, take/))
    expect((await screen.findByRole('alert')).textContent).toContain('The hour is full.')
    expect(router.state.location.pathname).toBe('/receptionist/reservation')
    expect(named(asked, 'makePayment')).toEqual([])
    expect(named(asked, 'checkIn')).toEqual([])
  })

  it('is offered what is on sale beside the room by its price; of manicure and both one is taken', async () => {
    const { asked } = await open({
      settings: () => ({
        body: [
          ...settings,
          { Key: 'priceSalonManicure', Value: '12' },
          { Key: 'priceSalonBoth', Value: '20' },
          ...counts({ salonMinutes: '20', roomsAvailableChabadBor: '1' }),
        ],
      }),
      locations: () => ({ body: places }),
    })
    await byNumber()
    const extra = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })
    expect(
      (await screen.findByRole('checkbox', { name: /^Parking.*\$5/ })).matches(':disabled'),
    ).toBe(false)
    expect(extra(/^Double slot.*Not offered/).disabled).toBe(true)
    fireEvent.click(extra(/^Manicure(?! and)/))
    fireEvent.click(extra(/^Manicure and polish/))
    fireEvent.click(extra(/^Parking/))
    fireEvent.click(extra(/^Other building/))
    await waitFor(() =>
      expect(named(asked, 'quoteReservation').at(-1)?.body).toMatchObject({
        ...{ parking: true, salonManicure: false, salonBoth: true, chabadBor: false },
        alternateLocation: true,
      }),
    )
  })

  it.each([
    [
      'where there is one',
      [
        { id: '1', alternate: false },
        { id: '2', alternate: true },
      ],
      1,
    ],
    ['not where the house is one building', [{ id: '1', alternate: false }], 0],
  ])('is offered the other building %s', async (_, places, count) => {
    await open({ locations: () => ({ body: places }) })
    await screen.findByRole('checkbox', { name: /Parking/ })
    await aFewTurns()
    expect(screen.queryAllByRole('checkbox', { name: 'Other building' })).toHaveLength(count)
  })

  it.each<[string, Record<string, string>, RegExp]>([
    ['0 baths', { roomsAvailableBath: '0' }, /^Bath/],
    ['no accessible rooms', {}, /^Accessible, shower/],
    ['no private rooms', { pricePrivateShower: '50' }, /^Private shower/],
    ['0 for segula', { priceSegula: '36', roomsAvailableSegula: '0' }, /^Segula/],
    ['no kallah rooms', { priceKallah: '180' }, /^Kallah/],
  ])('is offered no room that there isn’t: %s', async (_, values, name) => {
    await open({ settings: () => ({ body: [...settings, ...counts(values)] }) })
    await screen.findByRole('radio', { name: /^Shower.*\$25/ })
    const kind = screen.getByRole<HTMLInputElement>('radio', { name })
    expect(kind.disabled).toBe(true)
    expect(kind.closest('label')?.textContent).toContain('Not offered')
  })

  it.each<[string, Record<string, string>, RegExp]>([
    ['0 places to park', { parkingAvailable: '0' }, /^Parking/],
    [
      'a salon without parking',
      { parkingAvailable: '', salonMinutes: '20', priceSalonBoth: '20' },
      /^Manicure and/,
    ],
    ['a salon without a length', { priceSalonManicure: '12' }, /^Manicure(?! and)/],
    ['a double slot without a length', { priceDoubleSlot: '10' }, /^Double slot/],
    ['no Chabad Bor', {}, /^Chabad/],
  ])('is offered no extra that there isn’t: %s', async (_, values, name) => {
    await open({ settings: () => ({ body: [...settings, ...counts(values)] }) })
    await screen.findByRole('radio', { name: /^Shower.*\$25/ })
    const extra = screen.getByRole<HTMLInputElement>('checkbox', { name })
    expect(extra.disabled).toBe(true)
    expect(extra.closest('label')?.textContent).toContain('Not offered')
  })

  it('begins with a bath where no room has a shower', async () => {
    const bath = {
      ...slot('22:00', 4),
      availableReservations: [{ ...shower, bath: true, available: 4 }],
    }
    await open({
      settings: () => ({ body: [...settings, ...counts({ roomsAvailableShower: '0' })] }),
      availableReservations: () => ({ body: [bath] }),
    })
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Bath/ }).checked).toBe(true)
  })

  it('begins at the second building, for now, where the main one is closed tonight', async () => {
    const shut = { ...night, closed: true, openTime: null, lastEntryTime: null }
    const there = { ...slot('22:00', 4) }
    await open({
      schedule: ({ path }) => ({ body: [path.includes('alternateLocation') ? night : shut] }),
      locations: () => ({ body: places }),
      availableReservations: () => ({
        body: [
          {
            ...there,
            availableReservations: there.availableReservations.map((one) => ({
              ...one,
              alternateLocation: true,
            })),
          },
        ],
      }),
    })
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Now$/ }).checked).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Other/ }).checked).toBe(true)
  })

  it('is booked against the rules only by what was switched on, and with the note', async () => {
    const { asked } = await open()
    await byNumber()
    const flip = (name: RegExp) => fireEvent.click(screen.getByRole('switch', { name }))
    flip(/^Ignore cut-off/)
    flip(/^Discount price/)
    fireEvent.change(screen.getByLabelText('Note of this visit'), { target: { value: ' Waits ' } })
    await waitFor(() =>
      expect(named(asked, 'quoteReservation').at(-1)?.body).toMatchObject({
        useDiscountPrice: true,
      }),
    )
    fireEvent.click(await button('Book and check in'))
    await waitFor(() => expect(named(asked, 'newReservation')).toHaveLength(1))
    const [sent] = named(asked, 'newReservation')
    expect(sent?.path.split('?')[1]).toBe('v=1&ignoreCutoff=true')
    expect(sent?.body).toMatchObject({ useDiscountPrice: true, notes: 'Waits' })
  })

  it('at an hour that is full is booked by the override alone', async () => {
    const { asked } = await open({
      availableReservations: () => ({ body: [slot('20:00', 0), slot('22:00', 4)] }),
    })
    await byNumber()
    const hour = { name: /8:00.*Full/ }
    const full = () => screen.getByRole<HTMLInputElement>('radio', hour)
    expect((await screen.findByRole<HTMLInputElement>('radio', hour)).disabled).toBe(true)
    fireEvent.click(screen.getByRole('switch', { name: /^Ignore availability/ }))
    expect(full().disabled).toBe(false)
    fireEvent.click(full())
    fireEvent.click(await button('Book and check in'))
    await waitFor(() => expect(named(asked, 'newReservation')).toHaveLength(1))
    expect(named(asked, 'newReservation')[0]?.path.split('?')[1]).toBe(
      'v=1&ignoreAvailability=true',
    )
    expect(named(asked, 'newReservation')[0]?.body).toMatchObject({ reservationTime: at('20:00') })
  })

  it('is shown her price line by line, as the server counts it', async () => {
    await open({
      quoteReservation: () =>
        said({
          lines: [
            { code: 'shower', amount: 25 },
            { code: 'parking', amount: 5 },
          ],
          total: 30,
        }),
    })
    await byNumber()
    const price = within(await screen.findByRole('region', { name: 'What it comes to' }))
    const lines = async () => {
      await price.findByText('Parking')
      return [...document.querySelectorAll('[aria-label="What it comes to"] dl > div')].map(
        ({ textContent }) => textContent,
      )
    }
    expect(await lines()).toEqual([
      'Shower$25.00',
      'Parking$5.00',
      expect.stringMatching(/\$30\.00$/),
    ])
  })

  it('who isn’t here yet is booked for the hour, and not checked in', async () => {
    const { asked, router } = await open()
    await byNumber()
    fireEvent.click(screen.getByRole('switch', { name: /^She is here/ }))
    fireEvent.click(await button('Book $25.00'))
    await waitFor(() =>
      expect(router.state.location.pathname).toBe('/receptionist/reservation/new'),
    )
    expect(named(asked, 'newReservation')[0]?.body).toMatchObject({ advanceReservation: true })
    expect(named(asked, 'checkIn')).toEqual([])
  })

  it('of whom no card says who checks her in is booked, and led to her check-in with what is left', async () => {
    const session = presentSession()
    if (session) keepSession({ ...session, roles: ['Reception'] })
    const card = { Key: 'reservationsStatusChangeCardCode', Value: 'True' }
    const { asked, router } = await open({ settings: () => ({ body: [...settings, card] }) })
    await byNumber()
    fireEvent.click(await button('Book and check in'))
    const swipe = await screen.findByRole('dialog', { name: 'Swipe your card' })
    fireEvent.click(within(swipe).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/receptionist/checkin/new'))
    expect(router.state.location.state).toEqual({ left: 'checkInNotIn' })
    expect(named(asked, 'newReservation')).toHaveLength(1)
    expect(named(asked, 'checkIn')).toEqual([])
  })

  it('who pays by card is booked, and asked for it on the next page', async () => {
    const { asked, router } = await open()
    await byNumber()
    await button('Book and check in')
    await paysBy('Card')
    fireEvent.click(await button(/^Book/))
    await waitFor(() => expect(router.state.location.pathname).toBe('/receptionist/checkin/new'))
    expect(router.state.location.state).toMatchObject({ method: expect.stringMatching(/Card/) })
    expect(named(asked, 'makePayment')).toEqual([])
    expect(named(asked, 'checkIn')).toEqual([])
  })

  it('whose price can’t be told isn’t booked, and it is said why', async () => {
    await open({ quoteReservation: () => refused('Bath and Chabad Bor don’t go together.') })
    await byNumber()
    expect((await screen.findByRole('alert')).textContent).toContain('don’t go together')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Book/ }).disabled).toBe(true)
  })

  it('shows what the desk should know of her: what she owes, has already, and whom she would rather not meet', async () => {
    await open({
      findReservationsByUser: () => ({
        body: [
          visit('a', {}),
          visit('b', { balance: 18, reservationDate: '2026-09-29' }),
          visit('c', { balance: 9, reservationStatus: 'Canceled' }),
          visit('useless', {
            ...{ balance: 7, reservationStatus: 'Pending', reservationDate: '2026-11-24' },
            ...{ reservationTime: at('20:15'), replacedHasBegun: true },
          }),
          visit('paid too much', { balance: -5, reservationDate: '2026-08-25' }),
          visit('tomorrow', {
            ...{ reservationStatus: 'Reserved', reservationDate: '2026-11-25' },
            reservationTime: at('20:30', '2026-11-25'),
          }),
          visit('d', {
            ...{ reservationStatus: 'Reserved', reservationDate: '2026-11-24' },
            reservationTime: at('20:30'),
          }),
        ],
      }),
    })
    await byNumber()
    const who = (await screen.findByText('She has a reservation already.')).closest(
      'section',
    ) as HTMLElement
    await within(who).findByText('Shoshana L.')
    const text = who.textContent ?? ''
    for (const words of ['Visits3', 'Owes$18.00', 'Not withShoshana L.', '8:30PM · d0', 'knock'])
      expect(text).toContain(words)
    expect(text).not.toContain('useless')
    expect(within(who).getByRole('link', { name: 'Check in' }).getAttribute('href')).toBe(
      '/receptionist/checkin/d',
    )
  })

  it('who would meet anybody has nobody looked up whom she wouldn’t', async () => {
    const { asked } = await open({
      findUserByPhone: () => ({ body: { ...her, excludedAttendants: [] } }),
      user: () => ({ body: { ...her, excludedAttendants: [] } }),
    })
    await byNumber()
    await waitFor(() => expect(named(asked, 'findReservationsByUser')).toHaveLength(1))
    await aFewTurns()
    expect(named(asked, 'attendants')).toEqual([])
    expect(screen.queryByText('Not with')).toBeNull()
  })

  it('of who has one another night nobody is led to a check-in', async () => {
    await open({
      findReservationsByUser: () => ({
        body: [visit('d', { reservationStatus: 'Reserved', reservationDate: '2026-11-25' })],
      }),
    })
    await byNumber()
    await screen.findByText('She has a reservation already.')
    expect(screen.queryByRole('link', { name: 'Check in' })).toBeNull()
  })

  it('is not lost without a question', async () => {
    const { router } = await open()
    fireEvent.change(screen.getByLabelText('Note of this visit'), { target: { value: 'Waits' } })
    fireEvent.click(screen.getByRole('link', { name: 'Tonight' }))
    await screen.findByRole('dialog', { name: 'Leave without saving?' })
    act(() => fireEvent.click(screen.getByRole('button', { name: 'Go on writing' })))
    expect(router.state.location.pathname).toBe('/receptionist/reservation')
    expect(screen.getByLabelText<HTMLTextAreaElement>('Note of this visit').value).toBe('Waits')
  })
})

it('from her record she is known, and somebody else may be looked for instead', async () => {
  const { router } = await open({}, { at: '/receptionist/reservation?user=u2' })
  fireEvent.click(await screen.findByRole('button', { name: 'Somebody else' }))
  expect(await screen.findByRole('button', { name: 'Find her' })).toBeTruthy()
  expect(router.state.location.pathname).toBe('/receptionist/reservation')
})

describe('a reservation that is there', () => {
  const there = {
    ...{ ...shower, salonManicure: false, salonBoth: false, chabadBor: false },
    ...visit('new', { reservationStatus: 'Reserved', reservationDate: '2026-11-24' }),
    ...{
      reservationTime: at('22:00'),
      payments: [],
      merchandise: [],
      quoteLines: [],
      roomType: 'shower',
    },
    ...{ useDiscountPrice: false, advanceReservation: true, notes: null, paymentPending: false },
  }
  const how = { at: '/receptionist/reservation/new', route: '/receptionist/reservation/:id' }
  const opened = (more: object = {}, answers: Answers = {}) =>
    open({ reservation: () => ({ body: { ...there, ...more } }), ...answers }, how)

  it('is changed in place of the one it was, and its new code is said', async () => {
    const changed = { ...there, reservationId: 'changed', reservationCode: '7711', parking: true }
    const { asked } = await opened(
      {},
      {
        reservation: ({ path }) => ({ body: path.includes('changed') ? changed : there }),
        newReservation: () => said(changed),
      },
    )
    await screen.findByText('Dina Rosen')
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull()
    expect(screen.queryByRole('switch', { name: /^She is here/ })).toBeNull()
    expect((await screen.findByRole('link', { name: 'Check in' })).getAttribute('href')).toBe(
      '/receptionist/checkin/new',
    )
    fireEvent.click(screen.getByRole('checkbox', { name: /^Parking/ }))
    fireEvent.click(await button('Save changes'))
    expect(await screen.findByText('Changed. The code is now 7711.')).toBeTruthy()
    expect(named(asked, 'availableReservations')[0]?.path).toContain('replacingreservationid=new')
    expect(named(asked, 'newReservation').map(({ body }) => body)).toMatchObject([
      {
        ...{ userId: 'u2', replacingReservationId: 'new', parking: true, expectedTotal: 25 },
        ...{ reservationTime: at('22:00'), advanceReservation: true },
      },
    ])
    expect(named(asked, 'checkIn')).toEqual([])
  })

  it('that is under way can’t be changed any more, which is said before anything is tried', async () => {
    await opened({ reservationStatus: 'Prep' })
    expect(await screen.findByText('This reservation can’t be changed now.')).toBeTruthy()
    const parking = screen.getByRole('checkbox', { name: /^Parking/ })
    expect(parking.closest('fieldset[disabled]')).not.toBeNull()
    expect(screen.queryByRole('link', { name: 'Check in' })).toBeNull()
  })

  it('of another night leads to no check-in', async () => {
    await opened({ reservationDate: '2026-11-25', reservationTime: at('22:00', '2026-11-25') })
    await screen.findByText('Dina Rosen')
    expect(screen.queryByRole('link', { name: 'Check in' })).toBeNull()
  })

  it('that can’t be had is said, and asked for again', async () => {
    let isRefused = true
    await opened({}, { reservation: () => (isRefused ? refused() : { body: there }) })
    await screen.findByText('Not just now.')
    isRefused = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Dina Rosen')).toBeTruthy()
  })
})
