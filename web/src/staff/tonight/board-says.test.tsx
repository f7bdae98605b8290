// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { RoomView, VisitSeen } from '../../live/live-event.ts'
import { setServerClock } from '../../talk/clock.ts'
import { aFewTurns } from '../../test/a-few-turns.ts'
import { emptyBoard, night, room as plain, visit } from '../../test/answers.ts'
import { live, refused, serveCalls } from '../../test/live.tsx'
import { TonightScreen } from './TonightScreen.tsx'

/** The clock of these tests stands at two in the afternoon. */
const at = (minutes: number) =>
  `${new Date(Date.parse('2026-11-24T14:00:00Z') + minutes * 60_000).toISOString().slice(0, 19)}-05:00`
const one = (reservationCode: string, more: object = {}): VisitSeen =>
  ({
    ...visit,
    parking: false,
    reservationId: `r${reservationCode}`,
    reservationCode,
    ...more,
  }) as VisitSeen
const due = (code: string, minutes: number, more: object = {}) =>
  one(code, { reservationTime: at(minutes), balance: 0, ...more })
const waits = (code: string, minutes: number, more: object = {}) =>
  one(code, {
    ...{ reservationStatus: 'Waiting', statusSince: at(-minutes), timeArrived: at(-minutes) },
    ...{ waitingCode: null, arrivedOnTime: true, reservationTime: at(0), ...more },
  })
const inRoom = (code: string, reservationStatus: string, minutes: number, number: string) =>
  one(code, {
    ...{ reservationStatus, statusSince: at(-minutes), since: at(-minutes) },
    room: { id: Number(number), number },
  })
const limits = [
  { Key: 'locationTimeZone', Value: 'America/New_York' },
  { Key: 'thresholdMinutesWaiting', Value: '20' },
  { Key: 'thresholdMinutesPrep', Value: '60' },
  { Key: 'thresholdMinutesDressing', Value: '10' },
]

async function open(board: object, answers: Parameters<typeof serveCalls>[0] = {}) {
  vi.stubGlobal('__VERSION__', '0.0.0')
  const asked = serveCalls({
    listReception: () => ({ body: { ...emptyBoard, ...board } }),
    sheets: () => ({ body: [] }),
    noShows: () => ({ body: [] }),
    rooms: () => ({ body: [plain] }),
    listReady: () => ({ body: { queue: [], inMikvah: [], pools: 0, corridor: { visits: [] } } }),
    settings: () => ({ body: limits }),
    publicSettings: () => ({ body: limits }),
    schedule: () => ({ body: [night] }),
    ...answers,
  })
  await live(<TonightScreen />, { areas: ['desk', 'desk-pages', 'visit-signs', 'till'] })
  return (name: string) => asked.filter((call) => call.name === name).map(({ body }) => body)
}
const list = async (name: string | RegExp) => within(await screen.findByRole('region', { name }))
const rowsOf = (it: Awaited<ReturnType<typeof list>>) =>
  it.getAllByRole('listitem').map((row) => row.textContent ?? '')
const signsOf = (row: HTMLElement) =>
  [...row.querySelectorAll('[title]')].map((sign) => sign.getAttribute('title'))

it('of who will come it names the next ninety minutes, what each needs and owes, and the whole night when asked', async () => {
  const soon = due('1001', 90, { bath: true, kallah: true, balance: 45, firstTime: true })
  await open({
    upcoming: [
      soon,
      due('1002', -5, { parking: true, balance: 7.5 }),
      due('1003', 91),
      due('1004', 300),
    ],
  })
  const upcoming = await list(/^Upcoming/)
  expect(upcoming.getByRole('heading').textContent).toBe('Upcoming 4')
  expect(upcoming.getByText('2 in 90 minutes')).toBeTruthy()
  const [first, second] = upcoming.getAllByRole('listitem') as HTMLElement[]
  expect(first?.textContent).toContain('3:30PM')
  expect(first?.textContent).toContain('Owed $45')
  expect(first?.textContent).not.toContain('$45.00')
  expect(second?.textContent).toContain('Owed $7.50')
  expect(signsOf(first as HTMLElement)).toEqual(['Kallah', 'Bath', 'First visit'])
  expect(signsOf(second as HTMLElement)).toEqual(['Shower', 'Parking'])
  fireEvent.click(upcoming.getByRole('button', { name: 'Show the whole night' }))
  expect(
    rowsOf(upcoming)
      .slice(0, 4)
      .map((text) => /\d{4}/.exec(text)?.[0]),
  ).toEqual([...['1001', '1002', '1003', '1004']])
  expect(rowsOf(upcoming)[2]).toContain('Paid')
  expect(upcoming.queryByText(/in 90 minutes/)).toBeNull()
  fireEvent.click(upcoming.getByRole('button', { name: 'Only the next 90 minutes' }))
  expect(rowsOf(upcoming)).toHaveLength(3)
})

