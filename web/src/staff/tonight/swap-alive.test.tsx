// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { RoomView, VisitSeen } from '../../live/live-event.ts'
import { question } from '../../talk/ask.ts'
import { night, room, visit } from '../../test/answers.ts'
import { live, said, serveCalls } from '../../test/live.tsx'
import { keepMoved } from '../visit/just-moved.ts'
import { TonightScreen } from './TonightScreen.tsx'

const shoshana = { id: 'c', name: 'Section C', attendant: { id: 'shoshana', name: 'Shoshana L.' } }
const inRoom = (id: number, reservationId: string, reservationCode: string, changes: object = {}) =>
  ({
    ...{
      ...room,
      id,
      number: `${id}`,
      status: 'Occupied',
      section: id === 7 ? shoshana : room.section,
    },
    reservation: {
      ...{ ...visit, bath: true, reservationId, reservationCode, reservationStatus: 'Prep' },
      ...{ since: new Date().toISOString(), statusSince: new Date().toISOString() },
      ...{
        room: { id, number: `${id}` },
        user: { id: 'u', userName: '1', firstName: 'Chana', lastName: 'Weil' },
      },
      ...changes,
    },
  }) as RoomView

const three = inRoom(3, 'r3', '4821')
const seven = inRoom(7, 'r7', '5512')
const free = { ...room, id: 8, number: '8' }
const dirty = { ...room, id: 9, number: '9', status: 'NeedsCleaning' as const }

type Answers = Parameters<typeof serveCalls>[0]
async function open(
  answers: Answers = {},
  { rooms = [three, seven, free, dirty], settings = {} } = {},
) {
  vi.stubGlobal('__VERSION__', '0.0.0')
  const here = rooms.flatMap(({ reservation }) => (reservation ? [reservation] : []))
  const values = Object.entries({ locationTimeZone: 'America/New_York', ...settings })
  const asked = serveCalls({
    listReception: () => ({
      body: {
        upcoming: [],
        waiting: [],
        ready: [],
        here,
        completed: [],
        canceled: [],
        leftover: [],
      },
    }),
    rooms: () => ({ body: rooms }),
    listReady: () => ({ body: { queue: [], inMikvah: [], pools: 0, corridor: { visits: [] } } }),
    settings: () => ({ body: values.map(([Key, Value]) => ({ Key, Value })) }),
    publicSettings: () => ({ body: values.map(([Key, Value]) => ({ Key, Value })) }),
    schedule: () => ({ body: [night] }),
    ...answers,
  })
  const { client } = await live(<TonightScreen />, {
    areas: ['desk', 'desk-pages', 'visit-signs'],
  })
  await screen.findByRole('button', { name: 'Carry 4821 to another room' })
  const sent = () => asked.filter(({ name }) => name === 'swapRooms').map(({ body }) => body)
  return Object.assign(sent, { client })
}
const tile = (id: number) => {
  const found = document.querySelector(`[data-room="${id}"]`)
  if (!(found instanceof HTMLElement)) throw new Error(`There is no room ${id}.`)
  return found
}
/** By keys alone: taken up at the handle, set down on the tile. */
async function carry(code: string, to: number) {
  const handle = screen.getByRole('button', { name: `Carry ${code} to another room` })
  act(() => handle.focus())
  fireEvent.keyDown(handle, { key: 'Enter' })
  fireEvent.keyUp(handle, { key: 'Enter' })
  await waitFor(() => expect(tile(to).getAttribute('data-takes')).toBe('true'))
  act(() => tile(to).focus())
  fireEvent.keyDown(tile(to), { key: 'Enter' })
  fireEvent.keyUp(tile(to), { key: 'Enter' })
}
const swapped = () =>
  said([
    { ...three, reservation: { ...seven.reservation, room: { id: 3, number: '3' } } },
    { ...seven, reservation: { ...three.reservation, room: { id: 7, number: '7' } } },
  ])
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

