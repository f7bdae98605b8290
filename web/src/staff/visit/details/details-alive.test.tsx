// @vitest-environment happy-dom
import type { Reservation } from '@mikvah/contract/contract.ts'
import type { Language } from '@mikvah/rules/words/language.ts'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sayLive } from '../../../live/live-state.ts'
import { applyEvent } from '../../../live/on-message.ts'
import { setServerClock } from '../../../talk/clock.ts'
import { keepSession, presentSession } from '../../../talk/session.ts'
import { night, room, visit } from '../../../test/answers.ts'
import { live, refused, said, serveCalls } from '../../../test/live.tsx'
import { chooseForThisDesk } from '../../this-desk/chosen.ts'
import { keepMoved } from '../just-moved.ts'
import { DetailsModal } from './DetailsModal.tsx'

const at = (time: string) => `2026-11-24T${time}:00-05:00`
const entry = (status: Reservation['reservationStatus'], time: string, by: string | null) => ({
  previousReservationStatus: null,
  newReservationStatus: status,
  previousStatusChange: null,
  dateCreated: at(time),
  statusLastUpdatedByUser: by,
  statusLastUpdatedByIp: null,
  setByName: by === 'u1' ? 'Reception' : null,
  attendant: null,
  undoable: by === 'u1',
  undoes: false,
  onPaper: false,
  mark: null,
  note: null,
})
const waiting: Reservation = {
  ...visit,
  userId: 'u2',
  bath: true,
  reservationStatus: 'Waiting',
  statusSince: at('19:30'),
  waitingCode: '417',
  timeArrived: at('19:30'),
  arrivedOnTime: true,
  firstTime: true,
  roomType: 'bath',
  user: { id: 'u2', userName: '12015550142', firstName: 'Chana', lastName: 'Weil' },
  excludedAttendants: [{ attendantId: 'shoshana' }],
  statusHistory: [entry('Reserved', '14:00', 'u2'), entry('Waiting', '19:30', 'u1')],
}
const inPrep: Reservation = {
  ...waiting,
  reservationStatus: 'Prep',
  room: { id: 7, number: '7' },
}
const shoshana = { id: 'c', name: 'Section C', attendant: { id: 'shoshana', name: 'Shoshana L.' } }
const rooms = [room, { ...room, id: 8, number: '8', section: shoshana }]

let router: Awaited<ReturnType<typeof live>>['router']
let client: Awaited<ReturnType<typeof live>>['client']

type Answers = Parameters<typeof serveCalls>[0]
async function opened(
  shown: Reservation,
  answers: Answers = {},
  settings: object = {},
  language: Language = 'en',
) {
  vi.stubGlobal('__VERSION__', '0.0.0')
  const values = Object.entries({
    locationTimeZone: 'America/New_York',
    useCubicles: 'True',
    ...settings,
  })
  const got = values.map(([Key, Value]) => ({ Key, Value }))
  const asked = serveCalls({
    reservation: () => ({ body: shown }),
    rooms: () => ({ body: rooms }),
    settings: () => ({ body: got }),
    publicSettings: () => ({ body: got }),
    schedule: () => ({ body: [night] }),
    // She no longer works here, and is named all the same.
    attendants: ({ path }) => ({
      body: path.includes('activeonly=false')
        ? [{ id: 'shoshana', name: 'Shoshana L.', firstName: '', lastName: '', active: false }]
        : [],
    }),
    ...answers,
  })
  setServerClock('2026-11-24T20:05:10-05:00')
  const page = await live(<DetailsModal reservationId="r1" onClose={() => {}} />, {
    areas: ['desk'],
    language,
  })
  await screen.findByRole('heading', { name: shown.reservationCode })
  router = page.router
  client = page.client
  return asked
}
const button = (name: string) => screen.getByRole('button', { name }) as HTMLButtonElement
const sent = (asked: Awaited<ReturnType<typeof opened>>, name: string) =>
  asked.filter((one) => one.name === name)

afterEach(() => {
  vi.useRealTimers()
})

it('shows code, marks and phone, and no name unless the facility wants it', async () => {
  await opened(waiting)
  expect(screen.getByText('First visit')).toBeTruthy()
  expect(screen.getByText('(201) 555-0142')).toBeTruthy()
  expect(screen.queryByText('Chana Weil')).toBeNull()
  const link = screen.getByRole('link', { name: '4821' })
  expect(link.getAttribute('href')).toBe('/receptionist/user/u2')
})

it.each([
  ['Waiting', ['Room likely', 'Water likely']],
  ['Prep', ['Water likely']],
  ['FromMikvah', []],
] as const)(
  'foresees for who is %s only what is ahead of her',
  async (reservationStatus, ahead) => {
    await opened({ ...inPrep, reservationStatus })
    const hour = { from: 1, to: 2, fromText: at('20:20'), toText: at('20:40') }
    act(() =>
      client.setQueryData(['outlook'], {
        ...{ visits: [{ reservationId: 'r1', room: hour, water: hour }], empty: [] },
      }),
    )
    await waitFor(() =>
      expect(Object.keys(facts()).filter((name) => name.endsWith('likely'))).toEqual(ahead),
    )
  },
)

it('says that she needs an accessible room, whatever its kind is called', async () => {
  await opened({ ...waiting, bath: true, handicapped: true, roomType: 'bath' } as Reservation)
  expect(screen.getByText('Accessible')).toBeTruthy()
})

it('is read from its title once the visit has come', async () => {
  await opened(waiting)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '4821' }))
})

it('says of what lasts for days how many, and of hours that they are hours', async () => {
  const reserved = { ...entry('Reserved', '14:00', 'u2'), dateCreated: '2026-11-21T14:00:00-05:00' }
  await opened({
    ...waiting,
    reservationStatus: 'Reserved',
    statusSince: reserved.dateCreated,
    statusHistory: [{ ...reserved, dateCreated: at('12:35') }, reserved],
  })
  expect(document.getElementById('details-status')?.textContent).toBe('Status · 3 days')
  expect(screen.getByRole('cell', { name: '3 days' })).toBeTruthy()
})

it.each([
  ['20:00', true],
  ['20:30', false],
])(
  'warns that the end expected at %s is past: %s; its line then leaves the word of a status free',
  async (end, past) => {
    await opened({ ...inPrep, expectedEndTime: at(end) })
    const words = await screen.findByText(/^expected end/)
    expect(words.hasAttribute('data-past')).toBe(past)
    const figure = screen.getByRole('figure')
    expect(figure.querySelector('[data-over]') !== null).toBe(past)
  },
)

it.each([
  ['who is here', inPrep, ['19.4%']],
  ['who has gone', { ...inPrep, reservationStatus: 'Done' }, []],
] as [string, Reservation, string[]][])(
  'the timeline of %s marks the present minute, or nothing',
  async (_, seen, marks) => {
    await opened(seen)
    // Thirty-five minutes of three hours have passed since she came.
    const now = [...screen.getByRole('figure').querySelectorAll<HTMLElement>('[class*="now"]')]
    expect(
      now.map(({ style }) => `${Number.parseFloat(style.insetInlineStart).toFixed(1)}%`),
    ).toEqual(marks)
  },
)

