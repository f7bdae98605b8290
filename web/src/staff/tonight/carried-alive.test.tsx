// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { RoomTold, VisitSeen } from '../../live/told.ts'
import { live, said, serveCalls } from '../../test/live.tsx'
import { night, room, visit } from '../../test/told.ts'
import { TonightScreen } from './TonightScreen.tsx'

const since = new Date().toISOString()
const arrived: VisitSeen = {
  ...{ ...visit, bath: true, reservationCode: '4821', reservationStatus: 'Arrived' },
  statusSince: since,
}
const free: RoomTold = { ...room, id: 8, number: '8' }

type Answers = Parameters<typeof serveCalls>[0]
async function open(here: VisitSeen, rooms: RoomTold[], answers: Answers) {
  vi.stubGlobal('__VERSION__', '0.0.0')
  const settings = [{ Key: 'locationTimeZone', Value: 'America/New_York' }]
  const asked = serveCalls({
    listReception: () => ({
      told: { upcoming: [], waiting: [], ready: [], here: [here], completed: [], leftover: [] },
    }),
    rooms: () => ({ told: rooms }),
    listReady: () => ({ told: { queue: [], inMikvah: [], pools: 0, corridor: { visits: [] } } }),
    settings: () => ({ told: settings }),
    publicSettings: () => ({ told: settings }),
    schedule: () => ({ told: [night] }),
    ...answers,
  })
  await live(<TonightScreen />, { areas: ['desk', 'desk-pages', 'visit-signs'] })
  return (name: string) => asked.filter((one) => one.name === name).map(({ body }) => body)
}

/** By keys alone: taken up at the handle, set down where `place` is. */
async function carry(handleName: string, place: () => HTMLElement) {
  const handle = await screen.findByRole('button', { name: handleName })
  act(() => handle.focus())
  fireEvent.keyDown(handle, { key: 'Enter' })
  fireEvent.keyUp(handle, { key: 'Enter' })
  await waitFor(() => expect(place().getAttribute('data-takes')).toBe('true'))
  act(() => place().focus())
  fireEvent.keyDown(place(), { key: 'Enter' })
  fireEvent.keyUp(place(), { key: 'Enter' })
}
const found = (selector: string) => {
  const one = document.querySelector(selector)
  if (!(one instanceof HTMLElement)) throw new Error(`There is no ${selector}.`)
  return one
}

it('who has arrived is carried from her row onto a room', async () => {
  const placed = { ...arrived, reservationStatus: 'Assigned', room: { id: 8, number: '8' } }
  const sent = await open(arrived, [free], {
    assignRoom: () => said({ reservation: placed, room: { ...free, status: 'Occupied' } }),
  })
  await carry('Carry 4821 to a room', () => found('[data-room="8"]'))
  expect(await screen.findByText('4821 is placed into room 8.')).toBeTruthy()
  expect(sent('assignRoom')).toMatchObject([{ roomId: 8, expectedStatus: 'Arrived' }])
})
