// @vitest-environment happy-dom
import type { Reservation } from '@mikvah/contract/contract.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { applyEvent } from '../../live/on-message.ts'
import { night, visit } from '../../test/answers.ts'
import { live, said, serveCalls } from '../../test/live.tsx'
import { PayScreen } from './PayScreen.tsx'
import { ReservationScreen } from './ReservationScreen.tsx'

const at = (time: string) => `2026-11-24T${time}:00-05:00`
const her = {
  ...{ id: 'u1', firstName: 'Dina', lastName: 'Rosen', phoneNumber: '12015550188' },
  ...{ language: 'en', notes: null, excludedAttendants: [] },
}
const reserved: Reservation = { ...visit, reservationTime: at('22:00'), balance: 30 }
const held: Reservation = { ...reserved, reservationStatus: 'Pending', holdUntil: at('20:03') }
const paidFirst = () =>
  said({
    lines: [
      { code: 'shower', amount: 25 },
      { code: 'parking', amount: 5 },
    ],
    total: 30,
    prepayRequired: true,
  })

type Answers = Parameters<typeof serveCalls>[0]
async function open(answers: Answers, how: Partial<Parameters<typeof live>[1]> = {}) {
  const asked = serveCalls({
    publicSettings: () => ({
      body: [
        { Key: 'date', Value: '2026-11-24' },
        { Key: 'locationTimeZone', Value: 'America/New_York' },
        { Key: 'countryCode', Value: 'us' },
      ],
    }),
    settings: () => ({ body: [{ Key: 'priceShower', Value: '25' }] }),
    schedule: () => ({ body: [night] }),
    availableReservations: () => ({ body: [] }),
    user: () => ({ body: her }),
    membership: () => ({ body: { activeMember: false } }),
    attendants: () => ({ body: [] }),
    findReservationsByUser: () => ({ body: [] }),
    quoteReservation: paidFirst,
    newReservation: () => said(held),
    reservation: () => ({ body: held }),
    checkIn: () => said({ ...reserved, reservationStatus: 'Waiting' }),
    ...answers,
  })
  const page = await live(<ReservationScreen />, {
    areas: [
      ...(['desk', 'desk-pages', 'desk-reservation', 'check-in', 'till', 'cards', 'pay'] as const),
      ...(['sign-in', 'office'] as const),
    ],
    at: '/receptionist/reservation?user=u1',
    route: '/receptionist/reservation/:id?',
    ...how,
  })
  return { asked, ...page }
}
const named = (asked: Awaited<ReturnType<typeof open>>['asked'], name: string) =>
  asked.filter((one) => one.name === name)
const button = (name: string) =>
  waitFor(() => {
    const found = screen.getByRole<HTMLButtonElement>('button', { name })
    expect(found.disabled).toBe(false)
    return found
  })
const notHere = async () =>
  fireEvent.click(await screen.findByRole('switch', { name: /^She is here/ }))

/** A hold as it stands once the server has canceled it because it wasn't paid. */
const ranOut = (hold: Reservation): Reservation => ({
  ...{ ...hold, reservationStatus: 'Canceled', holdUntil: null },
  statusHistory: [
    {
      ...{ previousReservationStatus: 'Pending', newReservationStatus: 'Canceled' },
      ...{ previousStatusChange: at('19:48'), dateCreated: at('20:03'), mark: 'hold ran out' },
      ...{ statusLastUpdatedByUser: null, statusLastUpdatedByIp: null, setByName: null },
      ...{ attendant: null, undoable: false, undoes: false, onPaper: false, note: null },
    },
  ],
})

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(at('19:48')), toFake: ['Date'] })
  return () => vi.useRealTimers()
})

it('a walk-in is booked and checked in, and may pay on her way out', async () => {
  const { asked } = await open(
    { newReservation: () => said(reserved) },
    { route: '*', at: '/receptionist/reservation?user=u1' },
  )
  fireEvent.click(await button('Book and check in'))
  await waitFor(() => expect(named(asked, 'checkIn')).toHaveLength(1))
})