it('carried onto a room that somebody is in, it is asked first, then both change, as the screen showed them', async () => {
  const sent = await open({ swapRooms: swapped })
  await carry('4821', 7)
  const question = await screen.findByRole('dialog', { name: 'Swap rooms 3 and 7?' })
  const moves = within(question).getAllByRole('listitem')
  expect(moves.map((one) => one.textContent)).toEqual([
    '4821PrepRoom 3Room 7',
    '5512PrepRoom 7Room 3',
  ])
  expect(sent()).toEqual([])
  await press('Swap rooms')
  expect(await screen.findByText('4821 has room 7 now, 5512 has room 3.')).toBeTruthy()
  expect(sent()).toEqual([
    { roomA: 3, roomB: 7, expectedA: 'r3', expectedB: 'r7', confirmExcluded: false },
  ])
  await waitFor(() => expect(tile(7).textContent).toContain('4821'))
  expect(tile(3).textContent).toContain('5512')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('while she is carried the rooms that don’t take her are dim, and her own is neither', async () => {
  await open()
  const handle = screen.getByRole('button', { name: 'Carry 4821 to another room' })
  act(() => handle.focus())
  fireEvent.keyUp(handle, { key: 'Enter' })
  await waitFor(() => expect(tile(7).getAttribute('data-takes')).toBe('true'))
  const takes = [3, 7, 8, 9].map((id) => tile(id).getAttribute('data-takes'))
  expect(takes).toEqual([null, 'true', 'true', 'false'])
  expect([3, 8].map((id) => tile(id).getAttribute('draggable'))).toEqual(['true', 'false'])
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
  await waitFor(() => expect(tile(7).getAttribute('data-takes')).toBeNull())
})

it('carried onto a free room, she goes over, and is told what becomes of hers', async () => {
  const sent = await open({
    swapRooms: () =>
      said([
        { ...three, status: 'NeedsCleaning', reservation: null },
        { ...free, status: 'Occupied', reservation: three.reservation },
      ]),
  })
  await carry('4821', 8)
  const question = await screen.findByRole('dialog', { name: 'Move 4821 to room 8?' })
  expect(question.textContent).toContain('Room 3 afterwards: To clean')
  await press('Move her')
  expect(await screen.findByText('4821 has room 8 now.')).toBeTruthy()
  expect(sent()).toMatchObject([{ roomA: 3, roomB: 8, expectedA: 'r3', expectedB: null }])
})

it('after a swap its own way back is offered, and no older one', async () => {
  const moved = {
    ...{ ...visit, reservationId: 'r1', reservationCode: '7293', reservationStatus: 'Assigned' },
    ...{ room: { id: 17, number: '17' }, statusSince: new Date().toISOString() },
    statusHistory: [
      {
        ...{ previousReservationStatus: 'Waiting', newReservationStatus: 'Assigned' },
        ...{ statusLastUpdatedByUser: 'u1', dateCreated: new Date().toISOString(), undoable: true },
      },
    ],
  } as VisitSeen
  keepMoved(moved)
  const here = [moved, three.reservation, seven.reservation]
  const lists = {
    upcoming: [],
    waiting: [],
    ready: [],
    here,
    completed: [],
    canceled: [],
    leftover: [],
  }
  let isBack = false
  const sent = await open({
    listReception: () => ({ body: lists }),
    swapRooms: () => {
      const answer = isBack ? said([three, seven]) : swapped()
      isBack = true
      return answer
    },
  })
  await screen.findByRole('button', { name: /^Undo 7293, back to Waiting [01]:\d\d$/ })
  await carry('4821', 7)
  await press('Swap rooms')
  const undo = await screen.findByRole('button', { name: /^Undo, 4821 back to room 3 [01]:\d\d$/ })
  expect(screen.queryByRole('button', { name: /7293, back/ })).toBeNull()
  expect(undo.getAttribute('aria-keyshortcuts')).toBe('Control+Z Meta+Z')
  fireEvent.keyDown(document.body, { key: 'z', code: 'KeyZ', ctrlKey: true })
  expect(await screen.findByText('4821 has room 3 now, 5512 has room 7.')).toBeTruthy()
  expect(sent()).toMatchObject([
    { expectedA: 'r3', expectedB: 'r7' },
    { roomA: 7, roomB: 3, expectedA: 'r3', expectedB: 'r7' },
  ])
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
  expect(tile(3).textContent).toContain('4821')
})

it('offers no way back once another desk has moved her on', async () => {
  const { client } = await open({ swapRooms: swapped })
  await carry('4821', 7)
  await press('Swap rooms')
  await screen.findByRole('button', { name: /^Undo, 4821 back to room 3/ })
  const movedOn = [
    { ...three, reservation: { ...seven.reservation, room: { id: 3, number: '3' } } },
    { ...seven, status: 'NeedsCleaning', reservation: null },
    {
      ...free,
      status: 'Occupied',
      reservation: { ...three.reservation, room: { id: 8, number: '8' } },
    },
  ] as RoomView[]
  act(() => {
    client.setQueryData(question('rooms').queryKey, movedOn)
  })
  await waitFor(() => expect(tile(8).textContent).toContain('4821'))
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
})

it('let be, nothing is done, and who asked by keys is back at the handle', async () => {
  const sent = await open({ swapRooms: swapped })
  const handle = screen.getByRole('button', { name: 'Carry 4821 to another room' })
  // A browser gives the focus back to what had it when the dialog opened.
  const show = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
  const focused: (Element | null)[] = []
  show.mockImplementation(function open(this: HTMLDialogElement) {
    focused.push(document.activeElement)
    this.open = true
  })
  await carry('4821', 7)
  await screen.findByRole('dialog')
  expect(focused).toEqual([handle])
  show.mockRestore()
  await press('Not now')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent()).toEqual([])
})

const avoids = { excludedAttendants: [{ attendantId: 'shoshana' }] }

it('asks twice where one of them would meet whom she asked not to', async () => {
  const rooms = [inRoom(3, 'r3', '4821', avoids), seven]
  const sent = await open({ swapRooms: swapped }, { rooms })
  await carry('4821', 7)
  await press('Swap rooms')
  const twice = await screen.findByRole('dialog', { name: 'She asked not to meet her' })
  expect(twice.textContent).toContain(
    '4821 asked not to meet Shoshana L., who has room 7 tonight.Change rooms all the same?',
  )
  expect(twice.textContent).not.toContain('5512')
  expect(sent()).toEqual([])
  await press('Change all the same')
  await screen.findByText('4821 has room 7 now, 5512 has room 3.')
  expect(sent()).toMatchObject([{ confirmExcluded: true }])
})

it('asks once more where only the server knows of it, in the words of what it tells', async () => {
  const answer = inRoom(3, 'r3', '4821', avoids)
  let heard = 0
  const sent = await open({
    swapRooms: () => {
      heard += 1
      if (heard > 1) return swapped()
      const [rivka] = [
        { ...seven, section: { ...shoshana, attendant: { id: 'x', name: 'Rivka N.' } } },
      ]
      const code = 'excluded-attendant'
      return { status: 409, body: { success: false, code, result: [answer, rivka] } }
    },
  })
  await carry('4821', 7)
  await press('Swap rooms')
  const twice = await screen.findByRole('dialog', { name: 'She asked not to meet her' })
  expect(twice.textContent).toContain('Rivka N.')
  await press('Change all the same')
  await screen.findByText('4821 has room 7 now, 5512 has room 3.')
  expect(sent()).toMatchObject([{ confirmExcluded: false }, { confirmExcluded: true }])
})

it('of two desks the second is told so calmly, and sees what the first has made of it', async () => {
  const code = 'room-moved-on'
  const errorMessage = 'This room has changed in the meantime.'
  await open({
    swapRooms: () => ({
      status: 409,
      body: { success: false, code, errorMessage, result: swapped().body.result },
    }),
  })
  await carry('4821', 7)
  await press('Swap rooms')
  const news = await screen.findByText(errorMessage)
  expect(news.closest('[data-kind="warning"], [class*="warning"]')).not.toBeNull()
  await waitFor(() => expect(tile(7).textContent).toContain('4821'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('shows names where the house wants its desk to see them', async () => {
  await open({}, { settings: { showUserNameinResDetails: 'True' } })
  await carry('4821', 7)
  expect((await screen.findByRole('dialog')).textContent).toContain('Chana Weil')
})