it('shows her name where the facility wants it, and no phone of hers who gave none', async () => {
  const nobody = { ...waiting.user, userName: null } as Reservation['user']
  await opened({ ...waiting, user: nobody }, {}, { showUserNameinResDetails: 'True' })
  expect(await screen.findByText('Chana Weil')).toBeTruthy()
  expect(screen.queryByText('Phone')).toBeNull()
})

it('has each section of the specification in its order, and says that there are no payments', async () => {
  await opened(waiting)
  const titles = screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)
  expect(titles).toEqual([
    'Current Session',
    'Supplies',
    'Payments',
    'Merchandise',
    'Notes',
    'Excluded Attendants',
  ])
  expect(screen.getByText('There are no payments for this reservation.')).toBeTruthy()
  expect(await screen.findByText('Shoshana L.')).toBeTruthy()
})

it('tells of the session who set what, when, and how long it lasted', async () => {
  await opened(waiting)
  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows.map((row) => row.textContent)).toEqual([
    'StatusSet byTimeDuration',
    'StatusReservedSet byPatronTime2:00PMDuration5 h 30′',
    'StatusWaitingSet byReceptionTime7:30PMDuration35′',
  ])
})

it('tells of the session why, where there is a reason: in the screen’s words, and in those of who gave it', async () => {
  const moves = [
    { ...entry('ReadyForMikvahNext', '19:40', 'u1'), note: 'She feels unwell' },
    {
      ...entry('Dressing', '19:50', 'u1'),
      mark: 'without the water' as const,
      note: 'Called home',
    },
  ]
  await opened({ ...inPrep, statusHistory: [...waiting.statusHistory, ...moves] })
  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows.slice(2).map((row) => row.textContent)).toEqual([
    'StatusWaitingSet byReceptionNoteTime7:30PMDuration10′',
    'StatusShe is nextSet byReceptionNoteShe feels unwellTime7:40PMDuration10′',
    'StatusDressingSet byReceptionNoteCorrection, without the water: Called homeTime7:50PMDuration15′',
  ])
})

it('what is not allowed now stays in its place and does nothing', async () => {
  await opened(waiting)
  await waitFor(() => expect(button('Request cubicle').disabled).toBe(false))
  expect(screen.getAllByRole('button', { name: /e/ }).length).toBeGreaterThan(8)
  for (const name of [
    'Place into room',
    'Cancel check-in',
    'Cancel reservation',
    'Add or edit note',
  ])
    expect(button(name).disabled).toBe(false)
  for (const name of ['Preassign to room', 'Edit reservation', 'Check in'])
    expect(button(name).disabled).toBe(true)
  expect(screen.queryByRole('combobox')).toBeNull()
})

it('places her into the room that is picked, the one of an attendant she avoids last and asked about', async () => {
  const asked = await opened(waiting, {
    assignRoom: ({ body }) =>
      (body as { confirmExcluded: boolean }).confirmExcluded
        ? said({ reservation: { ...inPrep, reservationStatus: 'Assigned' }, room: rooms[1] })
        : { status: 409, body: { success: false, code: 'excluded-attendant' } },
  })
  fireEvent.click(button('Place into room'))
  const confirm = () => button('Confirm')
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(2))
  const { textContent } = screen.getByRole('dialog', { name: 'Place into room' })
  for (const whose of ['Section B · Rivka S.', 'Shoshana L.: '])
    expect(textContent).toContain(whose)
  expect(confirm().disabled).toBe(true)
  fireEvent.click(screen.getAllByRole('radio')[1] as HTMLElement)
  expect(confirm().disabled).toBe(false)
  fireEvent.click(confirm())
  const yes = await screen.findByRole('button', { name: 'Place all the same' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  fireEvent.click(yes)
  expect(await screen.findByText('4821 is placed into room 8.')).toBeTruthy()
  // It is said for fifteen seconds (requirements S4), and goes.
  await act(() => vi.advanceTimersByTimeAsync(13_000))
  expect(screen.queryByText('4821 is placed into room 8.')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(screen.queryByText('4821 is placed into room 8.')).toBeNull()
  expect(sent(asked, 'assignRoom').map(({ body }) => body)).toEqual([
    {
      reservationId: 'r1',
      roomId: 8,
      roomStatus: 'Ready',
      expectedStatus: 'Waiting',
      confirmExcluded: true,
    },
  ])
})

it('shows on each room that can be given what it is equipped with', async () => {
  const accessible = { ...room, id: 8, number: '8', handicapped: true }
  const own = { ...room, id: 9, number: '9', privateRoom: true }
  const hers = {
    ...{ ...room, status: 'Occupied' as const },
    reservation: { ...inPrep, since: at('19:50') },
  }
  const lines = async (name: string) => {
    fireEvent.click(button(name))
    const dialog = await screen.findByRole('dialog', { name })
    const all = await within(dialog).findAllByRole('radio')
    return all.map((one) => one.closest('label')?.textContent?.replace(/ Section.*/, '')).toSorted()
  }
  const equipped = ['Room 8 Accessible Bath', 'Room 9 Private room Bath']
  await opened(waiting, { rooms: () => ({ body: [accessible, own] }) })
  expect(await lines('Place into room')).toEqual(equipped)
  cleanup()
  await opened(inPrep, { rooms: () => ({ body: [hers, accessible, own] }) })
  expect(await lines('Change room')).toEqual(equipped)
})

it('asks of an attendant it did not know she avoids, and never says yes for the desk', async () => {
  const asked = await opened(
    { ...waiting, excludedAttendants: [] },
    { assignRoom: () => ({ status: 409, body: { success: false, code: 'excluded-attendant' } }) },
  )
  fireEvent.click(button('Place into room'))
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(2))
  fireEvent.click(screen.getAllByRole('radio')[1] as HTMLElement)
  fireEvent.click(button('Confirm'))
  const confirmed = () =>
    sent(asked, 'assignRoom').map(({ body }) => Reflect.get(Object(body), 'confirmExcluded'))
  const yes = await screen.findByRole('button', { name: 'Place all the same' })
  expect(confirmed()).toEqual([false])
  fireEvent.click(yes)
  await waitFor(() => expect(confirmed()).toEqual([false, true]))
})

it('changes her room for another one from here, asked with both codes, and twice for whom she avoids', async () => {
  const hers = {
    ...room,
    status: 'Occupied' as const,
    reservation: { ...inPrep, since: at('19:50') },
  }
  const other = { ...waiting, reservationId: 'r9', reservationCode: '5512', excludedAttendants: [] }
  const theirs = {
    ...{ ...room, id: 9, number: '9', status: 'Occupied' as const, section: shoshana },
    reservation: { ...other, reservationStatus: 'Dressing' as const, since: at('19:50') },
  }
  const asked = await opened(inPrep, {
    rooms: () => ({ body: [hers, theirs, { ...room, id: 8, number: '8' }] }),
    swapRooms: () => said([]),
  })
  expect(button('Place into room').disabled).toBe(true)
  fireEvent.click(button('Change room'))
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(2))
  const [free, avoided] = screen.getAllByRole('radio').map((one) => one.closest('label'))
  expect(free?.textContent).toContain('Room 8')
  expect(avoided?.textContent).toContain('5512')
  expect(avoided?.textContent).toContain('she asked not to meet her')
  fireEvent.click(screen.getAllByRole('radio')[1] as HTMLElement)
  fireEvent.click(button('Confirm'))
  await screen.findByRole('dialog', { name: 'Swap rooms 7 and 9?' })
  fireEvent.click(button('Swap rooms'))
  fireEvent.click(await screen.findByRole('button', { name: 'Change all the same' }))
  expect(await screen.findByText('4821 has room 9 now, 5512 has room 7.')).toBeTruthy()
  expect(sent(asked, 'swapRooms').map(({ body }) => body)).toEqual([
    { roomA: 7, roomB: 9, expectedA: 'r1', expectedB: 'r9', confirmExcluded: true },
  ])
})

