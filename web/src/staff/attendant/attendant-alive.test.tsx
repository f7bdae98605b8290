// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { RoomView } from '../../live/live-event.ts'
import { applyEvent } from '../../live/on-message.ts'
import { setServerClock } from '../../talk/clock.ts'
import { rooms as evenings, ready } from '../../test/an-evening.ts'
import { room as plain, visit } from '../../test/answers.ts'
import { live, refused, said, serveCalls } from '../../test/live.tsx'
import { SupplyActs } from '../room-requests/SupplyActs.tsx'
import { chooseForThisDesk } from '../this-desk/chosen.ts'
import { AttendantScreen } from './AttendantScreen.tsx'

const since = '2026-11-24T19:40:00-05:00'
const inRoom = (id: number, reservationStatus: string, more: object = {}): RoomView =>
  ({
    ...plain,
    ...{ id, number: String(id), status: 'Occupied', statusSince: since },
    reservation: {
      ...{ ...visit, reservationId: `r${id}`, reservationCode: `600${id}`, since },
      reservationStatus,
    },
    ...more,
  }) as RoomView
const other = { id: 'c', name: 'Section C', attendant: null }
const call = {
  ...{ id: 5, item: 'attendant', status: 'open', isCallRequest: false, isAttendantRequest: true },
  ...{ dateRequested: since, dateCompleted: null, dateCanceled: null },
}
const rooms = [
  inRoom(7, 'ReadyForChecking'),
  inRoom(8, 'Prep', { section: other, supplyRequests: [call] }),
  { ...plain, id: 9, number: '9', status: 'NeedsCleaning' } as RoomView,
]

async function open(answers: Parameters<typeof serveCalls>[0] = {}) {
  const asked = serveCalls({
    publicSettings: () => ({ body: [] }),
    settings: () => ({ body: [{ Key: 'flowChecking', Value: 'True' }] }),
    rooms: () => ({ body: rooms }),
    ...answers,
  })
  const page = await live(<AttendantScreen />, {
    ...{ areas: ['desk', 'desk-pages', 'prepare', 'mikvah', 'attendant'], at: '/attendant' },
  })
  return { ...page, asked }
}
const bodies = (asked: Awaited<ReturnType<typeof open>>['asked'], name: string) =>
  asked.filter((one) => one.name === name).map(({ path, body }) => [path, body])

it('each room has the one step that comes next, which is taken with what it was believed to be', async () => {
  const { asked } = await open({ changeReservationStatus: () => said(visit) })
  const card = await screen.findByRole('article', { name: /7$/ })
  fireEvent.click(within(card).getByRole('button', { name: /^Begin the check/ }))
  await waitFor(() => expect(bodies(asked, 'changeReservationStatus')).toHaveLength(1))
  expect(bodies(asked, 'changeReservationStatus')).toMatchObject([
    ['/api/api/reservations/r7/status', { status: 'Checking', expectedStatus: 'ReadyForChecking' }],
  ])
})

it('she is taken out of a room that isn’t hers after all', async () => {
  const { asked } = await open({
    rooms: () => ({ body: [inRoom(7, 'Assigned')] }),
    changeReservationStatus: () => said(visit),
  })
  const card = await screen.findByRole('article', { name: /7$/ })
  fireEvent.click(within(card).getByRole('button', { name: /^Out of the room/ }))
  await waitFor(() => expect(bodies(asked, 'changeReservationStatus')).toHaveLength(1))
  expect(bodies(asked, 'changeReservationStatus')).toMatchObject([
    ['/api/api/reservations/r7/status', { status: 'Waiting', expectedStatus: 'Assigned' }],
  ])
})

it('a room that calls stands over everything else until somebody says that she is on her way', async () => {
  const { asked } = await open({ askSupplies: () => said([]) })
  const alert = await screen.findByRole('alert')
  await waitFor(() => expect(alert.textContent).toContain('Room 8 is calling'))
  expect(within(alert).getByRole('heading').textContent).toBe('She asks for the attendant')
  fireEvent.click(within(alert).getByRole('button', { name: 'On my way' }))
  await waitFor(() => expect(bodies(asked, 'askSupplies')).toHaveLength(1))
  expect(bodies(asked, 'askSupplies')).toEqual([
    ['/api/api/rooms/8/supplyrequest', { action: 'complete', ids: [5] }],
  ])
})

