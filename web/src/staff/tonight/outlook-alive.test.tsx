// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { applyEvent } from '../../live/on-message.ts'
import { setServerClock } from '../../talk/clock.ts'
import { emptyBoard, night, room, visit } from '../../test/answers.ts'
import { live, serveCalls } from '../../test/live.tsx'
import { TonightScreen } from './TonightScreen.tsx'

const at = (time: string) => `2026-11-24T${time}:00-05:00`
const waits = {
  ...{ ...visit, reservationId: 'r2', reservationCode: '7716', reservationStatus: 'Waiting' },
  ...{ waitingCode: '417', timeArrived: at('19:40'), statusSince: at('19:40') },
} as const
const outlook = {
  visits: [
    { reservationId: 'r1', room: null, water: { p50: at('20:41'), p90: at('21:12') } },
    {
      ...{ reservationId: 'r2', room: { p50: at('19:51'), p90: at('19:54') } },
      water: { p50: at('20:20'), p90: at('20:50') },
    },
  ],
  empty: [{ location: 'main', likely: { p50: at('23:31'), p90: '2026-11-25T00:02:00-05:00' } }],
}

async function board(answer: () => object = () => outlook) {
  vi.stubGlobal('__VERSION__', '0.0.0')
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
  vi.setSystemTime(at('19:45'))
  setServerClock(at('19:45'))
  const got = { ...emptyBoard, upcoming: [visit], waiting: [waits], here: [waits] }
  const asked = serveCalls({
    listReception: ({ path }) => {
      if (!path.includes('outlook=true')) return { body: got }
      const outlook = answer()
      return 'status' in outlook ? { status: 503, body: {} } : { body: { ...got, outlook } }
    },
    rooms: () => ({ body: [room] }),
    listReady: () => ({ body: { queue: [], inMikvah: [], pools: 0, corridor: { visits: [] } } }),
    settings: () => ({ body: [] }),
    publicSettings: () => ({ body: [{ Key: 'locationTimeZone', Value: 'America/New_York' }] }),
    schedule: () => ({ body: [night] }),
  })
  const page = live(<TonightScreen />, { areas: ['desk', 'desk-pages', 'visit-signs'] })
  await pass(100)
  const { client } = await page
  await pass(100)
  const plays = () => asked.filter(({ path }) => path.includes('outlook=true')).length
  const moves = (statusSince: string) =>
    act(async () => {
      applyEvent(client, {
        event: 'reservation',
        data: { ...waits, reservationStatus: 'Assigned', statusSince: at(statusSince) },
      })
      await vi.advanceTimersByTimeAsync(10)
    })
  /** All that was asked for, but what every page asks for again by the hour. */
  const byTheHour = ['publicSettings', 'schedule']
  const names = () => asked.map(({ name }) => name).filter((name) => !byTheHour.includes(name))
  return { plays, moves, asked: names }
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const rowOf = (code: string) => screen.getByText(code).closest('li')?.textContent

afterEach(() => vi.useRealTimers())

it('shows for whom a room and the water are likely when, never earlier than foreseen, and when the house is empty', async () => {
  await board()
  expect(rowOf('7716')).toContain('room 7:55PM · water 8:50PM')
  expect(screen.getByText('Likely empty').closest('p')?.textContent).toBe(
    'Likely empty11:35PM–12:05AM',
  )
})

it('as time passes says less of it, and asks nobody', async () => {
  const { plays, asked } = await board()
  const before = asked().length
  await pass(9 * 60_000)
  expect(rowOf('7716')).toContain('room 7:55PM')
  await pass(2 * 60_000)
  expect(rowOf('7716')).toContain('room any moment')
  expect(plays()).toBe(1)
  expect(asked().slice(before)).toEqual([])
})

it('gathers what changes within two seconds, however long ago it asked', async () => {
  const { plays, moves } = await board()
  await pass(60_000)
  await moves('19:46')
  await pass(1900)
  expect(plays()).toBe(1)
  await pass(200)
  expect(plays()).toBe(2)
})

it('asks anew when the floor has changed, at most once in twenty seconds', async () => {
  const { plays, moves } = await board()
  expect(plays()).toBe(1)
  for (const minute of ['19:41', '19:42', '19:43']) await moves(minute)
  await pass(19_000)
  expect(plays()).toBe(1)
  await pass(1500)
  expect(plays()).toBe(2)
  await pass(60_000)
  await moves('19:44')
  await pass(2500)
  expect(plays()).toBe(3)
})

it('shows none that it could not bring up to date', async () => {
  let fails = false
  const { moves } = await board(() => (fails ? { status: 503 } : outlook))
  fails = true
  await moves('19:46')
  await pass(40_000)
  expect(screen.queryByText('Likely empty')).toBeNull()
  fails = false
  await moves('19:47')
  await pass(40_000)
  expect(screen.queryByText('Likely empty')).not.toBeNull()
})