it('takes her out of a room she isn’t settled in, and says so', async () => {
  const assigned: Reservation = { ...inPrep, reservationStatus: 'Assigned' }
  const asked = await opened(assigned, {
    changeReservationStatus: () => said({ ...waiting, room: null }),
  })
  fireEvent.click(button('Out of the room'))
  expect(await screen.findByText('4821 is out of room 7 and waits.')).toBeTruthy()
  expect(sent(asked, 'changeReservationStatus').map(({ body }) => body)).toEqual([
    { status: 'Waiting', expectedStatus: 'Assigned' },
  ])
  await waitFor(() => expect(button('Out of the room').disabled).toBe(true))
})

it('says no to a change of rooms as a warning, with the choice still open', async () => {
  const hers = {
    ...room,
    status: 'Occupied' as const,
    reservation: { ...inPrep, since: at('19:50') },
  }
  const errorMessage = 'This room has changed in the meantime.'
  await opened(inPrep, {
    rooms: () => ({ body: [hers, { ...room, id: 8, number: '8' }] }),
    swapRooms: () => ({
      status: 409,
      body: { success: false, code: 'room-moved-on', errorMessage },
    }),
  })
  fireEvent.click(button('Change room'))
  fireEvent.click(await screen.findByRole('radio'))
  fireEvent.click(button('Confirm'))
  fireEvent.click(await screen.findByRole('button', { name: 'Move her' }))
  expect(await screen.findByText(errorMessage)).toBeTruthy()
  expect(screen.getByRole('dialog', { name: 'Change room' })).toBeTruthy()
})

it('sets a status by hand once she has a room, and shows what it has become', async () => {
  const asked = await opened(inPrep, {
    changeReservationStatus: () => said({ ...inPrep, reservationStatus: 'ReadyForMikvah' }),
  })
  const box = screen.getByRole('combobox')
  expect(screen.queryByRole('listbox')).toBeNull()
  fireEvent.click(box)
  const names = screen.getAllByRole('option').map(({ firstChild }) => firstChild?.textContent)
  expect(names).toEqual(['Prep', 'Ready', 'Dressing', 'Done'])
  fireEvent.click(screen.getByRole('option', { name: 'Ready' }))
  await waitFor(() => expect(box.textContent).toBe('Ready'))
  expect(sent(asked, 'changeReservationStatus')[0]?.body).toEqual({
    status: 'ReadyForMikvah',
    expectedStatus: 'Prep',
  })
})

it('past the water she hasn’t been in it asks first, and keeps why', async () => {
  const asked = await opened(inPrep, {
    changeReservationStatus: () => said({ ...inPrep, reservationStatus: 'Dressing' }),
  })
  const moves = () => sent(asked, 'changeReservationStatus').map(({ body }) => body)
  const pick = () => {
    fireEvent.click(screen.getByRole('combobox'))
    fireEvent.click(screen.getByRole('option', { name: 'Dressing' }))
  }
  pick()
  await screen.findByRole('dialog', { name: '4821: without the water?' })
  fireEvent.click(button('Not now'))
  expect(moves()).toEqual([])
  pick()
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'Called home' } })
  fireEvent.click(button('Yes, without the water'))
  await waitFor(() => expect(screen.getByRole('combobox').textContent).toBe('Dressing'))
  expect(moves()).toEqual([
    { status: 'Dressing', expectedStatus: 'Prep', overrideReason: 'Called home' },
  ])
})

it('asks why anew past the water, however the question before it ended', async () => {
  const moved: string[] = []
  await opened(inPrep, {
    changeReservationStatus: ({ body }) => {
      const { status } = body as { status: string }
      moved.push(status)
      return said({ ...inPrep, reservationStatus: status })
    },
  })
  const pick = (name: string) => {
    fireEvent.click(screen.getByRole('combobox'))
    fireEvent.click(screen.getByRole('option', { name }))
  }
  pick('Dressing')
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'Called home' } })
  fireEvent.click(button('Yes, without the water'))
  await waitFor(() => expect(screen.getByRole('combobox').textContent).toBe('Dressing'))
  pick('Prep')
  await waitFor(() => expect(screen.getByRole('combobox').textContent).toBe('Prep'))
  pick('Dressing')
  expect((await screen.findByRole<HTMLInputElement>('textbox')).value).toBe('')
  expect(moved).toEqual(['Dressing', 'Prep'])
})

it('says of a later status what she leaves out by it, and of the next one nothing', async () => {
  await opened(inPrep)
  fireEvent.click(screen.getByRole('combobox'))
  const noteOf = (name: string) => {
    const note = screen.getByRole('option', { name }).getAttribute('aria-describedby')
    return note && document.getElementById(note)?.textContent
  }
  expect(['Prep', 'Ready', 'Dressing', 'Done'].map(noteOf)).toEqual([
    null,
    null,
    'Skips Ready, In water',
    'Skips Ready, In water, Dressing',
  ])
})

it('by keys alone a status is walked to and then picked: no arrow moves her, and Escape lets it be', async () => {
  const asked = await opened(inPrep, {
    changeReservationStatus: () => said({ ...inPrep, reservationStatus: 'ReadyForMikvah' }),
  })
  const moves = () => sent(asked, 'changeReservationStatus').map(({ body }) => body)
  const box = screen.getByRole('combobox')
  const press = (...keys: string[]) => {
    for (const key of keys) fireEvent.keyDown(box, { key })
  }
  const at = () =>
    document.querySelector(`[id="${box.getAttribute('aria-activedescendant')}"] > span`)
      ?.textContent
  press('ArrowDown')
  expect([box.getAttribute('aria-expanded'), at()]).toEqual(['true', 'Prep'])
  press('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown')
  expect(at()).toBe('Done')
  press('Escape')
  expect(box.getAttribute('aria-expanded')).toBe('false')
  expect(box.textContent).toBe('Prep')
  press('Enter', 'Enter')
  press('ArrowUp', 'ArrowDown', 'ArrowDown')
  fireEvent.blur(box)
  await new Promise((turn) => setTimeout(turn))
  expect(moves()).toEqual([])
  press(' ', 'End', 'ArrowUp', 'ArrowUp', ' ')
  await waitFor(() => expect(box.textContent).toBe('Ready'))
  expect(moves()).toEqual([{ status: 'ReadyForMikvah', expectedStatus: 'Prep' }])
})