it('a call that couldn’t be answered stands there still, with why', async () => {
  await open({ askSupplies: () => refused() })
  const alert = await screen.findByRole('alert')
  fireEvent.click(await within(alert).findByRole('button', { name: 'On my way' }))
  expect((await within(alert).findByRole('alert')).textContent).toContain('Not just now.')
  expect(alert.textContent).toContain('Room 8 is calling')
})

it('a call counts up from its hour, and from nothing where the clocks differ', async () => {
  setServerClock('2026-11-24T19:39:57-05:00')
  await open()
  const alert = await screen.findByRole('alert')
  await within(alert).findByText('0:00')
  act(() => setServerClock('2026-11-24T19:41:05-05:00'))
  await within(alert).findByText('1:05')
})

it('of several calls the longest stands there, with how many more; from her telephone it is rung', async () => {
  const later = {
    ...{ ...call, id: 6, item: 'call', isCallRequest: true, isAttendantRequest: false },
    dateRequested: '2026-11-24T19:41:00-05:00',
  }
  chooseForThisDesk({ extension: '' })
  const { asked } = await open({
    rooms: () => ({
      body: [
        inRoom(9, 'Prep', { supplyRequests: [later] }),
        inRoom(8, 'Prep', { supplyRequests: [call] }),
      ],
    }),
    callRoom: () => refused('The phone did not ring.'),
  })
  const alert = await screen.findByRole('alert')
  await waitFor(() => expect(alert.textContent).toContain('Room 8 is calling'))
  expect(alert.textContent).toContain('and 1 more')
  expect(within(alert).queryByRole('button', { name: 'Call Room' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'My section' }))
  const mine = within(await screen.findByRole('dialog', { name: 'My section' }))
  fireEvent.change(mine.getByLabelText('Telephone extension'), { target: { value: '2-0 7' } })
  fireEvent.click(mine.getByRole('button', { name: 'Close' }))
  fireEvent.click(within(alert).getByRole('button', { name: 'Call Room' }))
  await within(alert).findByText('The phone did not ring.')
  expect(bodies(asked, 'callRoom')).toEqual([
    ['/api/api/rooms/8/callroom', { fromExtension: '207' }],
  ])
})

it('whether calls are heard is switched at the top, and stays on this device', async () => {
  await open()
  fireEvent.click(await screen.findByRole('button', { name: 'Calls are heard' }))
  const silent = screen.getByRole('button', { name: 'Calls are silent' })
  expect(silent.getAttribute('aria-pressed')).toBe('false')
  expect(localStorage.getItem('thisDesk')).toContain('off')
  fireEvent.click(silent)
  expect(screen.getByRole('button', { name: 'Calls are heard' }).getAttribute('aria-pressed')).toBe(
    'true',
  )
})

it('a room says what she wrote to the attendants, and what else is to be known of her', async () => {
  const visit1 = {
    ...inRoom(7, 'Prep').reservation,
    userNotes: 'Please knock.',
    attendantNote: 'I hear badly.',
    firstTime: true,
  }
  const kept = { preassigned: { reservationId: 'r8', reservationCode: '8008' } }
  await open({
    rooms: () => ({
      body: [
        { ...inRoom(7, 'Prep'), reservation: visit1 },
        { ...plain, id: 9, number: '9', ...kept },
      ],
    }),
  })
  const card = await screen.findByRole('article', { name: /7$/ })
  expect(card.textContent).toContain('Please knock.')
  expect(card.textContent).toContain('I hear badly.')
  expect(within(card).getByText('First visit')).toBeTruthy()
  expect(document.body.textContent).toContain('kept for 8008')
})

it('who asks to be called is answered, and isn’t promised that somebody comes', async () => {
  const asks = { ...call, item: 'call', isCallRequest: true, isAttendantRequest: false }
  await open({
    rooms: () => ({ body: [inRoom(8, 'Prep', { supplyRequests: [asks] })] }),
  })
  const alert = await screen.findByRole('alert')
  await within(alert).findByRole('button', { name: 'Answered' })
  expect(within(alert).getByRole('heading').textContent).toBe('She asks to be called')
  expect(within(alert).queryByRole('button', { name: 'On my way' })).toBeNull()
})