it('who isn’t here is said to be held before she is booked, and after it with what she owes and until when', async () => {
  let now = held
  const { client } = await open({ reservation: () => ({ body: now }) })
  await notHere()
  expect(await screen.findByText(/only holds the time until \$30\.00 is paid/)).toBeTruthy()
  fireEvent.click(await button('Book, then take $30.00'))
  expect(await screen.findByText('Held under code 4821.')).toBeTruthy()
  expect(screen.getByText(/Held until 8:03/).closest('[role=status]')?.textContent).toContain(
    'It is booked once $30.00 is paid.',
  )
  for (const name of ['Card', 'Terminal', 'Cash', 'Check'])
    expect(screen.getByRole('radio', { name })).toBeTruthy()
  expect(screen.getByText('It can be changed once it is paid.')).toBeTruthy()
  expect(screen.queryByText(/^Booked under/)).toBeNull()
  expect(screen.queryByRole('link', { name: 'Check in' })).toBeNull()

  now = { ...reserved, balance: 0 }
  act(() => applyEvent(client, { event: 'reservation', data: now }))
  expect(await screen.findByText('Booked under code 4821.')).toBeTruthy()
  expect(screen.queryByText(/Held/)).toBeNull()
})

it('what was booked and canceled later isn’t said to have lacked its payment', async () => {
  let now: Reservation = { ...reserved, balance: 0 }
  const { client } = await open({
    newReservation: () => said(now),
    reservation: () => ({ body: now }),
  })
  await notHere()
  fireEvent.click(await button('Book, then take $30.00'))
  await screen.findByText('Booked under code 4821.')
  now = { ...now, reservationStatus: 'Canceled' }
  act(() => applyEvent(client, { event: 'reservation', data: now }))
  await waitFor(() => expect(screen.queryByText('Booked under code 4821.')).toBeNull())
  expect(screen.queryByText(/paid in time/)).toBeNull()
})

it('what was held and not paid in time is said to be booked no more', async () => {
  let now = held
  const { client } = await open({ reservation: () => ({ body: now }) })
  await notHere()
  fireEvent.click(await button('Book, then take $30.00'))
  await screen.findByText('Held under code 4821.')
  now = ranOut(held)
  act(() => applyEvent(client, { event: 'reservation', data: now }))
  expect(await screen.findByText('It wasn’t paid in time.')).toBeTruthy()
  expect(screen.queryByText(/under code/)).toBeNull()
})

const lines = [{ code: 'shower', amount: 25 }] as Reservation['quoteLines']
const there = { at: '/receptionist/reservation/r1' }
const change = async () => fireEvent.click(await screen.findByRole('checkbox', { name: /Double/ }))
const priced = () => ({
  settings: () => ({ body: [{ Key: 'priceDoubleSlot', Value: '5' }] }),
})

it.each([
  ['of one paid for says how much more is paid first', { balance: 0 }, /^\$5\.00 is paid first/],
  ['of one not paid yet asks for all of it', { balance: 25 }, /^\$30\.00 is paid first/],
])('a change %s', async (_, more, words) => {
  const was = { ...reserved, quoteLines: lines, ...more }
  await open({ ...priced(), reservation: () => ({ body: was }) }, there)
  await change()
  expect(await screen.findByText(words)).toBeTruthy()
})

it.each([
  ['costs nothing more', { balance: -5 }],
  ['is of a walk-in', { balance: 25, advanceReservation: false }],
])('a change that %s is held by nothing', async (_, more) => {
  const was = { ...reserved, quoteLines: lines, ...more }
  await open({ ...priced(), reservation: () => ({ body: was }) }, there)
  await change()
  await button('Save changes')
  expect(screen.queryByText(/paid first/)).toBeNull()
})

