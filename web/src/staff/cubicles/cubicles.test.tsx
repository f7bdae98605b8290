// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { applyEvent } from '../../live/on-message.ts'
import { setServerClock } from '../../talk/clock.ts'
import { night, room } from '../../test/answers.ts'
import { live, refused, said, serveCalls } from '../../test/live.tsx'
import { DeskWays } from '../tonight/DeskWays.tsx'
import { CubiclesScreen } from './CubiclesScreen.tsx'

const cubicle = (id: number, name: string, more: object = {}) => ({
  ...{ id, name, location: 'main', status: 'Available', reservation: null },
  ...more,
})
const hers = { status: 'Occupied', reservation: { reservationId: 'r1', reservationCode: '6073' } }
const all = [cubicle(1, 'A', hers), cubicle(2, 'B')]

async function open(answers: Parameters<typeof serveCalls>[0] = {}) {
  setServerClock('2026-11-24T20:42:10-05:00')
  const asked = serveCalls({
    publicSettings: () => ({ body: [{ Key: 'locationTimeZone', Value: 'America/New_York' }] }),
    locations: () => ({ body: [{ id: 'main', name: 'Main', nameHe: 'ראשי' }] }),
    settings: () => ({ body: [] }),
    cubicles: () => ({ body: all }),
    ...answers,
  })
  const { client } = await live(<CubiclesScreen />, {
    areas: ['desk', 'desk-pages'],
    at: '/receptionist/cubicles',
  })
  await screen.findByText('6073')
  const sent = (name: string) =>
    asked.filter((one) => one.name === name).map(({ path, body }) => [path, body])
  return { client, sent }
}
const row = (name: string) => within(screen.getByText(name).closest('li') as HTMLElement)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('a cubicle says whose it is by her code alone, and while it is hers its lock is all that opens', async () => {
  await open()
  expect(row('A').getByText('In use')).toBeTruthy()
  expect(
    row('A')
      .getAllByRole('button')
      .map((one) => one.textContent),
  ).toEqual(['Open'])
  expect(
    row('B')
      .getAllByRole('button')
      .map((one) => one.textContent),
  ).toEqual([...['Open', 'To be cleaned', 'Out of use']])
})

it.each([
  ['two', true],
  ['one', false],
])('of %s buildings a cubicle says in which it is: %s', async (many, says) => {
  const main = { id: 'main', name: 'Main', nameHe: 'ראשי' }
  const lane = { id: 'lane', name: 'Brook Lane', nameHe: '' }
  await open({ locations: () => ({ body: many === 'two' ? [main, lane] : [main] }) })
  await screen.findByText('6073')
  if (says) expect(await row('B').findByText('Main')).toBeTruthy()
  else expect(row('B').queryByText('Main')).toBeNull()
})

it('its lock opens once for a double tap, and it is said when', async () => {
  let answer = (_: ReturnType<typeof said>) => {}
  const unlocked = new Promise<ReturnType<typeof said>>((done) => {
    answer = done
  })
  const { sent } = await open({ unlockCubicle: () => unlocked })
  press('Open: A')
  press('Open: A')
  await waitFor(() => expect(sent('unlockCubicle')).toHaveLength(1))
  await act(async () => answer(said({ unlocked: true })))
  await screen.findByText('Cubicle A opened at 8:42 PM.')
  expect(sent('unlockCubicle')).toHaveLength(1)
})

it('while one of its acts is under way a second one does nothing, and afterwards it does', async () => {
  let answer = (_: ReturnType<typeof said>) => {}
  const unlockCubicle = () => new Promise<ReturnType<typeof said>>((done) => (answer = done))
  const changeCubicleStatus = () => said({ ...all[1], status: 'NeedsCleaning' })
  const { sent } = await open({ unlockCubicle, changeCubicleStatus })
  press('Open: B')
  press('To be cleaned: B')
  await waitFor(() => expect(sent('unlockCubicle')).toHaveLength(1))
  await act(async () => answer(said({ unlocked: true })))
  await screen.findByText('Cubicle B opened at 8:42 PM.')
  expect(sent('changeCubicleStatus')).toEqual([])
  press('To be cleaned: B')
  await waitFor(() => expect(sent('changeCubicleStatus')).toHaveLength(1))
})

it('that it can’t be opened or set is said in words', async () => {
  const errorMessage = 'This cubicle has no lock that opens from here.'
  const { sent } = await open({
    unlockCubicle: () => ({ status: 409, body: { success: false, code: 'no-lock', errorMessage } }),
    changeCubicleStatus: () => said({ ...all[1], status: 'NeedsCleaning' }),
  })
  press('Open: B')
  await row('B').findByText(errorMessage)
  press('To be cleaned: B')
  await waitFor(() => expect(row('B').queryByText(errorMessage)).toBeNull())
  await waitFor(() =>
    expect(sent('changeCubicleStatus')).toEqual([
      ['/api/api/settings/cubicles/2/status', { status: 'NeedsCleaning' }],
    ]),
  )
})

it('that it can’t be set is said where it stands, and it stays what it was', async () => {
  await open({ changeCubicleStatus: () => refused() })
  press('Out of use: B')
  expect((await row('B').findByRole('alert')).textContent).toContain('Not just now.')
  expect(row('A').queryByRole('alert')).toBeNull()
  expect(row('B').getByRole('button', { name: 'Out of use: B' })).toBeTruthy()
})

it('one that another desk sets shows it', async () => {
  let got = all
  const { client } = await open({ cubicles: () => ({ body: got }) })
  got = [cubicle(1, 'A', hers), cubicle(2, 'B', { status: 'Offline' })]
  await act(async () => applyEvent(client, { event: 'cubicles', data: {} }))
  await row('B').findByRole('button', { name: 'Available again: B' })
})

it.each([
  ['True', 1],
  ['False', 0],
])('the desk’s ways lead to them where the house uses cubicles: %s', async (Value, count) => {
  serveCalls({
    publicSettings: () => ({ body: [] }),
    settings: () => ({ body: [{ Key: 'useCubicles', Value }] }),
    rooms: () => ({ body: [{ ...room, status: 'NeedsCleaning' }] }),
    licenseRequests: () => ({ body: [{}] }),
    locks: () => ({ body: [] }),
    schedule: () => ({ body: [night] }),
  })
  await live(<DeskWays />, { areas: ['desk', 'desk-pages'], at: '/receptionist' })
  await screen.findByRole('link', { name: /^Cleaning/ })
  await waitFor(() =>
    expect(screen.queryAllByRole('link', { name: 'Cubicles' })).toHaveLength(count),
  )
})
