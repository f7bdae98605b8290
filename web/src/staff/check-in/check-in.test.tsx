// @vitest-environment happy-dom
import type { Reservation } from '@mikvah/contract/contract.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { applyEvent } from '../../live/on-message.ts'
import { keepSession, presentSession } from '../../talk/session.ts'
import { aFewTurns } from '../../test/a-few-turns.ts'
import { room } from '../../test/answers.ts'
import { live, said, serveCalls } from '../../test/live.tsx'
import { chooseForThisDesk } from '../this-desk/chosen.ts'
import { CheckInScreen } from './CheckInScreen.tsx'

const reserved = {
  reservationId: 'r1',
  userId: 'u2',
  reservationCode: '4131',
  reservationDate: '2026-11-24',
  reservationTime: '2026-11-24T20:00:00-05:00',
  reservationStatus: 'Reserved',
  roomType: 'bath',
  firstTime: true,
  member: false,
  balance: 18,
  paymentPending: false,
  payments: [],
  notes: null,
  userNotes: 'Please explain the order of things.',
  attendantNote: 'I hear badly.',
  waitingCode: null,
  cubicle: null,
  user: { id: 'u2', userName: '12015550131', firstName: 'Tamar', lastName: 'Green' },
}
const waiting = { ...reserved, reservationStatus: 'Waiting', waitingCode: '417' }

type Answers = Parameters<typeof serveCalls>[0]

let client: Awaited<ReturnType<typeof live>>['client']

async function open(answers: Answers = {}, first: object = reserved, state?: object) {
  const asked = serveCalls({
    reservation: () => ({ body: first }),
    user: () => ({ body: { id: 'u2', language: 'he' } }),
    settings: () => ({ body: [{ Key: 'useCubicles', Value: 'True' }] }),
    publicSettings: () => ({
      body: [
        { Key: 'lateGraceMinutes', Value: '15' },
        { Key: 'locationTimeZone', Value: 'America/New_York' },
        { Key: 'countryCode', Value: 'us' },
      ],
    }),
    cubicles: () => ({
      body: [
        { id: 1, name: '1', status: 'Occupied', location: 'main', reservation: null },
        { id: 5, name: '5', status: 'Available', location: 'main', reservation: null },
      ],
    }),
    checkIn: () => said({ ...waiting, cubicleOffered: true }),
    requestCubicle: () => said({ ...waiting, cubicle: { id: 5, name: '5' } }),
    ...answers,
  })
  const page = await live(<CheckInScreen />, {
    areas: ['desk', 'desk-pages', 'check-in', 'till', 'cards', 'pay', 'history'],
    at: '/receptionist/checkin/r1',
    state,
    route: '/receptionist/checkin/:id',
  })
  client = page.client
  return asked
}
const sent = (asked: Awaited<ReturnType<typeof open>>, name: string) =>
  asked.filter((one) => one.name === name)
const checkInButton = () => screen.findByRole('button', { name: 'Check in' })

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-24T19:48:00-05:00'), toFake: ['Date'] })
  return () => vi.useRealTimers()
})

it('has an answer to everything: one key checks her in, in her language, with a cubicle', async () => {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus')
  const asked = await open()
  const button = await checkInButton()
  expect(document.activeElement).toBe(button)
  // A phone goes on showing who she is.
  expect(focus.mock.calls.at(-1)).toEqual([{ preventScroll: true }])
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'עברית' }).checked).toBe(true),
  )
  expect(await screen.findByText('1 is free')).toBeTruthy()
  fireEvent.click(button)
  expect(await screen.findByText('417')).toBeTruthy()
  expect(await screen.findByText('Cubicle 5')).toBeTruthy()
  const [checked] = sent(asked, 'checkIn')
  expect(checked?.path).toContain('resId=r1&userLanguage=he')
  expect(sent(asked, 'checkIn')).toHaveLength(1)
  expect(sent(asked, 'requestCubicle')).toHaveLength(1)
  expect(sent(asked, 'writeReservationNotes')).toHaveLength(0)
})

it('doesn’t say that no cubicle is free before it knows', async () => {
  const { promise: come, resolve: letCome } = Promise.withResolvers<void>()
  await open({
    cubicles: async () => {
      await come
      return { body: [] }
    },
  })
  expect(await screen.findByRole('heading', { name: 'Cubicle' })).toBeTruthy()
  expect(screen.queryByText('None is free')).toBeNull()
  letCome()
  expect(await screen.findByText('None is free')).toBeTruthy()
})