it('a room to be cleaned is set from what it was believed to be', async () => {
  const { asked } = await open({ changeRoomStatus: () => said({ ...plain, status: 'Cleaning' }) })
  const card = await screen.findByRole('article', { name: /9$/ })
  fireEvent.click(within(card).getByRole('button'))
  await waitFor(() => expect(bodies(asked, 'changeRoomStatus')).toHaveLength(1))
  expect(bodies(asked, 'changeRoomStatus')).toEqual([
    ['/api/api/rooms/9/status', { status: 'Cleaning', expectedStatus: 'NeedsCleaning' }],
  ])
})

it('of another section she hears nothing', async () => {
  chooseForThisDesk({ section: 'b' })
  await open()
  await screen.findByRole('article', { name: /7$/ })
  expect(screen.queryByRole('article', { name: /8$/ })).toBeNull()
  expect(screen.queryByText(/is calling/)).toBeNull()
  act(() => chooseForThisDesk({ section: '' }))
  await screen.findByRole('article', { name: /8$/ })
})

it('a room that is no longer one of the house is listed nowhere', async () => {
  await open({ rooms: () => ({ body: evenings }) })
  await screen.findByRole('article', { name: /6$/ })
  expect(screen.getByText('8 rooms')).toBeTruthy()
  expect(screen.queryByText('11')).toBeNull()
})

it('who goes to the water after whom stands beside the rooms', async () => {
  const tonight = {
    ...{ section: { ...plain.section, locationId: 'main' }, date: visit.scheduleDate },
    ...{ attendant: plain.section.attendant, last: null, opened: true, closed: false },
  }
  await open({
    rooms: () => ({ body: evenings }),
    attendantsTonight: () => ({ body: [tonight] }),
    listReady: () => ({ body: ready }),
  })
  const queue = await screen.findByRole('list', { name: /^Ready, in order/ })
  const said = within(queue).getAllByRole('listitem')
  expect(said.map(({ textContent }) => textContent)).toMatchObject([
    expect.stringMatching(/^6011Next/),
    expect.stringMatching(/^6012Room 2/),
  ])
})

it('of two who are ready nobody is solid while another is next, then the first of the order', async () => {
  const stands = (queue: object[], rooms: object[]) =>
    open({ rooms: () => ({ body: rooms }), listReady: () => ({ body: { ...ready, queue } }) })
  const queued = ready.queue[1]
  const second = inRoom(7, 'ReadyForMikvah')
  const { client } = await stands(
    [...ready.queue, { ...queued, reservationId: 'r7' }],
    [evenings[1] ?? plain, second],
  )
  const step = async (room: RegExp) =>
    within(await screen.findByRole('article', { name: room })).getByRole('button', {
      name: /^She is next/,
    })
  const first = await step(/2$/)
  const look = first.className
  expect((await step(/7$/)).className).toBe(look)
  client.setQueriesData({ queryKey: ['listReady'] }, { ...ready, queue: [queued] })
  await waitFor(async () => expect((await step(/2$/)).className).not.toBe(look))
  expect((await step(/7$/)).className).toBe(look)
})

it('she chooses her section, and opens its rooms for the evening', async () => {
  const { asked } = await open({
    rooms: () => ({ body: evenings }),
    openSection: () => said([]),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'My section' }))
  const section = await screen.findByRole('radio', { name: 'Section C' })
  expect(screen.queryByRole('button', { name: 'Open these rooms' })).toBeNull()
  fireEvent.click(section)
  fireEvent.click(await screen.findByRole('button', { name: 'Open these rooms' }))
  await waitFor(() => expect(bodies(asked, 'openSection')).toHaveLength(1))
  expect(bodies(asked, 'openSection')[0]?.[0]).toBe('/api/api/sections/c/open')
  act(() => chooseForThisDesk({ section: '' }))
})

it('rooms that could not be had are asked for again', async () => {
  let works = false
  await open({
    rooms: () =>
      works ? { body: rooms } : { status: 400, body: { success: false, errorMessage: 'Not now.' } },
  })
  await screen.findByText('Not now.')
  works = true
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('article', { name: /7$/ })
})

