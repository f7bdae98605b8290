// @vitest-environment happy-dom
import type { Role } from '@mikvah/rules/people/roles.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { SwipedCard } from '../../talk/call.ts'
import { keepSession, presentSession } from '../../talk/session.ts'
import { aFewTurns } from '../../test/a-few-turns.ts'
import { visit } from '../../test/answers.ts'
import { live, said, serveCalls } from '../../test/live.tsx'
import { SwipeModal } from './SwipeModal.tsx'
import { useMoveVisit } from './use-move-visit.ts'
import { useSaid } from './use-said.ts'
import { useSwipe } from './use-swipe.ts'

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

async function mover(userName: string, wanted: string, comes?: Promise<void>) {
  const session = presentSession()
  if (session) keepSession({ ...session, userName, roles: rolesOf[userName] ?? [] })
  const asked = serveCalls({
    settings: async () => {
      await comes
      return { body: [{ Key: 'reservationsStatusChangeCardCode', Value: wanted }] }
    },
    changeReservationStatus: () => said({ ...visit, reservationStatus: 'Done' }),
  })
  await live(<Mover />, { areas: ['desk'] })
  fireEvent.click(screen.getByRole('button', { name: 'Done' }))
  return () =>
    asked.filter(({ name }) => name === 'changeReservationStatus').map(({ body }) => body)
}

/** Whether the Enter at the end of the card was left to the page. */
const swipe = (code: string, at: Window | Element = window) => {
  for (const key of code) fireEvent.keyDown(at, { key })
  return pressEnter(at)
}
const pressEnter = (at: Window | Element = window) => fireEvent.keyDown(at, { key: 'Enter' })
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
  await screen.findByRole('heading', { name: 'Swipe your card' })
  expect(sent()).toEqual([])
  swipe('77120')
  await waitFor(() =>
    expect(sent()).toEqual([{ status: 'Done', expectedStatus: 'Prep', cardCode: '77120' }]),
  )
  await waitFor(() => expect(asksForCard()).toBe(false))
})

it('a tap that is quicker than the settings waits for what they say of cards', async () => {
  const comes = Promise.withResolvers<void>()
  const sent = await mover('Reception', 'True', comes.promise)
  await aFewTurns()
  expect(sent()).toEqual([])
  comes.resolve()
  await screen.findByRole('heading', { name: 'Swipe your card' })
  expect(sent()).toEqual([])
})

it('without a card within fifteen seconds it is let be', async () => {
  fakeClock()
  const sent = await mover('Attendant', 'True')
  await screen.findByRole('heading', { name: 'Swipe your card' })
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
  await waitFor(() => expect(sent()).toEqual([{ status: 'Done', expectedStatus: 'Prep' }]))
})

it('where the settings can’t be had the act goes out, and the server says whether it wants a card', async () => {
  const session = presentSession()
  if (session) keepSession({ ...session, roles: ['Reception'] })
  const asked = serveCalls({
    settings: () => ({ status: 403, body: {} }),
    changeReservationStatus: () => said({ ...visit, reservationStatus: 'Done' }),
  })
  await live(<Mover />, { areas: ['desk'] })
  fireEvent.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(() =>
    expect(asked.at(-1)?.body).toEqual({ status: 'Done', expectedStatus: 'Prep' }),
  )
})

type Send = Parameters<ReturnType<typeof useSwipe>['withCard']>[0]

const lists = {
  here: [],
  upcoming: [],
  waiting: [],
  ready: [],
  completed: [],
  canceled: [],
  leftover: [],
}
const settingOf = (Value: string) => [{ Key: 'reservationsStatusChangeCardCode', Value }]

async function acts(cards: 'True' | 'False', send: Send) {
  fakeClock()
  const session = presentSession()
  if (session) keepSession({ ...session, roles: ['Reception'] })
  const asked = serveCalls({
    settings: () => ({ body: settingOf(cards) }),
    listReception: () => ({ body: lists }),
    rooms: () => ({ body: [] }),
  })
  const ends: [string, unknown][] = []
  function Acts() {
    const swipe = useSwipe()
    const act = (of: string) =>
      swipe.withCard(send, of).then(
        (end) => ends.push([of, end]),
        (failure) => ends.push([of, failure]),
      )
    return (
      <>
        {['hers', 'another’s'].map((of) => (
          <button key={of} type="button" onClick={() => act(of)}>
            {of}
          </button>
        ))}
        <input aria-label="Keeps its keys" onKeyDown={(event) => event.stopPropagation()} />
        <SwipeModal swipe={swipe} />
      </>
    )
  }
  const { client } = await live(<Acts />, { areas: ['desk'] })
  await waitFor(() => expect(client.isFetching()).toBe(0))
  const tap = async (name: string) => {
    // Below the modal, as a key that was on its way when it came up.
    fireEvent.click(screen.getByRole('button', { name, hidden: true }))
    await act(() => vi.advanceTimersByTimeAsync(50))
  }
  const swiped = async (code: string, at?: Element) => {
    const isLeft = swipe(code, at)
    await act(() => vi.advanceTimersByTimeAsync(50))
    return isLeft
  }
  return { ends, tap, swiped, client, asked: () => asked.map(({ name }) => name) }
}
const asksForCard = () => screen.queryByRole('heading', { name: 'Swipe your card' }) !== null

