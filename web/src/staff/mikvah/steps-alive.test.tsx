// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sayLive } from '../../live/live-state.ts'
import { setServerClock } from '../../talk/clock.ts'
import { now, ready } from '../../test/an-evening.ts'
import { visit } from '../../test/answers.ts'
import { live, said, serveCalls } from '../../test/live.tsx'
import { MikvahScreen } from './MikvahScreen.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(now), shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
  sayLive({ live: true })
})
const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function open(answers: Parameters<typeof serveCalls>[0] = {}) {
  const asked = serveCalls({
    publicSettings: () => ({ body: [] }),
    settings: () => ({ body: [{ Key: 'flowToFromMikvah', Value: 'True' }] }),
    listReady: () => ({ body: ready }),
    changeReservationStatus: () => said(visit),
    ...answers,
  })
  setServerClock(now)
  await live(<MikvahScreen />, { areas: ['desk', 'mikvah'], at: '/mikvah' })
  const steps = () =>
    asked
      .filter(({ name }) => name === 'changeReservationStatus')
      .map(({ path, body }) => [path.split('/').at(-2), body])
  return { steps }
}
const tap = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }))

it('the second half of a double tap takes nothing back; a tap of its own does', async () => {
  const { steps } = await open()
  await tap(/^On her way/)
  await tap(/^Undo 6011/)
  expect(steps()).toHaveLength(1)
  await passes(700)
  await tap(/^Undo 6011/)
  await waitFor(() => expect(steps()).toHaveLength(2))
  expect(steps()[1]).toMatchObject(['r1', { status: 'ReadyForMikvahNext', undo: true }])
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull())
})

it('a step may be taken back for its minute, and not after it', async () => {
  await open()
  await tap(/^On her way/)
  await screen.findByRole('button', { name: /^Undo/ })
  await passes(55_000)
  expect(screen.getByRole('button', { name: /^Undo/ })).toBeTruthy()
  await passes(6_000)
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
})

it('while the line is lost no step is taken, and none taken back', async () => {
  await open()
  await tap(/^On her way/)
  const undo = await screen.findByRole<HTMLButtonElement>('button', { name: /^Undo/ })
  act(() => sayLive({ live: false, since: 0 }))
  for (const name of [/^On her way/, /^Next/, /^Out/, /^In her room/])
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true)
  expect(undo.disabled).toBe(true)
})

it('who comes back from the water is seen to her room', async () => {
  const { steps } = await open()
  await tap(/^In her room/)
  await waitFor(() => expect(steps()).toMatchObject([['r4', { status: 'Dressing' }]]))
})

it('out of her turn she goes for a reason, which is sent with her step', async () => {
  const out = { success: false, code: 'out-of-turn', errorMessage: 'It is the turn of 6011.' }
  const { steps } = await open({
    changeReservationStatus: ({ body }) =>
      (body as { overrideReason?: string }).overrideReason
        ? said(visit)
        : { status: 409, body: out },
  })
  await tap(/^Next/)
  const dialog = await screen.findByRole('dialog', { name: 'Before her turn?' })
  const go = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'She is next' })
  expect(go.disabled).toBe(true)
  fireEvent.click(within(dialog).getByRole('radio', { name: 'The other asked to wait' }))
  fireEvent.click(go)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(steps()[1]).toMatchObject([
    'r2',
    { status: 'ReadyForMikvahNext', overrideReason: 'The other asked to wait' },
  ])
})

it('who keeps the order sends nothing more, and may try again', async () => {
  const out = { success: false, code: 'out-of-turn', errorMessage: 'It is the turn of 6011.' }
  const { steps } = await open({ changeReservationStatus: () => ({ status: 409, body: out }) })
  await tap(/^Next/)
  await tap('Keep the order')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(steps()).toHaveLength(1)
  await tap(/^Next/)
  await screen.findByRole('dialog', { name: 'Before her turn?' })
})

it('why a step was refused is said in its place, and let go', async () => {
  const answer = { success: false, code: 'corridor-full', errorMessage: 'The corridor is full.' }
  await open({ changeReservationStatus: () => ({ status: 409, body: answer }) })
  await tap(/^On her way/)
  expect((await screen.findByRole('alert')).textContent).toContain('The corridor is full.')
  await tap('Close')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

it('by keyboard it is let go by Escape, from where she is', async () => {
  const answer = { success: false, code: 'corridor-full', errorMessage: 'The corridor is full.' }
  await open({ changeReservationStatus: () => ({ status: 409, body: answer }) })
  await tap(/^On her way/)
  await screen.findByRole('alert')
  fireEvent.keyDown(document.body, { key: 'Escape' })
  await passes(10)
  expect(screen.queryByRole('alert')).toBeNull()
})

it('while the glass is wiped nothing on it is felt, for ten seconds', async () => {
  await open()
  const queue = await screen.findByRole('region', { name: /^Ready, in order/ })
  await tap('Wipe')
  await screen.findByText(/Wipe now/)
  expect(queue.closest('[inert]')).not.toBeNull()
  await passes(11_000)
  expect(screen.queryByText(/Wipe now/)).toBeNull()
  expect(queue.closest('[inert]')).toBeNull()
})
