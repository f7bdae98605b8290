// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { RoomView } from '../live/live-event.ts'
import { applyEvent } from '../live/on-message.ts'
import { storedTaps } from '../offline-taps/stored-taps.ts'
import { setServerClock } from '../talk/clock.ts'
import { endSession } from '../talk/session.ts'
import { aFewTurns } from '../test/a-few-turns.ts'
import { room as plain, visit } from '../test/answers.ts'
import { live, refused, said, serveCalls } from '../test/live.tsx'
import { RoomScreen } from './RoomScreen.tsx'

const { reservationId, expectedEndTime } = visit
const hers = {
  ...{ reservationId, expectedEndTime, reservationStatus: 'Prep', reservationCode: '4821' },
  since: '2026-11-24T19:40:00-05:00',
} as RoomView['reservation']
const occupied: RoomView = { ...plain, status: 'Occupied', reservation: hers }
const at = (status: string): RoomView =>
  ({ ...occupied, reservation: { ...hers, reservationStatus: status } }) as RoomView

async function open(first: RoomView, answers: Parameters<typeof serveCalls>[0] = {}) {
  const asked = serveCalls({
    settings: () => ({ body: [{ Key: 'flowChecking', Value: 'True' }] }),
    publicSettings: () => ({ body: [{ Key: 'defaultLanguage', Value: 'en' }] }),
    rooms: () => ({ body: [first] }),
    ...answers,
  })
  const page = await live(<RoomScreen />, { areas: ['device', 'room', 'prepare'], at: '/room' })
  return { ...page, asked }
}
const sent = (asked: Awaited<ReturnType<typeof open>>['asked'], name: string) =>
  asked.filter((one) => one.name === name).map(({ path, body }) => [path, body])
const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name, busy: false }))

beforeEach(() => sessionStorage.clear())

it('who prepares says that she is ready, once, as the visit that she is', async () => {
  const { asked } = await open(occupied, { changeRoomStatus: () => said(at('ReadyForChecking')) })
  await press('I’m ready')
  await screen.findAllByText('Somebody will come to you. Please stay in your room.')
  await waitFor(() => expect(sent(asked, 'changeRoomStatus')).toHaveLength(1))
  expect(sent(asked, 'changeRoomStatus')).toEqual([
    [
      '/api/api/rooms/7/status',
      {
        ...{ reservationStatus: 'ReadyForChecking', expectedStatus: 'Prep', reservationId: 'r1' },
        // A tap that waits for a network keeps its hour.
        tappedAt: expect.stringMatching(/^2026-11-24T.*Z$/),
      },
    ],
  ])
})

it('a tap that waited for the network says when she tapped, not when it was sent', async () => {
  let away = true
  const { asked } = await open(occupied, {
    changeRoomStatus: () => (away ? new Error('lost') : said(at('ReadyForChecking'))),
  })
  setServerClock('2026-11-24T19:50:00-05:00')
  await press('I’m ready')
  await waitFor(() => expect(sent(asked, 'changeRoomStatus').length).toBeGreaterThan(0))
  setServerClock('2026-11-24T20:20:00-05:00')
  away = false
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(storedTaps()).toEqual([]))
  const hours = sent(asked, 'changeRoomStatus').map(
    ([, body]) => (body as { tappedAt: string }).tappedAt,
  )
  expect(hours.length).toBeGreaterThan(1)
  expect(new Set(hours).size).toBe(1)
  const minutes = (Date.parse(hours[0] ?? '') - Date.parse('2026-11-24T19:50:00-05:00')) / 60_000
  expect(minutes).toBeGreaterThanOrEqual(0)
  expect(minutes).toBeLessThan(10)
})

