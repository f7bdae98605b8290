// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { RoomView, VisitSeen } from '../../live/live-event.ts'
import { night, room, visit } from '../../test/answers.ts'
import { live, said, serveCalls } from '../../test/live.tsx'
import { TonightScreen } from './TonightScreen.tsx'

const since = new Date().toISOString()
const arrived: VisitSeen = {
  ...{ ...visit, bath: true, reservationCode: '4821', reservationStatus: 'Arrived' },
  statusSince: since,
}
const free: RoomView = { ...room, id: 8, number: '8' }

const nobody = {
  ...{ upcoming: [], waiting: [], ready: [], here: [] },
  ...{ completed: [], canceled: [], leftover: [] },
}

type Answers = Parameters<typeof serveCalls>[0]
async function open(here: VisitSeen, rooms: RoomView[], answers: Answers) {
  vi.stubGlobal('__VERSION__', '0.0.0')
  const settings = [{ Key: 'locationTimeZone', Value: 'America/New_York' }]
  const asked = serveCalls({
    listReception: () => ({
      body: { ...nobody, here: [here] },
    }),
    rooms: () => ({ body: rooms }),
    listReady: () => ({ body: { queue: [], inMikvah: [], pools: 0, corridor: { visits: [] } } }),
    settings: () => ({ body: settings }),
    publicSettings: () => ({ body: settings }),
    schedule: () => ({ body: [night] }),
    ...answers,
  })
  await live(<TonightScreen />, { areas: ['desk', 'desk-pages', 'visit-signs'] })
  return (name: string) => asked.filter((one) => one.name === name).map(({ body }) => body)
}

/** By keys alone: taken up at the handle, set down where `place` is. */
async function carry(handleName: string, place: () => HTMLElement, key = 'Enter') {
  const handle = await screen.findByRole('button', { name: handleName })
  act(() => handle.focus())
  fireEvent.keyDown(handle, { key })
  fireEvent.keyUp(handle, { key })
  await waitFor(() => expect(place().getAttribute('data-takes')).toBe('true'))
  act(() => place().focus())
  fireEvent.keyDown(place(), { key })
  fireEvent.keyUp(place(), { key })
}
const found = (selector: string) => {
  const one = document.querySelector(selector)
  if (!(one instanceof HTMLElement)) throw new Error(`There is no ${selector}.`)
  return one
}

it.each(['Enter', ' '])(
  'who has arrived is carried from her row onto a room by “%s”',
  async (key) => {
    const placed = { ...arrived, reservationStatus: 'Assigned', room: { id: 8, number: '8' } }
    const sent = await open(arrived, [free], {
      assignRoom: () => said({ reservation: placed, room: { ...free, status: 'Occupied' } }),
    })
    await carry('Carry 4821 to a room', () => found('[data-room="8"]'), key)
    expect(await screen.findByText('4821 is placed into room 8.')).toBeTruthy()
    expect(sent('assignRoom')).toMatchObject([{ roomId: 8, expectedStatus: 'Arrived' }])
  },
)

it('the room under her says what setting her down will do', async () => {
  await open(arrived, [free, { ...free, id: 9, number: '9' }], {})
  const handle = await screen.findByRole('button', { name: 'Carry 4821 to a room' })
  act(() => handle.focus())
  fireEvent.keyDown(handle, { key: 'Enter' })
  fireEvent.keyUp(handle, { key: 'Enter' })
  await waitFor(() => expect(found('[data-room="8"]').getAttribute('data-takes')).toBe('true'))
  for (const [under, other] of [
    ['8', '9'],
    ['9', '8'],
  ]) {
    act(() => found(`[data-room="${under}"]`).focus())
    const textOf = (room?: string) => found(`[data-room="${room}"]`).textContent
    await waitFor(() => expect(textOf(under)).toContain('Place 4821 here'))
    await waitFor(() => expect(textOf(other)).not.toContain('Place'))
  }
  fireEvent.keyDown(found('[data-room="8"]'), { key: 'Escape' })
})

it('over the room of somebody else that is a swap', async () => {
  const other = {
    ...{ ...hers, id: 9, number: '9' },
    reservation: { ...hers.reservation, reservationId: 'r9', reservationCode: '5512' },
  } as RoomView
  await open(assigned, [hers, other], {})
  const handle = await screen.findByRole('button', { name: 'Carry 4821 to another room' })
  act(() => handle.focus())
  fireEvent.keyDown(handle, { key: 'Enter' })
  fireEvent.keyUp(handle, { key: 'Enter' })
  await waitFor(() => expect(found('[data-room="9"]').getAttribute('data-takes')).toBe('true'))
  act(() => found('[data-room="9"]').focus())
  await waitFor(() => expect(found('[data-room="9"]').textContent).toContain('Swap 8 and 9'))
  fireEvent.keyDown(found('[data-room="9"]'), { key: 'Escape' })
})

const assigned: VisitSeen = {
  ...{ ...arrived, reservationStatus: 'Assigned', room: { id: 8, number: '8' } },
}
const hers = {
  ...{ ...free, status: 'Occupied', reservation: { ...assigned, since } },
} as RoomView