const justMoved: Reservation = {
  ...inPrep,
  statusHistory: [
    ...inPrep.statusHistory,
    { ...entry('Prep', '20:05', 'u1'), previousReservationStatus: 'Assigned' },
  ],
}

beforeEach(() => keepMoved(justMoved))

const undo = () => screen.getByRole('button', { name: /^Undo 4821, back to Assigned 0:\d\d$/ })

it('her own last move may be taken back for a minute, with the time that is left', async () => {
  const asked = await opened(justMoved, {
    changeReservationStatus: () =>
      said({ ...justMoved, reservationStatus: 'Assigned', statusHistory: inPrep.statusHistory }),
  })
  fireEvent.click(undo())
  expect(await screen.findByText('4821 is back: Assigned.')).toBeTruthy()
  expect(sent(asked, 'changeReservationStatus').map(({ body }) => body)).toEqual([
    { status: 'Assigned', expectedStatus: 'Prep', undo: true },
  ])
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
})

it('a move that can’t be taken back after all says why', async () => {
  await opened(justMoved, {
    changeReservationStatus: () => ({
      status: 409,
      body: {
        success: false,
        code: 'undo-refused',
        errorMessage: 'This can’t be taken back any more.',
        result: justMoved,
      },
    }),
  })
  fireEvent.click(undo())
  expect((await screen.findByRole('alert')).textContent).toContain('can’t be taken back')
})

it.each([
  ['another hand moved', { statusLastUpdatedByUser: 'u9' }],
  ['took back another move', { undoable: false }],
  ['is older than a minute', { dateCreated: at('20:03') }],
])('no way back is offered from a move that %s', async (_, changes) => {
  const [last] = justMoved.statusHistory.slice(-1)
  if (!last) throw new Error('She has not moved.')
  const history = [...inPrep.statusHistory, { ...last, ...changes }]
  await opened({ ...justMoved, statusHistory: history })
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
})

it('what the desk beside this one has moved under the same account isn’t taken back here', async () => {
  keepMoved({ ...justMoved, reservationId: 'r9' })
  await opened(justMoved)
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
})

it('when another desk was faster, it says so and shows what is true now', async () => {
  await opened(inPrep, {
    changeReservationStatus: () => ({
      status: 409,
      body: {
        success: false,
        code: 'moved-on',
        errorMessage: 'This reservation has changed in the meantime.',
        result: { ...inPrep, reservationStatus: 'ReadyForMikvah' },
      },
    }),
  })
  const box = screen.getByRole('combobox')
  fireEvent.click(box)
  fireEvent.click(screen.getByRole('option', { name: 'Ready' }))
  expect((await screen.findByRole('alert')).textContent).toContain('changed in the meantime')
  await waitFor(() => expect(box.textContent).toBe('Ready'))
})

it.each([
  ['Preassign to room', { ...waiting, reservationStatus: 'Reserved' }, inPrep],
  ['Change room', inPrep, { ...inPrep, reservationStatus: 'Done', room: null }],
] as [string, Reservation, Reservation][])(
  'while %s is open and another desk is faster, there is nothing left to choose',
  async (name, before, now) => {
    await opened(before, {
      keepableRooms: () => ({ body: rooms.map((one) => ({ room: one, available: true })) }),
    })
    await waitFor(() => expect(button(name).disabled).toBe(false))
    fireEvent.click(button(name))
    const dialog = await screen.findByRole('dialog', { name })
    await within(dialog).findByRole('button', { name: 'Confirm' })
    act(() => applyEvent(client, { event: 'reservation', data: now }))
    await within(dialog).findByText(/moved at another screen/)
    expect(within(dialog).queryByRole('button', { name: 'Confirm' })).toBeNull()
    expect(within(dialog).queryByRole('radio')).toBeNull()
  },
)

it('tells the second desk what the first has made of her, and lets it choose no more', async () => {
  const now = { ...inPrep, statusSince: at('20:04') }
  await opened(waiting, {
    assignRoom: () => ({
      status: 409,
      body: {
        ...{ success: false, code: 'moved-on', errorMessage: 'Changed.' },
        result: { reservation: now, room },
      },
    }),
  })
  fireEvent.click(button('Place into room'))
  const dialog = await screen.findByRole('dialog', { name: 'Place into room' })
  fireEvent.click((await within(dialog).findAllByRole('radio'))[0] as HTMLElement)
  fireEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }))
  await within(dialog).findByText(/since/)
  for (const words of ['Changed.', 'Prep', 'Room 7', 'since 8:04PM', 'Reception'])
    expect(dialog.textContent).toContain(words)
  expect(within(dialog).queryByRole('button', { name: 'Confirm' })).toBeNull()
  expect(within(dialog).queryAllByRole('radio')).toEqual([])
})

it.each([
  ['once its time has passed', {}, '-3', 'it is too late for that'],
  ['passed before an edit', { refundMissed: true }, '-3', 'it is too late for that'],
  ['where no refund goes by itself', {}, '', 'doesn’t go back by itself here'],
] as const)(
  'says before it cancels that her money stays, %s',
  async (which, facts, hours, words) => {
    const row = { status: 'Approved', reservationId: 'r1', refundOf: null, note: null }
    const paid = { ...row, paymentId: 'p1', method: 'CreditCard', amount: 25, reference: null }
    const visit = {
      ...{ ...waiting, reservationStatus: 'Reserved', ...facts },
      payments: [{ ...paid, dateCreated: '2026-11-24T18:00:00-05:00' }],
      ...(which === 'once its time has passed'
        ? { reservationTime: '2026-11-24T12:00:00-05:00' }
        : {}),
    }
    await opened(visit as unknown as Reservation, {}, { reservationRefundCutOffHours: hours })
    await waitFor(() => expect(button('Cancel reservation').disabled).toBe(false))
    await act(async () => fireEvent.click(button('Cancel reservation')))
    const asks = await screen.findByRole('dialog', { name: 'Cancel reservation' })
    await within(asks).findByText(new RegExp(words))
    expect(asks.textContent).not.toContain('goes back to her card')
  },
)

it('says before it cancels whose it is and what becomes of her money', async () => {
  const row = { status: 'Approved', reservationId: 'r1', refundOf: null, note: null }
  const pay = (paymentId: string, method: string, amount: number) => ({
    ...{ ...row, paymentId, method, amount, reference: null },
    dateCreated: '2026-11-24T18:00:00-05:00',
  })
  const payments = [pay('p1', 'CreditCard', 25), pay('p2', 'Cash', 10)]
  await opened(
    { ...waiting, reservationStatus: 'Reserved', payments } as unknown as Reservation,
    {},
    { reservationRefundCutOffHours: '-3' },
  )
  await waitFor(() => expect(button('Cancel reservation').disabled).toBe(false))
  await act(async () => fireEvent.click(button('Cancel reservation')))
  const asks = await screen.findByRole('dialog', { name: 'Cancel reservation' })
  await within(asks).findByText('$25.00 goes back to her card.')
  for (const words of ['4821', '$10.00 was paid here.', '8:00PM'])
    expect(asks.textContent).toContain(words)
})