it('of who waits it gives the code she is called by, first who was on time, and marks the late and the long', async () => {
  await open({
    waiting: [
      waits('2001', 10, { arrivedOnTime: false, reservationTime: at(-32), waitingCode: '417' }),
      waits('2002', 5, { firstTime: true, waitingCode: '530' }),
      waits('2003', 25),
    ],
  })
  const waiting = await list(/^Waiting/)
  expect(waiting.getByRole('heading').textContent).toBe('Waiting 3')
  expect(waiting.getByText('on time first')).toBeTruthy()
  const rows = rowsOf(waiting)
  expect(rows.map((text) => /\d{4}/.exec(text.replace(/^\d{3}(?=\d{4})/, ''))?.[0])).toEqual([
    ...['2003', '2002', '2001'],
  ])
  expect(rows[0]).toContain('–')
  expect(rows[1]).toContain('530')
  expect(rows[1]).toContain('First visit')
  expect(rows[2]).toContain('417')
  expect(rows[2]).toContain('late 22')
  expect(rows[2]).not.toContain('First visit')
  expect(rows[0]).toContain('reserved 2:00PM')
  expect(rows[0]).toContain('25 minutes')
  const handles = waiting.getAllByRole('button', { name: /^Carry/ })
  expect(handles.map((handle) => handle.getAttribute('aria-label'))).toEqual([
    ...['Carry 2003 to a room', 'Carry 530 to a room', 'Carry 417 to a room'],
  ])
})

const friday = {
  ...{ ...night, date: '2026-11-27' },
  quiet: { from: '2026-11-27T16:12:00-05:00', to: '2026-11-28T17:20:00-05:00' },
}
it.each([
  ['a minute before noon', '2026-11-27T11:58:00-05:00', false],
  ['at noon', '2026-11-27T12:00:00-05:00', true],
  ['until candles are lit', '2026-11-27T16:10:00-05:00', true],
  ['from then on', '2026-11-27T16:12:00-05:00', false],
])('of a night without screens it leads to the sheet, %s (%s): %s', async (_, now, leads) => {
  const before = Date.now()
  setServerClock(now)
  const asked = await open({}, { schedule: () => ({ body: [friday] }) })
  const ways = await screen.findByRole('navigation', { name: 'Other pages of the desk' })
  await within(ways).findByRole('link', { name: /Screens/ })
  const sheet = () => ways.querySelector('a[href="/receptionist/shabbos-sheet"]')
  await waitFor(() => expect(asked('schedule')).not.toEqual([]))
  await aFewTurns()
  await waitFor(() => expect(sheet() !== null).toBe(leads))
  setServerClock(new Date(before).toISOString(), before)
})

it('of who is in a room it names room, status and minutes, first who is furthest over her time', async () => {
  await open({
    here: [
      inRoom('3001', 'Prep', 50, '5'),
      inRoom('3002', 'Dressing', 15, '6'),
      inRoom('3003', 'Prep', 10, '7'),
      one('3004', { reservationStatus: 'Arrived', statusSince: at(-3), reservationTime: at(10) }),
    ],
    leftover: [inRoom('3009', 'Dressing', 900, '9')],
  })
  const here = await list(/^In rooms/)
  expect(here.getByRole('heading').textContent).toBe('In rooms 3')
  expect(rowsOf(here).map((text) => /\d{4}/.exec(text.replace(/Room \d/, ''))?.[0])).toEqual([
    ...['3002', '3001', '3003'],
  ])
  expect(rowsOf(here)[0]).toMatch(/Room 6.*3002.*Dressing.*15 minutes/)
  // Who stands before the desk comes before who sits in the waiting area.
  const placeOf = (name: RegExp) => screen.getByRole('region', { name })
  const follows = placeOf(/^At the desk/).compareDocumentPosition(placeOf(/^Waiting/))
  expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  const arrived = await list(/^At the desk/)
  expect(rowsOf(arrived)).toHaveLength(1)
  expect(arrived.getByRole('link', { name: 'Check in' }).getAttribute('href')).toBe(
    '/receptionist/checkin/r3004',
  )
  const leftover = await list(/^Of an earlier night/)
  expect(leftover.getByText('still in the building')).toBeTruthy()
  expect(rowsOf(leftover)[0]).toMatch(/Room 9.*3009.*15 h/)
})