it('a change that is held leaves her visit as it was until it is paid, and says so', async () => {
  const was = { ...reserved, quoteLines: lines, balance: 0 }
  const edit = { ...held, reservationId: 'r2', reservationCode: '7711', balance: 5 }
  let now: Reservation = { ...edit, replacingReservationId: 'r1' }
  const { client } = await open(
    {
      ...priced(),
      reservation: ({ path }) => ({ body: path.includes('r2') ? now : was }),
      newReservation: () => said(now),
    },
    there,
  )
  await change()
  fireEvent.click(await button('Save changes'))
  expect(await screen.findByText('Held under code 7711.')).toBeTruthy()
  expect(await screen.findByText(/Until then her visit stays as it was\./)).toBeTruthy()
  now = ranOut(now)
  act(() => applyEvent(client, { event: 'reservation', data: now }))
  expect(await screen.findByText(/Her visit stays as it was\./)).toBeTruthy()
})

it('the till by itself says of a hold until when it is one', async () => {
  serveCalls({ reservation: () => ({ body: held }) })
  await live(<PayScreen />, {
    areas: ['desk', 'check-in', 'till', 'cards', 'pay', 'history'],
    at: '/receptionist/reservation/r1/pay',
    route: '/receptionist/reservation/:id/pay',
  })
  expect(await screen.findByText(/Held until 8:03/)).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'Cash' })).toBeTruthy()
})

it('the till takes nothing for a change of a visit that has begun, and asks for no money', async () => {
  const change = { ...held, replacingReservationId: 'r0', replacedHasBegun: true }
  serveCalls({ reservation: () => ({ body: change }) })
  await live(<PayScreen />, {
    areas: ['desk', 'check-in', 'till', 'cards', 'pay', 'history'],
    at: '/receptionist/reservation/r1/pay',
    route: '/receptionist/reservation/:id/pay',
  })
  expect(await screen.findByText(/Her visit has begun/)).toBeTruthy()
  expect(screen.queryByText(/is paid|Owed|Settled/)).toBeNull()
  expect(screen.queryByRole('radio', { name: 'Cash' })).toBeNull()
})

it.each([
  [
    'hold',
    {},
    'It wasn’t paid in time. Her time is no longer held. It can be booked anew.',
    'It wasn’t paid in time. ',
  ],
  [
    'change',
    { replacingReservationId: 'r0' },
    'The change wasn’t paid in time. Her visit stays as it was.',
    'The change wasn’t paid in time. Her visit stays as it was.',
  ],
])('the till takes nothing for a %s that is over, and says so', async (_, more, says, canceled) => {
  const over = { ...held, ...more, holdUntil: at('19:40') }
  let now: Reservation = over
  serveCalls({ reservation: () => ({ body: now }) })
  const { client } = await live(<PayScreen />, {
    areas: ['desk', 'check-in', 'till', 'cards', 'pay', 'history'],
    at: '/receptionist/reservation/r1/pay',
    route: '/receptionist/reservation/:id/pay',
  })
  const notice = async () => (await screen.findByText(/wasn’t paid in time/)).parentElement
  expect((await notice())?.textContent).toBe(says)
  expect(screen.queryByRole('radio', { name: 'Cash' })).toBeNull()
  now = ranOut(over)
  act(() => applyEvent(client, { event: 'reservation', data: now }))
  // The head calls it held for as long as it is.
  await waitFor(() => expect(screen.queryByText('Reserved')).toBeTruthy())
  expect((await notice())?.textContent).toBe(canceled)
})

it.each([
  [
    'ran out says no more than that, as she may have booked anew',
    ranOut(held),
    'It wasn’t paid in time. ',
  ],
  [
    'is over says of a night before that it ran out, and no more',
    { ...held, reservationDate: '2026-11-23', holdUntil: '2026-11-23T19:40:00-05:00' },
    'It wasn’t paid in time. ',
  ],
  [
    'was canceled by hand doesn’t say that it ran out',
    { ...ranOut(held), statusHistory: [] },
    undefined,
  ],
])('a page opened later of a hold that %s', async (_, over, says) => {
  serveCalls({ reservation: () => ({ body: over }) })
  await live(<PayScreen />, {
    areas: ['desk', 'check-in', 'till', 'cards', 'pay', 'history'],
    at: '/receptionist/reservation/r1/pay',
    route: '/receptionist/reservation/:id/pay',
  })
  await screen.findByText('There are no payments for this reservation.')
  expect(screen.queryByText(/wasn’t paid in time/)?.parentElement?.textContent).toBe(says)
})