it('a key that is quicker than her record waits for it, is busy meanwhile, and checks her in once', async () => {
  const { promise: come, resolve: letCome } = Promise.withResolvers<void>()
  const asked = await open({
    user: async () => {
      await come
      return { body: { id: 'u2', language: 'he' } }
    },
  })
  const button = await checkInButton()
  await screen.findByText('1 is free')
  fireEvent.click(button)
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'))
  fireEvent.click(button)
  await aFewTurns()
  expect(sent(asked, 'checkIn')).toHaveLength(0)
  letCome()
  expect(await screen.findByText('Cubicle 5')).toBeTruthy()
  expect(sent(asked, 'checkIn').map(({ path }) => path)).toEqual([
    expect.stringContaining('userLanguage=he'),
  ])
  expect(sent(asked, 'requestCubicle')).toHaveLength(1)
})

it('waits for a card where the house asks for one, and sends its code, with the cubicle too', async () => {
  const settings = [
    { Key: 'useCubicles', Value: 'True' },
    { Key: 'reservationsStatusChangeCardCode', Value: 'True' },
  ]
  const session = presentSession()
  if (session) keepSession({ ...session, roles: ['Reception'] })
  const asked = await open({ settings: () => ({ body: settings }) })
  await screen.findByText('1 is free')
  fireEvent.click(await checkInButton())
  expect(await screen.findByRole('heading', { name: 'Swipe your card' })).toBeTruthy()
  expect(sent(asked, 'checkIn')).toEqual([])
  for (const key of ['7', '0', '4', 'Enter']) fireEvent.keyDown(window, { key })
  expect(await screen.findByText('417')).toBeTruthy()
  expect(await screen.findByText('Cubicle 5')).toBeTruthy()
  for (const call of ['checkIn', 'requestCubicle'])
    expect(sent(asked, call).map(({ body }) => body)).toEqual([{ cardCode: '704' }])
})

it('says who she is, what is owed, what she asks, and how she keeps her time', async () => {
  await open()
  await checkInButton()
  const text = document.body.textContent ?? ''
  for (const words of [
    '4131',
    'First visit',
    'Tamar Green',
    '(201) 555-0131',
    'Owed',
    '$18.00',
    'Please explain the order of things.',
    'I hear badly.',
    '12 minutes early',
    'She pays on the way out.',
  ])
    expect(text).toContain(words)
})

it.each([
  ['2026-11-24T20:00:00-05:00', 'On time', 'Her time is now'],
  ['2026-11-24T20:15:00-05:00', 'On time', '15 minutes after her time'],
  ['2026-11-24T20:16:00-05:00', 'Late', '16 minutes after her time'],
  ['2026-11-24T18:01:00-05:00', 'On time', '119 minutes early'],
  ['2026-11-24T17:30:00-05:00', 'On time', '2 hours early'],
  ['2026-11-24T23:10:00-05:00', 'Late', '3 hours after her time'],
  ['2026-11-23T19:30:00-05:00', 'Not tonight', 'Tuesday, 24 November'],
  ['2026-11-25T04:30:00-05:00', 'Late', '8 hours after her time'],
  ['2026-11-25T19:30:00-05:00', 'Not tonight', 'Tuesday, 24 November'],
])('at %s she is %s: %s', async (now, how, words) => {
  vi.setSystemTime(Date.parse(now))
  await open()
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByText(how)).toBeTruthy()
})

it('gives no cubicle to who does without, and notes what the desk writes', async () => {
  const asked = await open({ writeReservationNotes: () => said(reserved) })
  fireEvent.click(await screen.findByRole('checkbox', { name: /Give her a cubicle/ }))
  fireEvent.change(screen.getByLabelText('A note for tonight'), {
    target: { value: 'Daughter waits outside.' },
  })
  fireEvent.click(await checkInButton())
  await screen.findByText('417')
  expect(sent(asked, 'requestCubicle')).toHaveLength(0)
  expect(sent(asked, 'writeReservationNotes').map(({ body }) => body)).toEqual([
    { notes: 'Daughter waits outside.' },
  ])
})

it('refused, says why and stays; she is not waiting', async () => {
  await open({
    checkIn: () => ({
      status: 409,
      body: {
        success: false,
        code: 'check-in-too-early',
        errorMessage: "Check-in isn't open yet.",
      },
    }),
  })
  fireEvent.click(await checkInButton())
  expect((await screen.findByRole('alert')).textContent).toContain("Check-in isn't open yet.")
  expect(screen.queryByText('417')).toBeNull()
})