const waits = () => ({
  ...{ ...assigned, reservationStatus: 'Waiting', room: null },
  statusHistory: [
    {
      ...{ previousReservationStatus: 'Assigned', newReservationStatus: 'Waiting' },
      ...{ statusLastUpdatedByUser: 'u1', dateCreated: new Date().toISOString(), undoable: true },
    },
  ],
})

it('who isn’t settled in her room is carried out of it, onto those who wait, and back again', async () => {
  const sent = await open(assigned, [hers], { changeReservationStatus: () => said(waits()) })
  await carry('Carry 4821 to another room', () => found('[data-kind="waiting"]'))
  expect(await screen.findByText('4821 is out of room 8 and waits.')).toBeTruthy()
  expect(sent('changeReservationStatus')).toEqual([
    { status: 'Waiting', expectedStatus: 'Assigned' },
  ])
  expect(await screen.findByRole('button', { name: /^Undo 4821, back to Assigned/ })).toBeTruthy()
})

const changed = 'This reservation has changed in the meantime.'
const movedOn = (result: object) => () => ({
  status: 409,
  body: { success: false, code: 'moved-on', errorMessage: changed, result },
})
const byTheOtherDesk = (seen: VisitSeen): VisitSeen => ({
  ...{ ...seen, statusSince: '2026-11-24T20:04:00-05:00' },
  statusHistory: [{ setByName: 'Desk two' }] as VisitSeen['statusHistory'],
})
const saidCalmly = async (words: string) => {
  const news = (await screen.findByText(changed)).closest('[role=status]')
  expect(news?.textContent).toBe(`${changed}${words}`)
}

it('carried onto a room while another desk was faster, what that has made of her is said calmly', async () => {
  const seven = { id: 7, number: '7' }
  const now = byTheOtherDesk({ ...arrived, reservationStatus: 'Prep', room: seven })
  await open(arrived, [free], { assignRoom: movedOn({ reservation: now, room: free }) })
  await carry('Carry 4821 to a room', () => found('[data-room="8"]'))
  await saidCalmly('Prep Room 7 · since 8:04PM · Desk two')
})

it('so it is as she is carried out of her room', async () => {
  const now = byTheOtherDesk({ ...assigned, reservationStatus: 'Prep' })
  await open(assigned, [hers], { changeReservationStatus: movedOn(now) })
  await carry('Carry 4821 to another room', () => found('[data-kind="waiting"]'))
  await saidCalmly('Prep Room 8 · since 8:04PM · Desk two')
})

it('and as the way back comes too late', async () => {
  const now = byTheOtherDesk({ ...arrived, reservationStatus: 'Canceled' })
  let isFirst = true
  await open(assigned, [hers], {
    changeReservationStatus: () => {
      const answer = isFirst ? said(waits()) : movedOn(now)()
      isFirst = false
      return answer
    },
  })
  await carry('Carry 4821 to another room', () => found('[data-kind="waiting"]'))
  fireEvent.click(await screen.findByRole('button', { name: /^Undo 4821, back to Assigned/ }))
  await saidCalmly('Canceled · since 8:04PM · Desk two')
})

it('who has begun to prepare isn’t taken by those who wait', async () => {
  await open({ ...assigned, reservationStatus: 'Prep' }, [hers, { ...free, id: 9 }], {})
  const handle = await screen.findByRole('button', { name: 'Carry 4821 to another room' })
  act(() => handle.focus())
  fireEvent.keyUp(handle, { key: 'Enter' })
  await waitFor(() => expect(found('[data-room="9"]').dataset.takes).toBe('true'))
  expect(found('[data-kind="waiting"]').dataset.takes).toBeUndefined()
  fireEvent.keyDown(found('[data-room="9"]'), { key: 'Escape' })
  await waitFor(() => expect(found('[data-room="9"]').dataset.takes).toBeUndefined())
})

it.each([
  ['who has arrived', 'Carry 4821 to a room', arrived, 1],
  [
    'who is in a room',
    'Carry 4821 to another room',
    { ...arrived, reservationStatus: 'Prep', room: { id: 8, number: '8' } },
    0,
  ],
  ['who waits', 'Carry 4821 to a room', { ...arrived, reservationStatus: 'Waiting' }, 0],
] as const)(
  'Tab stops once at the row of %s, and an arrow key leads to its handle',
  async (_, name, seen, links) => {
    await open(seen as VisitSeen, [free], {
      ...(seen.reservationStatus === 'Waiting'
        ? { listReception: () => ({ body: { ...nobody, waiting: [seen], here: [seen] } }) }
        : {}),
    })
    const handle = await screen.findByRole('button', { name })
    const line = handle.closest('li')
    const stops = [...(line?.querySelectorAll<HTMLElement>('button, a') ?? [])].filter(
      ({ tabIndex }) => tabIndex >= 0,
    )
    expect(stops).toHaveLength(1 + links)
    const [whole] = stops
    act(() => whole?.focus())
    for (const [key, comes] of [
      ['ArrowLeft', handle],
      ['ArrowLeft', whole],
      ['ArrowRight', handle],
      ['ArrowRight', whole],
    ] as const) {
      fireEvent.keyDown(document.activeElement ?? document.body, { key })
      expect(document.activeElement).toBe(comes)
    }
  },
)