it('says of each list that nobody is on it, and shows none of an earlier night or at the desk', async () => {
  await open({})
  expect(await screen.findByText('Nobody is waiting.')).toBeTruthy()
  expect(screen.getByText('Nobody else is booked tonight.')).toBeTruthy()
  expect(screen.getByText('Nobody is in a room.')).toBeTruthy()
  expect(screen.queryByText('on time first')).toBeNull()
  for (const name of [/^Of an earlier night/, /^At the desk/, /^Done tonight/, /^Canceled/])
    expect(screen.queryByRole('region', { name })).toBeNull()
})

it('counts the night, who is in a room and which rooms are free, and leads to what waits elsewhere', async () => {
  const asksFloss = {
    ...{ id: 5, item: 'floss', status: 'open', isCallRequest: false, isAttendantRequest: false },
    ...{ dateRequested: at(-3), dateCompleted: null, dateCanceled: null },
  }
  const rooms = [
    plain,
    { ...plain, id: 8, number: '8', status: 'NeedsCleaning' },
    { ...plain, id: 9, number: '9', status: 'Occupied', supplyRequests: [asksFloss] },
  ]
  await open(
    {
      upcoming: [due('1001', 30)],
      here: [inRoom('3001', 'Prep', 50, '9'), one('3004', { reservationStatus: 'Arrived' })],
      completed: [one('4001', { reservationStatus: 'Done', timeCompleted: at(-30) })],
    },
    {
      rooms: () => ({ body: rooms }),
      attendantsTonight: () => ({ body: [] }),
      licenseRequests: () => ({ body: [{}, {}] }),
    },
  )
  await list(/^In rooms/)
  const count = (name: string) =>
    [...document.querySelectorAll('dt')].find(({ textContent }) => textContent === name)
      ?.nextElementSibling?.textContent
  await waitFor(() => expect(count('Rooms free')).toBe('1'))
  expect([count('Tonight'), count('In rooms')]).toEqual(['4', '1'])
  const way = (name: RegExp) => screen.getByRole('link', { name })
  await waitFor(() => expect(way(/^Licen/).textContent).toMatch(/2$/))
  expect(way(/^Supplies/).textContent).toMatch(/1$/)
  expect(way(/^Cleaning/).textContent).toMatch(/1$/)
  expect(way(/^Messages/).textContent).toMatch(/^Messages$/)
  expect(way(/^Cleaning/).getAttribute('href')).toBe('/receptionist/cleaning')
})

it('on the map a room says who is in it, how long and what she needs; a free one what it is or for whom it is kept', async () => {
  const hers = inRoom('3001', 'Prep', 61, '5')
  const rooms = [
    {
      ...{ ...plain, id: 5, number: '5', status: 'Occupied', reservation: hers },
      supplyRequests: [
        {
          id: 1,
          item: 'Attendant',
          status: 'open',
          isAttendantRequest: true,
          dateRequested: at(-2),
        },
      ],
    },
    { ...plain, id: 6, number: '6', bath: false },
    { ...plain, id: 7, number: '7', preassigned: { reservationId: 'r8', reservationCode: '8008' } },
    { ...plain, id: 8, number: '8', status: 'Cleaning', statusSince: at(-7) },
  ] as RoomView[]
  await open({ here: [hers] }, { rooms: () => ({ body: rooms }) })
  await list(/^In rooms/)
  const tile = (id: number) => document.querySelector(`[data-room="${id}"]`) as HTMLElement
  await waitFor(() => expect(signsOf(tile(5))).toContain('Over the expected time'))
  expect(tile(5).textContent).toMatch(/Room 5.*3001.*61.*Prep/)
  expect(tile(5).querySelector('[data-calls]')?.textContent).toMatch(/^She calls.*2/)
  expect(tile(6).querySelector('[data-calls]')).toBeNull()
  expect(tile(6).textContent).toMatch(/Room 6.*Shower/)
  expect(tile(7).textContent).toContain('8008')
  expect(tile(8).textContent).toMatch(/7 minutes/)
  expect(signsOf(tile(8))).not.toContain('Over the expected time')
  expect(tile(5).querySelector('[style]')?.getAttribute('style')).toContain('100%')
})

it('before the zman it names who is ready, in the order in which they go, and nobody once it has come', async () => {
  const queued = (reservationCode: string, turn: number) => ({
    ...{ reservationId: `r${reservationCode}`, reservationCode, roomId: turn, turn, pool: null },
    ...{ roomNumber: `${turn}`, status: 'ReadyForMikvah', readySince: at(-5) },
  })
  const ready = {
    ...{ queue: [queued('5001', 4), queued('5002', 6)], inMikvah: [], pools: 2, gateOpen: false },
    ...{ zmanTevillah: '2026-11-24T17:16:00-05:00', corridor: { used: 0, limit: 2, visits: [] } },
  }
  await open({}, { listReady: () => ({ body: ready }), attendantsTonight: () => ({ body: [] }) })
  const line = (await screen.findByText('Ready before the zman:')).closest('p')
  expect(line?.textContent).toMatch(/5001 room 4.*5002 room 6.*They go in order from 5:16PM/)
  cleanup()
  vi.setSystemTime('2026-11-24T17:16:00-05:00')
  await open({}, { listReady: () => ({ body: ready }), attendantsTonight: () => ({ body: [] }) })
  await screen.findByText('Nobody is waiting.')
  expect(screen.queryByText('Ready before the zman:')).toBeNull()
})

