// @vitest-environment happy-dom
import type { Role } from '@mikvah/rules/people/roles.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { keepSession, presentSession } from '../../talk/session.ts'
import { live, said, serveCalls } from '../../test/live.tsx'
import { visit } from '../../test/told.ts'
import { SwipeModal } from './SwipeModal.tsx'
import { useMoveVisit } from './use-move-visit.ts'
import { useSaid } from './use-said.ts'

function Mover() {
  const { moveTo, swipe } = useMoveVisit({ ...visit, reservationStatus: 'Prep' })
  return (
    <>
      <button type="button" onClick={() => moveTo('Done')}>
        Done
      </button>
      <SwipeModal swipe={swipe} />
    </>
  )
}

/** Who holds a role that is shared is asked; an administrator has a sign-in of her own. */
const rolesOf: Record<string, Role[]> = {
  Reception: ['Reception'],
  Attendant: ['Attendant'],
  Admin: ['Admin'],
}

async function mover(userName: string, wanted: string) {
  const session = presentSession()
  if (session) keepSession({ ...session, userName, roles: rolesOf[userName] ?? [] })
  const asked = serveCalls({
    settings: () => ({ told: [{ Key: 'reservationsStatusChangeCardCode', Value: wanted }] }),
    changeReservationStatus: () => said({ ...visit, reservationStatus: 'Done' }),
  })
  await live(<Mover />, { areas: ['desk'] })
  await vi.advanceTimersByTimeAsync(100)
  fireEvent.click(screen.getByRole('button', { name: 'Done' }))
  await vi.advanceTimersByTimeAsync(100)
  return () =>
    asked.filter(({ name }) => name === 'changeReservationStatus').map(({ body }) => body)
}

const swipe = (code: string) => {
  for (const key of [...code, 'Enter']) fireEvent.keyDown(window, { key })
}
const clock = {
  toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] as const,
}
const fakeClock = () => vi.useFakeTimers({ toFake: [...clock.toFake], shouldAdvanceTime: true })

afterEach(() => {
  vi.useRealTimers()
})

it('a change waits for a card, and goes out with its code', async () => {
  fakeClock()
  const sent = await mover('Reception', 'True')
  expect(screen.getByRole('heading', { name: 'Swipe your card' })).toBeTruthy()
  expect(sent()).toEqual([])
  swipe('77120')
  await vi.advanceTimersByTimeAsync(100)
  expect(sent()).toEqual([{ status: 'Done', expectedStatus: 'Prep', cardCode: '77120' }])
  expect(screen.queryByRole('heading', { name: 'Swipe your card' })).toBeNull()
})

it('without a card within fifteen seconds it is let be', async () => {
  fakeClock()
  const sent = await mover('Attendant', 'True')
  await act(() => vi.advanceTimersByTimeAsync(14_000))
  expect(screen.getByRole('heading', { name: 'Swipe your card' })).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(1500))
  expect(screen.queryByRole('heading', { name: 'Swipe your card' })).toBeNull()
  expect(sent()).toEqual([])
})

it.each([
  ['Reception', 'False'],
  ['Reception', ''],
  ['Admin', 'True'],
])('%s is asked for none where the setting is “%s”', async (userName, wanted) => {
  fakeClock()
  const sent = await mover(userName, wanted)
  expect(sent()).toEqual([{ status: 'Done', expectedStatus: 'Prep' }])
})

function Says() {
  const { said, say } = useSaid()
  return (
    <button type="button" onClick={() => say('It is done.')}>
      {said ?? 'nothing'}
    </button>
  )
}

it('what was done is said for fifteen seconds', async () => {
  fakeClock()
  await live(<Says />)
  fireEvent.click(screen.getByRole('button'))
  await act(() => vi.advanceTimersByTimeAsync(14_500))
  expect(screen.getByRole('button').textContent).toBe('It is done.')
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(screen.getByRole('button').textContent).toBe('nothing')
})