it('a cubicle that is gone meanwhile leaves her waiting, and says so', async () => {
  await open({
    requestCubicle: () => ({
      status: 409,
      body: { success: false, code: 'no-cubicle-free', errorMessage: 'No cubicle is free.' },
    }),
  })
  fireEvent.click(await checkInButton())
  expect(await screen.findByText('417')).toBeTruthy()
  expect((await screen.findByRole('alert')).textContent).toContain('No cubicle is free.')
})

it('takes the check-in back', async () => {
  const asked = await open({ changeReservationStatus: () => said(reserved) }, waiting)
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel check-in' }))
  await checkInButton()
  expect(sent(asked, 'changeReservationStatus').map(({ body }) => body)).toEqual([
    { status: 'Reserved', expectedStatus: 'Waiting' },
  ])
})

it('is announced where it was done, and not on a screen that only hears of the next one', async () => {
  await open()
  fireEvent.click(await checkInButton())
  const announced = async () => (await screen.findByText('417')).closest('[role=status]')
  expect(await announced()).not.toBeNull()
  const hear = (data: object) =>
    act(async () => applyEvent(client, { event: 'reservation', data: data as Reservation }))
  await hear(reserved)
  await checkInButton()
  await hear(waiting)
  expect(await announced()).toBeNull()
})

it('reads out her code, and no button or dialog beside it', async () => {
  await open({ rooms: () => ({ body: [] }) })
  fireEvent.click(await checkInButton())
  const news = (await screen.findByText('417')).closest('[role=status]')
  await waitFor(() => expect(document.activeElement).toBe(news))
  expect(news?.textContent).toMatch(/^She is checked in.*417/)
  expect(news?.querySelector('button, a, dialog')).toBeNull()
})

it('reads out her code when the booking has checked her in, on the page before', async () => {
  await open({}, waiting, { isIn: true })
  const news = (await screen.findByText('417')).closest('[role=status]')
  expect(news).not.toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(news))
})

it('says after it what she owes, that no printer is chosen, and places her from there', async () => {
  atTheDesk()
  const location = { id: 'main', name: 'Main', nameHe: '' }
  await open({ rooms: () => ({ body: [] }) }, { ...waiting, location, excludedAttendants: [] })
  expect((await screen.findByText(/She owes/)).textContent).toContain('$18.00')
  expect(screen.getByText('No printer is chosen: nothing prints.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'This desk' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Place into room' }))
  expect(await screen.findByRole('dialog', { name: 'Place into room' })).toBeTruthy()
})

const atTheDesk = () => {
  const session = presentSession()
  if (session) keepSession({ ...session, userName: 'Reception', roles: ['Reception'] })
}