it('a row opens the visit it stands for, from whichever list', async () => {
  const upcoming = due('1001', 30)
  const waiting = waits('2001', 5)
  const arrived = one('3004', { reservationStatus: 'Arrived', statusSince: at(-3) })
  const canceled = one('6001', { reservationStatus: 'Canceled' })
  const completed = one('4001', { reservationStatus: 'Done', timeCompleted: at(-30) })
  const all = [upcoming, waiting, arrived, canceled, completed]
  await open(
    {
      ...{ upcoming: [upcoming], waiting: [waiting], here: [arrived] },
      ...{ canceled: [canceled], completed: [completed] },
    },
    {
      reservation: ({ path }) => ({
        body: all.find(({ reservationId }) => path.endsWith(reservationId)),
      }),
    },
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Done tonight 1' }))
  fireEvent.click(screen.getByRole('button', { name: 'Canceled 1' }))
  for (const [kind, code] of [
    ['upcoming', '1001'],
    ['waiting', '2001'],
    ['arrived', '3004'],
    ['canceled', '6001'],
    ['done', '4001'],
  ]) {
    const row = [...document.querySelectorAll(`[data-kind=${kind}] li button`)].find(
      ({ textContent }) => textContent?.includes(`${code}`),
    )
    fireEvent.click(row as HTMLElement)
    const details = within(await screen.findByRole('dialog'))
    await details.findByRole('heading', { name: code })
    fireEvent.click(details.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
})

it('a free room is set from its tile, stays open with why when it can’t be, and leads to whom it is kept for', async () => {
  const kept = { ...plain, preassigned: { reservationId: 'r8008', reservationCode: '8008' } }
  let isRefused = true
  const sent = await open(
    {},
    {
      rooms: () => ({ body: [kept] }),
      reservation: () => ({ body: one('8008', { reservationStatus: 'Reserved' }) }),
      changeRoomStatus: () =>
        isRefused ? refused() : { body: { success: true, result: { ...kept, status: 'Offline' } } },
    },
  )
  await screen.findByText('Nobody is waiting.')
  const tile = () => document.querySelector('[data-room="7"]') as HTMLElement
  fireEvent.click(tile())
  const dialog = within(await screen.findByRole('dialog', { name: 'Room 7' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Offline' }))
  expect((await dialog.findByRole('alert')).textContent).toContain('Not just now.')
  isRefused = false
  fireEvent.click(dialog.getByRole('button', { name: 'Offline' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent('changeRoomStatus').at(-1)).toEqual({ status: 'Offline', expectedStatus: 'Ready' })
  fireEvent.click(tile())
  fireEvent.click(await screen.findByRole('button', { name: 'kept for 8008' }))
  const details = within(await screen.findByRole('dialog'))
  expect(await details.findByRole('heading', { name: '8008' })).toBeTruthy()
})

it('a mis-tap that couldn’t be taken back says why over the list', async () => {
  await open(
    { completed: [one('4001', { reservationStatus: 'Done', timeCompleted: at(-3) })] },
    { changeReservationStatus: () => refused() },
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Done tonight 1' }))
  fireEvent.click(screen.getByRole('button', { name: 'Back to dressing 4001' }))
  const done = await list('Done tonight 1')
  expect((await done.findByRole('alert')).textContent).toContain('Not just now.')
  expect(done.getAllByText('4001')).not.toEqual([])
})

it('a board that couldn’t be had says so in place of empty lists, and is asked for again', async () => {
  let isRefused = true
  await open({}, { listReception: () => (isRefused ? refused() : { body: emptyBoard }) })
  await screen.findByText('Not just now.')
  expect(screen.queryByText('Nobody is waiting.')).toBeNull()
  isRefused = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Nobody is waiting.')).toBeTruthy()
  expect(screen.queryByText('Not just now.')).toBeNull()
})

it('has the other language at the end of its bar', async () => {
  await open({})
  await list(/^Upcoming/)
  const bar = within(document.querySelector('header') as HTMLElement)
  expect(bar.getAllByRole('button').at(-1)?.textContent).toBe('עברית')
})