it('offers a light only where there is one to switch', async () => {
  await open({ ...occupied, light: null })
  expect(await screen.findByRole('button', { name: 'Supplies' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Lights' })).toBeNull()
})

it('offers no light where nothing is set up that switches it', async () => {
  await open(occupied, { settings: () => ({ body: [{ Key: 'lightsSwitch', Value: 'False' }] }) })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Lights' })).toBeNull())
  expect(screen.getByRole('button', { name: 'Supplies' })).toBeTruthy()
})

it('her path has a tick at what is done, and the sign of each at what is to come', async () => {
  await open(at('InMikvah'))
  const path = (await screen.findAllByRole('listitem')).filter(({ parentElement }) =>
    parentElement?.querySelector('[aria-current=step]'),
  )
  const now = path.findIndex((step) => step.getAttribute('aria-current') === 'step')
  const ticked = path.map((step) => step.querySelector('.tabler-icon-check') !== null)
  expect(now).toBeGreaterThan(0)
  expect(ticked).toEqual(path.map((_, nth) => nth < now))
})

it('a step waits until it is known where it leads in this house', async () => {
  const come = Promise.withResolvers<void>()
  const { asked } = await open(occupied, {
    settings: async () => {
      await come.promise
      return { body: [{ Key: 'flowChecking', Value: 'True' }] }
    },
    changeRoomStatus: () => said(at('ReadyForChecking')),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'I’m ready' }))
  await aFewTurns()
  expect(sent(asked, 'changeRoomStatus')).toEqual([])
  come.resolve()
  await press('I’m ready')
  await waitFor(() =>
    expect(sent(asked, 'changeRoomStatus')[0]?.[1]).toMatchObject({
      reservationStatus: 'ReadyForChecking',
    }),
  )
})

it('a bell that is pressed again takes nothing back: for that there is a button of its own', async () => {
  const call = { id: 9, item: 'attendant', status: 'open', isAttendantRequest: true }
  const called = { ...occupied, supplyRequests: [call] } as RoomView
  const { asked } = await open(called, { askSupplies: () => said(occupied) })
  await press(/^Called/)
  expect(sent(asked, 'askSupplies')).toEqual([])
  await press('No longer needed')
  await waitFor(() => expect(sent(asked, 'askSupplies')).toHaveLength(1))
  expect(sent(asked, 'askSupplies')[0]?.[1]).toEqual({ action: 'cancel', ids: [9] })
})

it('somebody who is on her way is said so until she is there, and may be called anew', async () => {
  const call = { id: 9, item: 'attendant', status: 'open', isAttendantRequest: true }
  const called = { ...occupied, supplyRequests: [call] } as RoomView
  const { asked, client } = await open(called, { askSupplies: () => said(called) })
  await screen.findByRole('button', { name: /^Called/ })
  const hear = (data: RoomView) => act(() => applyEvent(client, { event: 'room', data }))
  hear(occupied)
  await press('She is on her way to you.')
  await waitFor(() => expect(sent(asked, 'askSupplies')[0]?.[1]).toMatchObject({ action: 'add' }))
  await waitFor(() => expect(storedTaps()).toEqual([]))
  hear(called)
  await screen.findByRole('button', { name: /^Called/ })
  hear(occupied)
  await screen.findByRole('button', { name: 'She is on her way to you.' })
  hear(at('Checking'))
  await screen.findByRole('button', { name: 'Call the attendant' })
})

it('a screen that is loaded anew still says that somebody is on her way, and of nobody else’s call', async () => {
  const call = { id: 9, item: 'attendant', status: 'open', isAttendantRequest: true }
  const called = { ...occupied, supplyRequests: [call] } as RoomView
  const first = await open(called)
  await screen.findByRole('button', { name: /^Called/ })
  act(() => applyEvent(first.client, { event: 'room', data: occupied }))
  await screen.findByRole('button', { name: 'She is on her way to you.' })
  // The page of before runs no farewell when a screen is loaded anew.
  const second = await open(occupied)
  await within(second.container).findByRole('button', { name: 'She is on her way to you.' })
  const hers = { ...visit, ...occupied.reservation, reservationId: 'r9' }
  const third = await open({ ...occupied, reservation: hers } as RoomView)
  await within(third.container).findByRole('button', { name: 'Call the attendant' })
})

it('what she took back herself brings nobody', async () => {
  const call = { id: 9, item: 'attendant', status: 'open', isAttendantRequest: true }
  const called = { ...occupied, supplyRequests: [call] } as RoomView
  await open(called, { askSupplies: () => said(occupied) })
  await press('No longer needed')
  await screen.findByRole('button', { name: 'Call the attendant' })
})

it('light and language are switched for whom the screen shows', async () => {
  const { asked } = await open(occupied, {
    setLights: () => said({ ...occupied, light: true }),
    setRoomLanguage: () => said({ ...occupied, light: true }),
  })
  await press('Lights')
  await press('עברית')
  await waitFor(() => expect(sent(asked, 'setRoomLanguage')).toHaveLength(1))
  expect(sent(asked, 'setLights')[0]?.[1]).toEqual({ onOff: true, reservationId: 'r1' })
  expect(sent(asked, 'setRoomLanguage')[0]?.[1]).toEqual({ language: 'he', reservationId: 'r1' })
})

const soap = {
  ...{ id: 5, item: 'soap', status: 'open', reservationId: 'r1' },
  ...{ dateRequested: hers?.since, dateCompleted: null, dateCanceled: null },
  ...{ isCallRequest: false, isAttendantRequest: false },
}

it('what may be brought is asked for by a tap, and taken back by another', async () => {
  const { asked } = await open({ ...occupied, supplyRequests: [soap] } as RoomView, {
    askSupplies: () => said([]),
  })
  await press('Supplies')
  const soapButton = await screen.findByRole('button', { name: 'Soap' })
  expect(soapButton.getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(soapButton)
  await press('Razor')
  await press('Please ring me')
  await waitFor(() => expect(sent(asked, 'askSupplies')).toHaveLength(3))
  expect(sent(asked, 'askSupplies').map(([, body]) => body)).toEqual([
    { action: 'cancel', ids: [5] },
    { action: 'add', items: ['razor'], reservationId: 'r1' },
    { action: 'add', isCallRequest: true, reservationId: 'r1' },
  ])
  await press('Close')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Razor' })).toBeNull())
})

it('what is ticked before the water is ticked for this visit alone', async () => {
  await open(occupied)
  await screen.findByText('0 of 10')
  const nails = await screen.findByRole('checkbox', { name: 'Nails, hands and feet' })
  fireEvent.click(nails)
  await screen.findByText('1 of 10')
  fireEvent.click(nails)
  await screen.findByText('0 of 10')
})

it('leaving is asked once more', async () => {
  const { asked } = await open(at('Dressing'), {
    // Whose visit it was is told, though nobody is in it any more.
    changeRoomStatus: () => said({ ...at('Done'), status: 'NeedsCleaning' }),
  })
  await press('I’m leaving')
  expect(sent(asked, 'changeRoomStatus')).toEqual([])
  await press('Yes, I’m leaving')
  await screen.findByText('This room is being prepared.')
  expect(sent(asked, 'changeRoomStatus')[0]?.[1]).toMatchObject({ reservationStatus: 'Done' })
})

it('who works here says the passcode each time she opens her menu', async () => {
  const { asked } = await open(plain, {
    staffEntry: () => said({ ok: true, until: '2026-11-24T20:10:00-05:00', room: plain }),
  })
  for (const times of [1, 2]) {
    await press('Staff')
    await screen.findByText('Four digits.')
    for (const key of '4711') fireEvent.keyDown(document, { key })
    await screen.findByRole('button', { name: 'Out of use' })
    expect(sent(asked, 'staffEntry')).toHaveLength(times)
    await press('Close')
  }
})

it('a wrong passcode is told, and the next may be typed at once', async () => {
  const entered = said({ ok: true, until: '2026-11-24T20:10:00-05:00', room: plain })
  const { asked } = await open(plain, {
    staffEntry: ({ path }) =>
      path.includes('4712')
        ? { status: 403, body: { success: false, code: 'wrong-passcode', errorMessage: 'Not it.' } }
        : entered,
    changeRoomStatus: () => said({ ...plain, status: 'Offline' }),
  })
  await press('Staff')
  await screen.findByText('Four digits.')
  for (const key of '4712') fireEvent.keyDown(document, { key })
  expect((await screen.findByRole('alert')).textContent).toContain('Not it.')
  await screen.findByText('0 of 4')
  for (const key of '4711') fireEvent.keyDown(document, { key })
  // Of two who set it at once the second is told what the first has made of it.
  await press('Out of use')
  await waitFor(() => expect(sent(asked, 'changeRoomStatus')).toHaveLength(1))
  expect(sent(asked, 'changeRoomStatus')[0]?.[1]).toEqual({
    ...{ status: 'Offline', expectedStatus: 'Ready' },
  })
})

it('clearing the room of who is in it is asked once more', async () => {
  const { asked } = await open(occupied, {
    staffEntry: () => said({ ok: true, until: '2026-11-24T20:10:00-05:00', room: occupied }),
  })
  await press('Staff')
  await screen.findByText('Four digits.')
  for (const key of '4711') fireEvent.keyDown(document, { key })
  await press('Clear the room')
  await screen.findByText('The visit in this room ends, and the room waits to be cleaned.')
  expect(sent(asked, 'staffEntry')).toHaveLength(1)
  await press('Yes, clear it')
  await waitFor(() => expect(sent(asked, 'staffEntry')).toHaveLength(2))
  expect(sent(asked, 'staffEntry')[1]?.[0]).toContain('clearRoom=true')
  expect(sent(asked, 'staffEntry')[1]?.[0]).toContain('reservationId=r1')
})

it('what was not possible for one is told to nobody after her', async () => {
  const { client } = await open(occupied, {
    changeRoomStatus: () => ({ status: 409, body: { code: 'moved-on', result: occupied } }),
  })
  await press('I’m ready')
  await screen.findByText('That was not possible just now.')
  const next = { ...occupied, reservation: { ...hers, reservationId: 'r2' } } as RoomView
  await act(async () => applyEvent(client, { event: 'room', data: next }))
  await waitFor(() => expect(screen.queryByText('That was not possible just now.')).toBeNull())
})

it('of who is in it the device keeps that she is there, and no word of her', async () => {
  const notes = { userNotes: 'a word of hers', attendantNote: 'another', waitingCode: '417' }
  const first = { ...occupied, reservation: { ...hers, ...notes } } as RoomView
  await open(first)
  await screen.findByRole('button', { name: 'I’m ready' })
  await waitFor(() => expect(localStorage.getItem('room')).toContain('r1'))
  expect(JSON.parse(localStorage.getItem('room') ?? '').reservation).toEqual({
    ...{ reservationId, expectedEndTime, reservationStatus: 'Prep', since: hers?.since },
  })
})

it('a tablet that is signed out at the desk keeps nothing of the room', async () => {
  const { unmount } = await open(occupied)
  fireEvent.click((await screen.findAllByRole('checkbox'))[0] as HTMLElement)
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('r1'))
  endSession({ forgetDevice: true })
  // Its address leads to the page that pairs it.
  unmount()
  expect(JSON.stringify({ ...localStorage })).not.toContain('r1')
})

it('once she is out nothing of her is left on it, nor on the device', async () => {
  const { client, container } = await open(occupied)
  fireEvent.click((await screen.findAllByRole('checkbox'))[0] as HTMLElement)
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('r1'))
  await act(async () =>
    applyEvent(client, { event: 'room', data: { ...plain, status: 'NeedsCleaning' } }),
  )
  await screen.findByText('This room is being prepared.')
  expect(container.textContent).not.toContain('4821')
  expect(screen.queryByRole('checkbox')).toBeNull()
  const kept = JSON.stringify({ ...localStorage, session: null, ...sessionStorage })
  expect(kept).not.toContain('r1')
  expect(kept).not.toContain('4821')
})

it('it speaks as she reads, and as the house does when nobody is in it', async () => {
  const { client } = await open({ ...occupied, language: 'he' })
  await screen.findByRole('button', { name: /English/ })
  await waitFor(() => expect(document.documentElement.lang).toBe('he'))
  await act(async () => applyEvent(client, { event: 'room', data: { ...plain, language: 'he' } }))
  await waitFor(() => expect(document.documentElement.lang).toBe('en'))
})

it('an account without a room says so', async () => {
  await open(plain, { rooms: () => ({ body: [] }) })
  expect(await screen.findByText('This screen has no room yet.')).toBeTruthy()
})

it.each([
  ['Ready', 'This room is ready.'],
  ['Available', 'This room is being prepared.'],
  ['NeedsCleaning', 'This room is being prepared.'],
  ['Cleaning', 'This room is being prepared.'],
  ['Offline', 'This room is out of use.'],
] as const)('a room with nobody in it that is %s says: %s', async (status, words) => {
  await open({ ...plain, status })
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Room 7' })).toBeTruthy()
})

it('what who works here asked for and didn’t get is said in her menu, and nothing is sent again', async () => {
  const { asked } = await open(occupied, {
    staffEntry: ({ path }) =>
      path.includes('clearRoom')
        ? refused('She has just gone to the water.')
        : said({ ok: true, until: '2026-11-24T20:10:00-05:00', room: occupied }),
  })
  await press('Staff')
  await screen.findByText('Four digits.')
  for (const key of '4711') fireEvent.keyDown(document, { key })
  await press('Clear the room')
  await press('Yes, clear it')
  expect((await screen.findByRole('alert')).textContent).toContain('gone to the water')
  // What was asked once more is asked anew.
  expect(screen.queryByRole('button', { name: 'Yes, clear it' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Clear the room' })).toBeTruthy()
  expect(sent(asked, 'staffEntry')).toHaveLength(2)
})

it('a status that couldn’t be set leaves the room as it was, and says why', async () => {
  await open(plain, {
    staffEntry: () => said({ ok: true, until: '2026-11-24T20:10:00-05:00', room: plain }),
    changeRoomStatus: () => refused(),
  })
  await press('Staff')
  await screen.findByText('Four digits.')
  for (const key of '4711') fireEvent.keyDown(document, { key })
  await press('Out of use')
  expect((await screen.findByRole('alert')).textContent).toContain('Not just now.')
  expect(screen.getByText('Now: Free')).toBeTruthy()
})

it('her side names the room, who is there for her and how far she is', async () => {
  await open(at('ReadyForMikvah'))
  const side = await screen.findByRole('region', { name: 'Your evening' })
  expect(side.textContent).toContain('Room 7')
  expect(side.textContent).toContain('Rivka S.')
  expect(side.querySelectorAll('[aria-current=step]')).toHaveLength(1)
})

it('a room that can’t be had is told, and asked for again', async () => {
  let isRefused = true
  await open(plain, { rooms: () => (isRefused ? refused() : { body: [plain] }) })
  await screen.findByText('Not just now.')
  isRefused = false
  await press('Try again')
  expect(await screen.findByRole('heading', { name: 'Room 7' })).toBeTruthy()
})