it('says after it canceled what became of her money, and why some of it stays', async () => {
  await opened(waiting, {
    changeReservationStatus: () =>
      said({
        ...{ ...waiting, reservationStatus: 'Canceled' },
        afterCancel: [
          { kind: 'past-deadline', amount: 25, cards: [] },
          { kind: 'paid-by-hand', amount: 10, cards: [] },
        ],
      }),
  })
  expect(screen.queryByText('What became of the money')).toBeNull()
  await act(async () => fireEvent.click(button('Cancel reservation')))
  const asks = await screen.findByRole('dialog', { name: 'Cancel reservation' })
  await act(async () =>
    fireEvent.click(within(asks).getByRole('button', { name: 'Cancel reservation' })),
  )
  const news = (await screen.findByText('What became of the money')).closest('[role=status]')
  expect(news?.textContent).toContain('$25.00 is not given back by itself: the time')
  expect(news?.textContent).toContain('$10.00 was paid at the mikvah.')
})

it('keeps the focus in the drawer once what was done is not to be done again', async () => {
  await opened(waiting, {
    changeReservationStatus: () => said({ ...waiting, reservationStatus: 'Canceled' }),
  })
  const cancel = button('Cancel reservation')
  cancel.focus()
  await act(async () => fireEvent.click(cancel))
  const asks = await screen.findByRole('dialog', { name: 'Cancel reservation' })
  await act(async () =>
    fireEvent.click(within(asks).getByRole('button', { name: 'Cancel reservation' })),
  )
  await waitFor(() => expect(button('Cancel reservation').disabled).toBe(true))
  const at = document.activeElement
  expect(at?.matches(':disabled')).toBe(false)
  expect(at?.closest('dialog')).toBe(cancel.closest('dialog'))
})