it('a room that calls, and one that is ready to be checked, are each heard once', async () => {
  const shaken: unknown[] = []
  vi.stubGlobal('navigator', {
    userActivation: { hasBeenActive: true },
    vibrate: (pattern: unknown) => shaken.push(pattern),
  })
  const later = { ...call, id: 61 }
  const { client } = await open({
    rooms: () => ({ body: [inRoom(12, 'Prep'), inRoom(13, 'Prep')] }),
  })
  await screen.findByRole('article', { name: /13$/ })
  expect(shaken).toHaveLength(0)
  const tell = (room: RoomView) =>
    act(async () => applyEvent(client, { event: 'room', data: room }))
  await tell(inRoom(12, 'ReadyForChecking'))
  expect(shaken).toEqual([[200, 100, 200]])
  await tell(inRoom(13, 'Prep', { supplyRequests: [later] }))
  expect(shaken).toHaveLength(2)
  await tell(inRoom(13, 'Prep', { supplyRequests: [later], light: true }))
  expect(shaken).toHaveLength(2)
})

it('who has no extension closes a call all the same', async () => {
  const asksForCall = {
    ...call,
    id: 62,
    item: 'call',
    isCallRequest: true,
    isAttendantRequest: false,
  }
  const asked = serveCalls({ askSupplies: () => said([]) })
  await live(<SupplyActs roomId={8} supply={asksForCall} />, { areas: ['desk-pages'] })
  fireEvent.click(await screen.findByRole('button', { name: 'Answered' }))
  await waitFor(() => expect(bodies(asked, 'askSupplies')).toHaveLength(1))
  expect(bodies(asked, 'askSupplies')[0]?.[1]).toEqual({ action: 'complete', ids: [62] })
})

it('the door of a room opens after a question, once, and it is said when', async () => {
  setServerClock('2026-11-24T20:42:10-05:00')
  const { asked } = await open({ unlockRoom: () => said({ unlocked: true }) })
  const card = within(await screen.findByRole('article', { name: /7$/ }))
  fireEvent.click(card.getByRole('button', { name: 'Open the door' }))
  expect(asked.filter(({ name }) => name === 'unlockRoom')).toEqual([])
  const dialog = within(await screen.findByRole('dialog'))
  const dry = dialog.getByRole('button', { name: 'To the corridor' })
  fireEvent.click(dry)
  fireEvent.click(dry)
  await card.findByText(/^The door of room 7 opened at/)
  expect(asked.filter(({ name }) => name === 'unlockRoom').map(({ path }) => path)).toEqual([
    expect.stringContaining('/api/api/hartmann/unlockroom'),
  ])
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('a room whose doors have no lock offers none to open', async () => {
  await open({ rooms: () => ({ body: [inRoom(7, 'Prep', { opens: [] })] }) })
  const card = within(await screen.findByRole('article', { name: /7$/ }))
  expect(card.queryByRole('button', { name: 'Open the door' })).toBeNull()
})

const towel = { ...call, id: 6, item: 'towel', isAttendantRequest: false }

it('how many things are asked for stands over the rooms, leads to them, and takes the same room with none', async () => {
  await open({ rooms: () => ({ body: [inRoom(7, 'Prep', { supplyRequests: [towel] })] }) })
  const count = await screen.findByRole('button', { name: '1 request' })
  const card = await screen.findByRole('article', { name: /7$/ })
  expect(count.compareDocumentPosition(card) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  fireEvent.click(count)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Requests' }))
})

it('that nothing is asked for is said in the same place', async () => {
  await open()
  expect(await screen.findByText('Nobody is waiting for anything.')).toBeTruthy()
})

it('the door of a room takes no line of its own beside the step', async () => {
  await open()
  const card = within(await screen.findByRole('article', { name: /7$/ }))
  const [step, door] = card.getAllByRole('button')
  expect(step?.parentElement?.contains(door ?? null)).toBe(true)
  expect(step?.parentElement?.tagName).not.toBe('ARTICLE')
  expect(door?.getAttribute('aria-label')).toBe('Open the door')
})
