// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { room } from '../../test/answers.ts'
import { live, serveCalls } from '../../test/live.tsx'
import { ReadyQueue } from '../attendant/ReadyQueue.tsx'
import { Counts } from './Counts.tsx'
import { Pools } from './Pools.tsx'

const main = { id: 'main', name: 'Main building', nameHe: 'הבניין הראשי' }
const brook = { id: 'brook', name: 'Brook Lane', nameHe: 'ברוק ליין' }
const rooms = [
  { ...room, id: 1, location: main },
  { ...room, id: 2, location: main },
  { ...room, id: 30, location: brook },
]
const section = (locationId: string, closed: boolean) => ({
  ...{ section: { id: locationId, name: locationId, locationId }, date: '2026-11-24' },
  ...{ attendant: null, last: null, opened: true, closed },
})
const inWater = (code: string) => ({
  ...{ reservationId: code, reservationCode: code, roomId: 1, roomNumber: '1' },
  ...{ pool: 1, since: '2026-11-24T18:30:00-05:00' },
})

/** Whichever building is asked for, another woman is in its water and another one ready. */
function serveHouses(isBrookClosed: boolean, sectionsCome: Promise<void> = Promise.resolve()) {
  return serveCalls({
    rooms: () => ({ body: rooms }),
    attendantsTonight: async () => {
      await sectionsCome
      return { body: [section('main', false), section('brook', isBrookClosed)] }
    },
    listReception: () => ({ body: { upcoming: [], waiting: [], here: [], completed: [] } }),
    listReady: ({ path }) => {
      const code = path.includes('brook') ? '2222' : '1111'
      const ready = {
        ...inWater(`${code}0`),
        status: 'ReadyForMikvah',
        readySince: room.statusSince,
      }
      return {
        body: { queue: [ready], inMikvah: [inWater(code)], pools: 2, corridor: { visits: [] } },
      }
    },
  })
}
const board = (
  <>
    <Counts />
    <Pools />
  </>
)
const countOf = (name: string) =>
  screen.getByText(name, { selector: 'dt, dt bdi' }).closest('div')?.querySelector('dd')
    ?.textContent

it('of two buildings each has its own rooms and its own pools', async () => {
  serveHouses(false)
  await live(board, { areas: ['desk'] })
  const hers = await screen.findByRole('region', { name: /Brook Lane/ })
  expect(await within(hers).findByText('2222')).toBeTruthy()
  expect(within(hers).queryByText('1111')).toBeNull()
  const main = await screen.findByRole('region', { name: /Main building/ })
  expect(await within(main).findByText('1111')).toBeTruthy()
  await screen.findByText('Brook Lane', { selector: 'dt, dt bdi' })
  expect([countOf('Rooms free'), countOf('Brook Lane')]).toEqual(['2', '1'])
})

it('free rooms are counted once it is known which buildings are open, not all of them before', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  serveHouses(false, promise)
  await live(<Counts />, { areas: ['desk'] })
  await waitFor(() => expect(countOf('Tonight')).toBe('0'))
  expect(countOf('Rooms free')).toBe('–')
  resolve()
  await screen.findByText('Brook Lane', { selector: 'dt, dt bdi' })
  expect(countOf('Rooms free')).toBe('2')
})

it('a building that stays closed tonight is counted nowhere', async () => {
  serveHouses(true)
  await live(board, { areas: ['desk'] })
  await screen.findByText('1111')
  expect(screen.queryByText('2222')).toBeNull()
  expect(screen.queryByText('Brook Lane')).toBeNull()
  expect(countOf('Rooms free')).toBe('2')
})

it('who works in one building is shown its queue alone', async () => {
  serveHouses(false)
  await live(<ReadyQueue rooms={rooms.slice(2)} />, { areas: ['attendant', 'desk'] })
  await screen.findByText('22220')
  expect(screen.queryByText('11110')).toBeNull()
})

it('a pool that is kept says at the desk for whom', async () => {
  const sent = { ...inWater('3333'), pool: 2, status: 'ToMikvah' }
  serveCalls({
    rooms: () => ({ body: [{ ...room, id: 1, location: main }] }),
    attendantsTonight: () => ({ body: [section('main', false)] }),
    listReady: () => ({
      body: { queue: [], inMikvah: [inWater('1111')], pools: 3, corridor: { visits: [sent] } },
    }),
  })
  await live(<Pools />, { areas: ['desk'] })
  await screen.findByText('3333')
  const pools = screen.getAllByRole('listitem').map((one) => one.textContent)
  expect([pools[0]?.startsWith('11111'), ...pools.slice(1)]).toEqual([true, '2for 3333', '3Free'])
})