it('an act that is tapped again while its card is waited for goes out once', async () => {
  const send = vi.fn(async () => 'done')
  const { ends, tap, swiped } = await acts('True', send)
  await tap('hers')
  await tap('hers')
  await swiped('77120')
  expect(send.mock.calls).toEqual([[{ cardCode: '77120' }]])
  expect(ends).toEqual([
    ['hers', null],
    ['hers', 'done'],
  ])
  expect(asksForCard()).toBe(false)
})

it('an act on somebody else meanwhile is asked for its own card next, and both end', async () => {
  const send = vi.fn(async ({ cardCode }: SwipedCard) => `by ${cardCode}`)
  const { ends, tap, swiped } = await acts('True', send)
  await tap('hers')
  await tap('another’s')
  await act(() => vi.advanceTimersByTimeAsync(14_000))
  await swiped('77120')
  expect(ends).toEqual([['hers', 'by 77120']])
  // It has fifteen seconds of its own.
  await act(() => vi.advanceTimersByTimeAsync(14_000))
  expect(asksForCard()).toBe(true)
  await swiped('88001')
  expect(ends).toEqual([
    ['hers', 'by 77120'],
    ['another’s', 'by 88001'],
  ])
})

it('an act on somebody else meanwhile gives the first no more time', async () => {
  const { ends, tap } = await acts('True', async () => 'done')
  await tap('hers')
  await act(() => vi.advanceTimersByTimeAsync(14_000))
  await tap('another’s')
  await act(() => vi.advanceTimersByTimeAsync(1500))
  expect(ends).toEqual([['hers', null]])
  expect(asksForCard()).toBe(true)
})

const here = [
  { ...visit, reservationId: 'hers', reservationCode: '4821' },
  { ...visit, reservationId: 'another’s', reservationCode: '7716' },
]
const saysFor = () => screen.getByRole('dialog').textContent

it('each card is asked for by the code of whom its act is about', async () => {
  const { tap, swiped, client } = await acts('True', async () => 'done')
  act(() => void client.setQueryData(['listReception', {}], { ...lists, here }))
  await tap('hers')
  await tap('another’s')
  expect(saysFor()).toContain('It confirms what is done for 4821.')
  await swiped('77120')
  expect(saysFor()).toContain('It confirms what is done for 7716.')
})

it('the first card that is asked for once the office wants them is by her own code too', async () => {
  const { tap, client } = await acts('False', async () => 'done')
  act(() => void client.setQueryData(['listReception', {}], { ...lists, here }))
  await tap('hers')
  act(() => void client.setQueryData(['settings', {}], settingOf('True')))
  await tap('another’s')
  expect(saysFor()).toContain('It confirms what is done for 7716.')
})

const [hers] = here
it.each([
  ['is still to come', 'listReception', { ...lists, upcoming: [hers] }],
  ['has left', 'listReception', { ...lists, completed: [hers] }],
  ['is left over', 'listReception', { ...lists, leftover: [hers] }],
  ['is known by her room alone', 'rooms', [{ reservation: null }, { reservation: hers }]],
])('a card is asked for by the code of one who %s', async (_, list, answer) => {
  const { tap, client } = await acts('True', async () => 'done')
  act(() => void client.setQueryData([list, {}], answer))
  await tap('hers')
  expect(saysFor()).toContain('It confirms what is done for 4821.')
})

it('asks the server for no list that its screen has not loaded', async () => {
  const { tap, swiped, asked } = await acts('True', async () => 'done')
  await tap('hers')
  await swiped('77120')
  expect(asked()).toEqual(['settings'])
})

it('the Enter of a card presses nothing on the page, which has its keys before and afterwards', async () => {
  const { tap, swiped } = await acts('True', async () => 'done')
  expect(pressEnter()).toBe(true)
  await tap('hers')
  expect(await swiped('77120')).toBe(false)
  expect(pressEnter()).toBe(true)
})

it('is swiped also while a field has the focus that keeps its keys to itself', async () => {
  const { ends, tap, swiped } = await acts('True', async ({ cardCode }) => `by ${cardCode}`)
  await tap('hers')
  await swiped('77120', screen.getByLabelText('Keeps its keys'))
  expect(ends).toEqual([['hers', 'by 77120']])
})

it('closing the question lets the act be', async () => {
  const { ends, tap } = await acts('True', async () => 'done')
  await tap('hers')
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await act(() => vi.advanceTimersByTimeAsync(50))
  expect(ends).toEqual([['hers', null]])
  expect(asksForCard()).toBe(false)
})

it.each([
  ['failed', async () => Promise.reject('failed'), 'failed'],
  ['was done', async () => 'done', 'done'],
])('an act that %s may be done again', async (_, what, end) => {
  const send = vi.fn(what)
  const { ends, tap } = await acts('False', send)
  await tap('hers')
  await tap('hers')
  expect(send.mock.calls).toEqual([[{}], [{}]])
  expect(ends).toEqual([
    ['hers', end],
    ['hers', end],
  ])
})

it('an act that no card came for is let be, and may be tapped again', async () => {
  const send = vi.fn(async () => 'done')
  const { ends, tap } = await acts('True', send)
  await tap('hers')
  await act(() => vi.advanceTimersByTimeAsync(15_500))
  expect(ends).toEqual([['hers', null]])
  expect(send).not.toHaveBeenCalled()
  await tap('hers')
  expect(asksForCard()).toBe(true)
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
