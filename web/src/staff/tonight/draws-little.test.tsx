// @vitest-environment happy-dom
import type { ReservationStatus } from '@mikvah/rules/reservation/statuses.ts'
import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { LiveEvent } from '../../live/live-event.ts'
import { applyEvent } from '../../live/on-message.ts'
import { night, room, visit } from '../../test/answers.ts'
import { live, serveCalls } from '../../test/live.tsx'
import { TonightScreen } from './TonightScreen.tsx'

const drawn = vi.hoisted(() => ({ icons: 0 }))
// As it is, and counted: each row, each room and all that stands around them draw at least one.
vi.mock('../../parts/Icon.tsx', async (original) => {
  const { Icon } = await original<typeof import('../../parts/Icon.tsx')>()
  return {
    Icon: (props: Parameters<typeof Icon>[0]) => {
      drawn.icons += 1
      return Icon(props)
    },
  }
})

const visits = Array.from({ length: 80 }, (_, nth) => ({
  ...visit,
  ...{ reservationId: `r${nth}`, reservationCode: String(1000 + nth) },
  reservationTime: new Date().toISOString(),
  reservationStatus: (nth < 60 ? 'Reserved' : 'Waiting') as ReservationStatus,
}))
const rooms = Array.from({ length: 18 }, (_, nth) => ({
  ...room,
  id: nth + 1,
  number: `${nth + 1}`,
}))

it.each<[string, LiveEvent]>([
  [
    'a visit that moves',
    {
      event: 'reservation',
      data: { ...visits[61], reservationId: 'r61', reservationStatus: 'Assigned' },
    },
  ],
  [
    'a room that changes',
    { event: 'room', data: { ...room, id: 4, number: '4', status: 'Cleaning' } },
  ],
  [
    'somebody who comes',
    {
      event: 'reservation',
      data: { ...visits[3], reservationId: 'r3', reservationStatus: 'Waiting', waitingCode: '417' },
    },
  ],
])('of %s only what shows it is drawn anew', async (_, told) => {
  vi.stubGlobal('__VERSION__', '0.0.0')
  const lists = { ready: [], completed: [], canceled: [], leftover: [] }
  const board = {
    ...lists,
    upcoming: visits.slice(0, 60),
    waiting: visits.slice(60),
    here: visits.slice(60),
  }
  serveCalls({
    listReception: () => ({ body: board }),
    rooms: () => ({ body: rooms }),
    listReady: () => ({ body: { queue: [], inMikvah: [], pools: 0, corridor: { visits: [] } } }),
    settings: () => ({ body: [] }),
    publicSettings: () => ({ body: [{ Key: 'locationTimeZone', Value: 'America/New_York' }] }),
    schedule: () => ({ body: [night] }),
  })
  const { client } = await live(<TonightScreen />, { areas: ['desk', 'desk-pages', 'visit-signs'] })
  await screen.findByText('1061')
  await act(async () => {})
  expect(drawn.icons).toBeGreaterThan(98)
  drawn.icons = 0
  await act(async () => applyEvent(client, told))
  expect(drawn.icons).toBeLessThanOrEqual(6)
})