it('says before it that no printer is chosen, and lets one be chosen', async () => {
  atTheDesk()
  await open()
  await checkInButton()
  expect(await screen.findByText('No printer is chosen: nothing prints.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'This desk' })).toBeTruthy()
})

it.each([
  ['before it', reserved],
  ['after it', waiting],
])('says %s that the chosen printer has no paper', async (_, first) => {
  chooseForThisDesk({ printer: 'p1' })
  const status = { id: 'p1', printerType: 'reception', online: true, coverOpen: false }
  await open({ printerStatus: () => ({ body: [{ ...status, paper: 'out' }] }) }, first)
  expect(await screen.findByText('The printer is out of paper.')).toBeTruthy()
})

it('asks for no room once more when her placing is taken back', async () => {
  const location = { id: 'main', name: 'Main', nameHe: '' }
  const here = { ...waiting, location, excludedAttendants: [] }
  const placed = { ...here, reservationStatus: 'Assigned', room: { id: 7, number: '7' } }
  await open(
    {
      rooms: () => ({ body: [room] }),
      assignRoom: () => said({ reservation: placed, room }),
    },
    here,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Place into room' }))
  const dialog = await screen.findByRole('dialog', { name: 'Place into room' })
  fireEvent.click(await within(dialog).findByRole('radio'))
  fireEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }))
  await screen.findByText('4131 is placed into room 7.')
  act(() => applyEvent(client, { event: 'reservation', data: here as unknown as Reservation }))
  await screen.findByRole('button', { name: 'Place into room' })
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('offers nothing to who is in her room already', async () => {
  await open({}, { ...reserved, reservationStatus: 'Prep' })
  expect(await screen.findByText('She is not waiting to be checked in.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Check in' })).toBeNull()
})

it('has its button before the till, which takes no room while nothing is owed', async () => {
  await open({}, { ...reserved, balance: 0 })
  const button = await checkInButton()
  const till = screen.getByText('Settled')
  expect(button.compareDocumentPosition(till) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(screen.queryByRole('radio', { name: 'Cash' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Take a payment' }))
  expect(screen.getByRole('radio', { name: 'Cash' })).toBeTruthy()
})

it('who was placed from here stands with her room, and the way to tonight', async () => {
  await open({}, { ...waiting, reservationStatus: 'Assigned', room: { id: 7, number: '7' } })
  expect(await screen.findByText('4131 is placed into room 7.')).toBeTruthy()
  expect(screen.queryByText(/not waiting to be checked in/)).toBeNull()
  expect(screen.getByRole('link', { name: 'Back to tonight' })).toBeTruthy()
})

it('leads to what she owes at a till by itself', async () => {
  await open({}, waiting)
  const link = await screen.findByRole('link', { name: 'Take it' })
  expect(link.getAttribute('href')).toBe('/receptionist/reservation/r1/pay')
})

const held = {
  ...reserved,
  ...{ reservationStatus: 'Pending', holdUntil: '2026-11-24T20:03:00-05:00' },
  ...{ replacingReservationId: null, statusHistory: [] },
}

it('of who waits to pay says that she isn’t booked yet and takes her payment, which leads on to her check-in', async () => {
  let isPaid = false
  const asked = await open(
    {
      reservation: () => ({ body: isPaid ? { ...reserved, balance: 0 } : held }),
      makePayment: () => {
        isPaid = true
        return { body: { success: true, paid: true, result: null } }
      },
    },
    held,
  )
  const notice = await screen.findByText(/Held until/)
  expect(notice.closest('[role=status]')?.textContent).toBe(
    'Held until 8:03\u00a0PM, not booked yet. It is booked once $18.00 is paid.',
  )
  expect(screen.queryByRole('button', { name: 'Check in' })).toBeNull()
  expect(screen.queryByText(/not waiting to be checked in/)).toBeNull()
  expect(screen.queryByText('Reserved')).toBeNull()
  const owed = document.querySelector('[data-owes]')
  fireEvent.click(screen.getByRole('radio', { name: 'Cash' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Take $18.00' }))
  const button = await checkInButton()
  expect(owed?.isConnected, 'the till is the same one').toBe(true)
  expect(document.activeElement, 'a key pressed once more checks nobody in').not.toBe(button)
  expect(screen.queryByText(/Held until/)).toBeNull()
  expect(sent(asked, 'makePayment').map(({ body }) => body)).toEqual([
    { amt: 18, method: 'Cash', userId: 'u2', reservationId: 'r1' },
  ])
})

it.each([
  ['has no end', { holdUntil: null }, /^Held, not booked yet\..*\$18\.00/],
  ['is being paid', { paymentPending: true }, /^Held, not booked yet\./],
  ['is of a change', { replacingReservationId: 'r0' }, /Until then her visit stays as it was/],
])('of a hold that %s says what is true', async (_, more, words) => {
  await open({}, { ...held, ...more })
  const notice = await screen.findByText(/not booked yet/)
  expect(notice.closest('[role=status]')?.textContent).toMatch(words)
})

it('says of a hold whose time is over that it is held no more', async () => {
  await open({}, { ...held, holdUntil: '2026-11-24T19:47:00-05:00' })
  expect(await screen.findByText('It wasn’t paid in time.')).toBeTruthy()
  expect(screen.queryByText(/not booked yet/)).toBeNull()
})

it('keeps the till of a hold that ends while it is being paid, and says how that went', async () => {
  const { promise, resolve } = Promise.withResolvers<{ status: number; body: object }>()
  const asked = await open({ makePayment: () => promise }, held)
  fireEvent.click(await screen.findByRole('radio', { name: 'Cash' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Take $18.00' }))
  await waitFor(() => expect(sent(asked, 'makePayment')).toHaveLength(1))
  const canceled = { ...held, reservationStatus: 'Canceled', holdUntil: null }
  act(() => applyEvent(client, { event: 'reservation', data: canceled as unknown as Reservation }))
  expect(await screen.findByText(/not waiting to be checked in/)).toBeTruthy()
  const errorMessage = 'The time is held no more.'
  const body = { success: false, code: 'hold-ended', errorMessage }
  await act(async () => resolve({ status: 409, body }))
  expect((await screen.findByRole('alert')).textContent).toContain(errorMessage)
  expect(screen.queryByRole('radio', { name: 'Cash' })).toBeNull()
})

it('has no till for a visit that was canceled before', async () => {
  await open({}, { ...held, reservationStatus: 'Canceled', holdUntil: null })
  expect(await screen.findByText(/not waiting to be checked in/)).toBeTruthy()
  expect(screen.queryByText('There are no payments for this reservation.')).toBeNull()
})