it.each(['Cancel reservation', 'Cancel check-in'])(
  'the question of “%s” stays open with what went wrong until it is done or let be, and begins anew',
  async (name) => {
    const answers = [
      {
        status: 409,
        body: { success: false, code: 'payment-in-progress', errorMessage: 'Not now.' },
      },
      new Error('lost'),
    ]
    await opened(waiting, {
      changeReservationStatus: () =>
        answers.shift() ?? said({ ...waiting, reservationStatus: 'Canceled' }),
    })
    fireEvent.click(button(name))
    const asks = await screen.findByRole('dialog', { name })
    const go = () => fireEvent.click(within(asks).getByRole('button', { name }))
    go()
    expect((await within(asks).findByRole('alert')).textContent).toContain('Not now.')
    // It is said once, in the question and not behind it too.
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    fireEvent.click(within(asks).getByRole('button', { name: 'Not now' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull())
    expect(screen.queryByRole('alert')).toBeNull()
    fireEvent.click(button(name))
    await screen.findByRole('dialog', { name })
    expect(screen.queryByRole('alert')).toBeNull()
    go()
    await within(asks).findByRole('alert')
    go()
    await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull())
  },
)

it('cancels a check-in, and a reservation, after it was asked in words', async () => {
  const asked = await opened(waiting, {
    changeReservationStatus: ({ body }) =>
      said({ ...waiting, reservationStatus: (body as { status: string }).status }),
  })
  fireEvent.click(button('Cancel reservation'))
  expect(await screen.findByText('Do you want to cancel this reservation?')).toBeTruthy()
  expect(sent(asked, 'changeReservationStatus')).toHaveLength(0)
  fireEvent.click(button('Not now'))
  fireEvent.click(button('Cancel check-in'))
  expect(await screen.findByText('Do you want to cancel this check-in?')).toBeTruthy()
  expect(screen.getByRole('dialog', { name: 'Cancel check-in' }).textContent).toContain(
    waiting.reservationCode,
  )
  fireEvent.click(screen.getAllByRole('button', { name: 'Cancel check-in' }).at(-1) as HTMLElement)
  await waitFor(() => expect(button('Preassign to room').disabled).toBe(false))
  expect(sent(asked, 'changeReservationStatus').map(({ body }) => body)).toEqual([
    { status: 'Reserved', expectedStatus: 'Waiting' },
  ])
})

it('keeps another room than the one that is kept, of her own kind, and says which are not to be had', async () => {
  const kept = { ...waiting, reservationStatus: 'Reserved' as const, roomIdPreassign: 7 }
  const asked = await opened(kept, {
    keepableRooms: () => ({
      body: [
        { room, available: false },
        { room: { ...room, id: 8, number: '8' }, available: true },
        { room: { ...room, id: 9, number: '9' }, available: false },
        { room: { ...room, id: 10, number: '10', bath: false }, available: true },
      ],
    }),
    preassignRoom: () => said({ ...kept, roomIdPreassign: 8 }),
  })
  fireEvent.click(button('Preassign to room'))
  expect(await screen.findByText('Currently preassigned room is unavailable')).toBeTruthy()
  expect(screen.getAllByRole('radio')).toHaveLength(4)
  expect(screen.getAllByText('Unavailable')).toHaveLength(2)
  const other = screen.getByRole('radio', { name: /Room 8/ }).closest('label')
  expect(other?.textContent).toBe('Room 8 Bath Section B · Rivka S.Free')
  expect(button('Confirm').disabled).toBe(true)
  fireEvent.click(screen.getByRole('radio', { name: /Room 8/ }))
  fireEvent.click(button('Confirm'))
  expect(await screen.findByText('Room 8 is kept for her.')).toBeTruthy()
  expect(sent(asked, 'preassignRoom')[0]?.path).toMatch(/r1\/preassignroom\?roomId=8$/)
})

it('says that no printer is chosen, with the way to choose one, and of a chosen one what is wrong', async () => {
  const session = presentSession()
  if (session) keepSession({ ...session, userName: 'Reception', roles: ['Reception'] })
  const status = {
    id: 'p1',
    printerType: 'reception',
    online: false,
    paper: 'ok',
    coverOpen: false,
  }
  await opened(waiting, { printerStatus: () => ({ body: [status] }) })
  expect(await screen.findByText('No printer is chosen: nothing prints.')).toBeTruthy()
  expect(button('This desk')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Print receipt' })).toBeNull()
  act(() => chooseForThisDesk({ printer: 'p1' }))
  expect(await screen.findByText('The printer doesn’t answer.')).toBeTruthy()
  expect(button('Print receipt')).toBeTruthy()
  expect(screen.queryByText('No printer is chosen: nothing prints.')).toBeNull()
})

it('writes the note of the desk, and leaves hers to who writes it', async () => {
  const asked = await opened(waiting, {
    writeReservationNotes: () => said({ ...waiting, notes: 'Knock twice.' }),
  })
  fireEvent.click(button('Add or edit note'))
  fireEvent.change(await screen.findByLabelText('Note of the desk'), {
    target: { value: 'Knock twice.' },
  })
  fireEvent.click(button('Save'))
  await waitFor(() => expect(screen.queryByLabelText('Note of the desk')).toBeNull())
  expect(screen.getByText('Knock twice.')).toBeTruthy()
  expect(sent(asked, 'writeReservationNotes')[0]?.body).toEqual({ notes: 'Knock twice.' })
})

it('says what she asked for from her room, and marks what was brought', async () => {
  const ask = (id: number, item: string, more: object) => ({
    ...{ id, item, isCallRequest: false, isAttendantRequest: false, status: 'open' },
    ...{ dateRequested: at('19:40'), dateCompleted: null, dateCanceled: null, ...more },
  })
  const supplies = [
    ask(1, 'floss', {}),
    ask(2, 'towel', { status: 'complete' }),
    ask(3, 'call', { isCallRequest: true, status: 'canceled' }),
    ask(4, 'attendant', { isAttendantRequest: true }),
  ]
  const asked = await opened({ ...inPrep, supplies } as Reservation, {
    askSupplies: () => said([]),
  })
  expect(screen.getByText('2 open')).toBeTruthy()
  const line = (text: RegExp) => screen.getByText(text).closest('li') as HTMLElement
  expect(line(/^Towel/).textContent).toContain('Completed')
  expect(line(/^Call/).textContent).toContain('Canceled')
  expect(line(/^Attendant ·/).textContent).toContain('7:40PM')
  fireEvent.click(within(line(/^Floss/)).getByRole('button', { name: 'Mark Completed' }))
  await waitFor(() => expect(sent(asked, 'askSupplies')).toHaveLength(1))
  expect(sent(asked, 'askSupplies')[0]?.body).toEqual({ action: 'complete', ids: [1] })
  expect(within(line(/^Towel/)).queryByRole('button')).toBeNull()
})

it.each([
  ['en', '2 × Comb'],
  ['he', '2 × מסרק'],
] as const)(
  'says in %s what she bought and paid, a refund as such, and what was declined',
  async (language, thing) => {
    const pay = (paymentId: string, more: object) => ({
      ...{ paymentId, reservationId: 'r1', method: 'Cash', status: 'Approved', amount: 10 },
      ...{ reference: null, note: null, tipNote: null, error: null, transactionID: null },
      ...{ refundOf: null, dateCreated: at('18:00'), ...more },
    })
    const bought = {
      ...{ ...waiting, excludedAttendants: [], amountPaid: 10, paid: true, merchTotal: 8 },
      merchandise: [{ item: 'Comb', itemHe: 'מסרק', quantity: 2, total: 8 }],
      payments: [
        pay('p1', {}),
        pay('p2', { method: 'CreditRefund', amount: 4, refundOf: 'p1' }),
        pay('p3', { method: 'CreditCard', status: 'Declined', amount: 35 }),
      ],
    } as unknown as Reservation
    await opened(bought, {}, {}, language)
    const goods = (await screen.findByText(thing.slice(4), { exact: false })).closest('li')
    expect(goods?.textContent).toBe(`${thing}$8.00`)
    const paid = [...document.querySelectorAll('li')].map(({ textContent }) => textContent ?? '')
    expect(paid.some((text) => text.includes('−$4.00'))).toBe(true)
    const declined = paid.find((text) => text.includes('$35.00'))
    expect(declined?.split('·')).toHaveLength(3)
    expect(paid.find((text) => text.endsWith('$10.00'))?.split('·')).toHaveLength(2)
  },
)

it('a note that couldn’t be kept stays open with why', async () => {
  await opened(waiting, { writeReservationNotes: () => refused() })
  fireEvent.click(button('Add or edit note'))
  const note = await screen.findByLabelText('Note of the desk')
  fireEvent.change(note, { target: { value: 'Knock twice.' } })
  fireEvent.click(button('Save'))
  expect((await screen.findByRole('alert')).textContent).toContain('Not just now.')
  expect(note).toHaveProperty('value', 'Knock twice.')
})

const facts = () =>
  Object.fromEntries(
    [...document.querySelectorAll('dt')].map((name) => [
      name.textContent,
      name.nextElementSibling?.textContent,
    ]),
  )

it('the head says room, kind, section, attendant and cubicle, and marks a kallah of last time', async () => {
  await opened({
    ...inPrep,
    firstTime: false,
    userPreviousReservationKallah: true,
    cubicle: { id: 4, name: '4' },
  })
  await waitFor(() =>
    expect(facts()).toMatchObject({
      'Room type': 'Bath',
      Section: 'Section B',
      Attendant: 'Rivka S.',
      Cubicle: '4',
    }),
  )
  expect(await screen.findByText('Kallah last visit')).toBeTruthy()
  expect(screen.queryByText('First visit')).toBeNull()
  expect(screen.getByRole('dialog').textContent).toMatch(/^Room7/)
})

it.each([
  ['Reserved', '$35.00'],
  ['Pending', '$35.00'],
  ['Waiting', undefined],
] as const)('a balance is due while she is %s: %s', async (reservationStatus, due) => {
  await opened({ ...waiting, reservationStatus, roomIdPreassign: 8 })
  await waitFor(() => expect(facts()['Preassigned room']).toBe('8'))
  expect(facts()['Balance due']).toBe(due)
})

it('a visit that waits to be paid says until when, and its payment is the first to be done', async () => {
  const held = { reservationStatus: 'Pending', holdUntil: at('20:15') } as const
  await opened({ ...waiting, ...held })
  expect(
    (await screen.findByText(/Held until 8:15/)).closest('[role=status]')?.textContent,
  ).toContain('It is booked once $35.00 is paid.')
  expect(screen.getAllByRole('button').find((one) => one.dataset.likely)?.textContent).toBe('Pay')
})

it.each([
  ['of a visit that has begun', { replacedHasBegun: true, holdUntil: at('20:15') }],
  ['whose time is over', { holdUntil: at('12:00') }],
])('a change %s asks for no money', async (_, more) => {
  await opened({ ...waiting, reservationStatus: 'Pending', roomIdPreassign: 8, ...more })
  await waitFor(() => expect(facts()['Preassigned room']).toBe('8'))
  expect(facts()['Balance due']).toBeUndefined()
  expect(screen.queryByRole('button', { name: 'Pay' })).toBeNull()
  expect(screen.getAllByRole('button').find((one) => one.dataset.likely)).toBeUndefined()
})

it('the side says what was booked, and Walk-in in place of a slot', async () => {
  await opened({
    ...waiting,
    advanceReservation: false,
    member: true,
    salonBoth: true,
    hasExtraTime: true,
    chabadBor: true,
  })
  expect(facts()).toMatchObject({
    Date: 'Tue 24 Nov',
    Slot: 'Walk-in',
    'Room type': 'Bath',
    Member: 'Yes',
    Location: 'Main building',
    Parking: 'Yes',
    Salon: 'Manicure and pedicure',
    'Extra time': 'Yes',
    'Chabad Bor': 'Yes',
  })
})

it('the side says nothing of what she didn’t take', async () => {
  await opened({ ...waiting, parking: false })
  expect(facts()).toMatchObject({ Location: 'Main building' })
  const names = ['Member', 'Parking', 'Salon', 'Extra time', 'Chabad Bor']
  expect(Object.keys(facts()).filter((name) => names.includes(name))).toEqual([])
})

it.each([
  ['Reserved', 'Edit reservation', '/receptionist/reservation/r1'],
  ['Reserved', 'Check in', '/receptionist/checkin/r1'],
  ['Waiting', 'Pay', '/receptionist/reservation/r1/pay'],
] as const)('%s: %s leads to its page', async (reservationStatus, name, path) => {
  await opened({ ...waiting, reservationStatus })
  await waitFor(() => expect(button(name).disabled).toBe(false))
  fireEvent.click(button(name))
  await waitFor(() => expect(router.state.location.pathname).toBe(path))
})

it('a record that does not come is said as a warning, with a way to try again', async () => {
  let comes = false
  vi.stubGlobal('__VERSION__', '0.0.0')
  serveCalls({
    reservation: () =>
      comes
        ? { body: waiting }
        : { status: 404, body: { success: false, errorMessage: 'There is no such reservation.' } },
  })
  await live(<DetailsModal reservationId="r1" onClose={() => {}} />, { areas: ['desk'] })
  expect(await screen.findByText('There is no such reservation.')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  comes = true
  fireEvent.click(button('Try again'))
  expect(await screen.findByRole('heading', { name: '4821' })).toBeTruthy()
})

it('a room that was taken meanwhile is said as a warning, and another can be picked', async () => {
  await opened(waiting, {
    assignRoom: () => ({
      status: 409,
      body: {
        success: false,
        code: 'room-not-free',
        errorMessage: 'That room has just been taken.',
      },
    }),
  })
  fireEvent.click(button('Place into room'))
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(2))
  fireEvent.click(screen.getAllByRole('radio')[0] as HTMLElement)
  fireEvent.click(button('Confirm'))
  expect(await screen.findByText('That room has just been taken.')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('says that no room takes her once it is known which there are', async () => {
  const come = Promise.withResolvers<void>()
  await opened(waiting, {
    rooms: async () => {
      await come.promise
      return { body: rooms }
    },
  })
  fireEvent.click(button('Place into room'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Place into room' }))
  expect(dialog.queryByText('No room takes her now.')).toBeNull()
  come.resolve()
  expect(await dialog.findAllByRole('radio')).toHaveLength(2)
})

it('where no room takes her it says why, and what can be opened is opened from there', async () => {
  const upper = { ...room.section, id: 'upper', name: 'Upper hall' }
  const closed = { ...room, id: 11, number: '11', status: 'Available' as const, section: upper }
  const none = [
    closed,
    { ...room, id: 12, number: '12', status: 'NeedsCleaning' as const },
    { ...room, id: 13, number: '13', bath: false },
    { ...room, id: 14, number: '14', section: { ...shoshana, attendant: null } },
    { ...room, id: 15, number: '15', location: { ...room.location, id: 'annex' } },
  ]
  const asked = await opened(waiting, {
    rooms: () => ({ body: none }),
    openSection: () => said([{ ...closed, status: 'Ready' }]),
  })
  fireEvent.click(button('Place into room'))
  expect(await screen.findByText('No room takes her now.')).toBeTruthy()
  const why = screen.getByRole('dialog', { name: 'Place into room' })
  const lines = within(why)
    .getAllByRole('listitem')
    .map((one) => one.textContent)
  expect(lines).toEqual([
    'Section C, which nobody has tonight: 14Who has it?',
    'Upper hall, not opened yet: 11Open the section',
    'To be cleaned: 12Cleaning list',
    'Without what she needs: 13',
  ])
  fireEvent.click(button('Open the section'))
  expect(await screen.findByRole('radio', { name: /Room 11/ })).toBeTruthy()
  expect(sent(asked, 'openSection').map(({ path }) => path)).toEqual([
    '/api/api/sections/upper/open',
  ])
})

it('of an open section a room that was closed by itself is to blame, and is opened by itself', async () => {
  const closed = { ...room, id: 17, number: '17', status: 'Available' as const }
  const asked = await opened(waiting, {
    rooms: () => ({ body: [room, closed] }),
    changeRoomStatus: () => said({ ...closed, status: 'Ready' }),
  })
  fireEvent.click(button('Place into room'))
  const why = screen.getByRole('dialog', { name: 'Place into room' })
  await within(why).findAllByRole('radio')
  expect(within(why).getAllByRole('listitem', { hidden: true })[0]?.textContent).toBe(
    'Not open, though its section is: 17Open 17',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Open 17', hidden: true }))
  expect(await screen.findByRole('radio', { name: /Room 17/ })).toBeTruthy()
  expect(sent(asked, 'changeRoomStatus').map(({ path }) => path)).toEqual([
    '/api/api/rooms/17/status',
  ])
})

it('once another desk has placed her there is nothing left to choose, and it says where she is', async () => {
  const asked = await opened(waiting)
  fireEvent.click(button('Place into room'))
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(2))
  fireEvent.click(screen.getAllByRole('radio')[0] as HTMLElement)
  const placed = { ...waiting, reservationStatus: 'Assigned', room: { id: 8, number: '8' } }
  act(() => applyEvent(client, { event: 'reservation', data: placed as Reservation }))
  const dialog = screen.getByRole('dialog', { name: 'Place into room' })
  expect(
    await within(dialog).findByText('She has been moved at another screen meanwhile.'),
  ).toBeTruthy()
  expect(dialog.textContent).toContain('Assigned Room 8')
  expect(within(dialog).queryAllByRole('radio')).toEqual([])
  expect(within(dialog).queryByRole('button', { name: 'Confirm' })).toBeNull()
  expect(sent(asked, 'assignRoom')).toEqual([])
})

it('requests the first free cubicle', async () => {
  const asked = await opened(waiting, {
    requestCubicle: () => said({ ...waiting, cubicle: { id: 4, name: '4' } }),
  })
  await waitFor(() => expect(button('Request cubicle').disabled).toBe(false))
  fireEvent.click(button('Request cubicle'))
  await waitFor(() => expect(facts().Cubicle).toBe('4'))
  expect(button('Request cubicle').disabled).toBe(true)
  expect(sent(asked, 'requestCubicle')).toHaveLength(1)
})

it('a room that cannot be kept after all is said as a warning', async () => {
  await opened(
    { ...waiting, reservationStatus: 'Reserved' },
    {
      keepableRooms: () => ({ body: [{ room, available: true }] }),
      preassignRoom: () => ({
        status: 409,
        body: { success: false, errorMessage: 'That room is kept for another visit.' },
      }),
    },
  )
  fireEvent.click(button('Preassign to room'))
  const seven = await screen.findByRole('radio', { name: /Room 7/ })
  expect(button('Confirm').disabled).toBe(true)
  fireEvent.click(seven)
  fireEvent.click(button('Confirm'))
  expect(await screen.findByText('That room is kept for another visit.')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('names below her bar with sign and minutes each step that is too short for its word', async () => {
  const moves = [
    entry('Assigned', '19:40', 'u1'),
    entry('Prep', '19:42', 'u1'),
    entry('ReadyForChecking', '20:30', 'u1'),
    entry('ReadyForMikvah', '20:37', 'u1'),
    entry('Done', '20:57', 'u1'),
  ]
  const statusHistory = [...waiting.statusHistory, ...moves]
  await opened({ ...inPrep, reservationStatus: 'Done', statusHistory })
  const short = within(screen.getByRole('figure')).getByRole('list', { name: 'Short steps' })
  const all = within(short).getAllByRole('listitem')
  // A longer one has room for its word, but not on a phone.
  const onPhone = all.filter((line) => line.hasAttribute('data-on-phone'))
  expect(onPhone.map((line) => line.textContent)).toEqual([expect.stringMatching(/^Prep 48′/)])
  const lines = all.filter((line) => !onPhone.includes(line))
  expect(lines.map((line) => line.textContent)).toEqual([
    expect.stringMatching(/^Waiting 10′/),
    expect.stringMatching(/^Assigned 2′/),
    expect.stringMatching(/^.*[Cc]heck.* 7′/),
    expect.stringMatching(/ 20′/),
  ])
  for (const line of all) expect(line.querySelector('svg')).toBeTruthy()
})

it('its clock is looked at each second, its bar each minute', async () => {
  // A device on a whole second: the difference to the facility's clock is kept in whole ones.
  const now = Date.parse(at('20:05'))
  vi.useFakeTimers({ now, toFake: ['Date', 'setInterval', 'clearInterval'] })
  try {
    await opened(waiting)
    const lasted = () => screen.getAllByRole('row').at(-1)?.lastElementChild?.textContent
    const bar = () =>
      screen.getByRole('figure').querySelector<HTMLElement>('[title^="Waiting"]')?.style.inlineSize
    const later = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000))
    // Thirty-five minutes after she came, and eleven seconds: a clock of two or five seconds would come too late.
    setServerClock('2026-11-24T20:05:11-05:00')
    expect(lasted()).toContain('35')
    const before = bar()
    later(48)
    expect([lasted(), bar()]).toEqual([expect.stringContaining('35'), before])
    later(1)
    expect(lasted()).toContain('36')
    expect(bar()).not.toBe(before)
    const after = bar()
    later(59)
    expect(bar()).toBe(after)
    later(1)
    expect(bar()).not.toBe(after)
  } finally {
    vi.useRealTimers()
  }
})

it('names the doors that were opened for her, with the hour; without any there is no such part', async () => {
  const door = { firstName: null, lastName: null }
  await opened({
    ...inPrep,
    accessGrantedLogs: [
      { ...door, door: 'garage', dateCreated: at('19:20') },
      { ...door, door: '7 wet', firstName: 'Rivka', lastName: 'Stern', dateCreated: at('19:50') },
    ],
  })
  const part = screen.getByText('Doors opened').closest('details')
  const lines = [...(part?.querySelectorAll('li') ?? [])].map((line) => line.textContent)
  expect(lines).toEqual([
    expect.stringMatching(/^Garage · .*7:20PM$/),
    expect.stringMatching(/^Room 7, to the water · .*7:50PMRivka Stern$/),
  ])
  cleanup()
  await opened({ ...inPrep, accessGrantedLogs: [] })
  expect(screen.queryByText('Doors opened')).toBeNull()
})

it.each([
  ['Reserved', 'Check in'],
  ['Waiting', 'Place into room'],
  ['Prep', null],
] as const)('of a visit that is %s the likely act stands first and solid', async (status, act) => {
  await opened({ ...(status === 'Prep' ? inPrep : waiting), reservationStatus: status })
  await waitFor(() =>
    expect(
      [...document.querySelectorAll('aside li button')].map((one) =>
        one.hasAttribute('data-likely'),
      ).length,
    ).toBeGreaterThan(8),
  )
  const [first] = document.querySelectorAll<HTMLElement>('aside li button')
  const solid = [...document.querySelectorAll('[data-likely]')].map((one) => one.textContent)
  expect(solid).toEqual(act ? [act] : [])
  if (act) expect(first?.textContent).toBe(act)
  expect(screen.queryByText('Chabad Bor')).toBeNull()
})

it('without a line says what the board knows of her, instead of waiting for the rest', async () => {
  const lists = { upcoming: [], waiting: [], ready: [], completed: [], canceled: [], leftover: [] }
  serveCalls({})
  sayLive({ live: false, since: 0 })
  const { client } = await live(<DetailsModal reservationId="r1" onClose={() => {}} />, {
    areas: ['desk'],
  })
  act(() => client.setQueryData(['listReception', {}], { ...lists, here: [inPrep] }))
  expect(await screen.findByText(/what the board knows/)).toBeTruthy()
  const shown = screen.getByRole('dialog').textContent
  for (const fact of ['4821', 'Room7', 'Prep']) expect(shown).toContain(fact)
  sayLive({ live: true })
})

it('without a line says so of whom the board doesn’t know either', async () => {
  serveCalls({})
  sayLive({ live: false, since: 0 })
  await live(<DetailsModal reservationId="r1" onClose={() => {}} />, { areas: ['desk'] })
  expect(await screen.findByText(/the board knows nothing of her/)).toBeTruthy()
  sayLive({ live: true })
})

it('that the line is lost is said over her details too, which stand before the page', async () => {
  await opened(inPrep)
  const details = within(screen.getByRole('dialog', { hidden: false }))
  act(() => sayLive({ live: false, since: Date.parse('2026-11-24T19:48:00-05:00') }))
  await details.findByText(/No connection since/)
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  await details.findByText(/Nothing is sent until you tap again/)
  network.mockRestore()
  act(() => void window.dispatchEvent(new Event('online')))
  act(() => sayLive({ live: true }))
})

it('a door of her room opens from the desk where it has a lock, and that it didn’t is said in words', async () => {
  const errorMessage = 'The lock did not answer. Please try again, or use the key.'
  const refused = { status: 409, body: { success: false, code: 'door-failed', errorMessage } }
  const asked = await opened(inPrep, {
    rooms: () => ({ body: [{ ...room, opens: ['dry'] }] }),
    unlockRoom: () => refused,
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Open the door' }))
  const dialog = within(await screen.findByRole('dialog', { name: /Open a door of room 7/ }))
  expect(dialog.queryByRole('button', { name: 'To the water' })).toBeNull()
  fireEvent.click(dialog.getByRole('button', { name: 'To the corridor' }))
  await dialog.findByText(errorMessage)
  expect(asked.filter(({ name }) => name === 'unlockRoom')).toHaveLength(1)
})

it('of two taps on the doors of her room one is done, and the next once it has ended', async () => {
  const answers: ((answer: ReturnType<typeof said>) => void)[] = []
  const asked = await opened(inPrep, {
    rooms: () => ({ body: [{ ...room, opens: ['dry', 'wet'] }] }),
    unlockRoom: () => new Promise((done) => answers.push(done)),
  })
  const doors = () =>
    asked.filter(({ name }) => name === 'unlockRoom').map(({ path }) => path.split('wetdry=')[1])
  const open = async (name: string) => {
    fireEvent.click(await screen.findByRole('button', { name: 'Open the door' }))
    return within(await screen.findByRole('dialog', { name: /Open a door of room 7/ })).getByRole(
      'button',
      { name },
    )
  }
  const dry = await open('To the corridor')
  fireEvent.click(dry)
  fireEvent.click(screen.getByRole('button', { name: 'To the water' }))
  await waitFor(() => expect(answers).toHaveLength(1))
  await act(async () => answers[0]?.(said({})))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /Open a door/ })).toBeNull())
  fireEvent.click(await open('To the water'))
  await waitFor(() => expect(doors()).toEqual(['dry', 'wet']))
})
