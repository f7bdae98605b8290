// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, Link, Outlet } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { sayLive } from '../../live/live-state.ts'
import { createQueryClient } from '../../talk/query-client.ts'
import { serveCalls } from '../../test/live.tsx'
import { loadArea } from '../../words/words.ts'
import { LostLine } from './LostLine.tsx'

beforeAll(async () => {
  await Promise.all((['shell', 'parts', 'desk'] as const).map((area) => loadArea('en', area)))
})
afterEach(() => act(() => sayLive({ live: true })))

function open(at: { state?: object } = {}) {
  let comes = (_: object) => {}
  const page = new Promise<object>((go) => {
    comes = go
  })
  const Frame = () => (
    <>
      <LostLine />
      <Outlet />
    </>
  )
  const children = [
    { index: true, element: <Link to="/walk-in">Walk-in</Link> },
    { path: 'walk-in', lazy: () => page.then(() => ({ Component: () => <h1>A walk-in</h1> })) },
  ]
  const router = createMemoryRouter([{ path: '/', element: <Frame />, children }], {
    initialEntries: [{ pathname: '/', ...at }],
  })
  serveCalls({})
  render(
    <QueryClientProvider client={createQueryClient(() => 10)}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { comes, router }
}

it('a page that is asked for without a line is said to be on its way, and may be let be', async () => {
  const { comes } = open()
  act(() => sayLive({ live: false, since: Date.now() }))
  fireEvent.click(screen.getByRole('link', { name: 'Walk-in' }))
  await screen.findByText('The page that you tapped opens when the connection is back.')
  fireEvent.click(screen.getByRole('button', { name: 'Stay here' }))
  await waitFor(() => expect(screen.queryByText(/^The page that you tapped/)).toBeNull())
  await act(async () => comes({}))
  expect(screen.queryByRole('heading', { name: 'A walk-in' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Walk-in' })).toBeTruthy()
})

it('to stay keeps what the page that stays was opened with', async () => {
  const { router } = open({ state: { step: 2 } })
  act(() => sayLive({ live: false, since: Date.now() }))
  fireEvent.click(screen.getByRole('link', { name: 'Walk-in' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Stay here' }))
  await waitFor(() => expect(screen.queryByText(/^The page that you tapped/)).toBeNull())
  expect(router.state.location).toMatchObject({ pathname: '/', state: { step: 2 } })
})

it('a page that is asked for while this one is paused may be let be, too', async () => {
  const { comes } = open()
  act(() => sayLive({ live: false, since: Date.now(), resume: () => undefined }))
  fireEvent.click(screen.getByRole('link', { name: 'Walk-in' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Stay here' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Stay here' })).toBeNull())
  await act(async () => comes({}))
  expect(screen.queryByRole('heading', { name: 'A walk-in' })).toBeNull()
})

it('where too many screens of an account are open it says so, and goes on here at a word', () => {
  open()
  let resumed = 0
  const resume = () => {
    resumed += 1
  }
  act(() => sayLive({ live: false, since: Date.now(), resume }))
  expect(screen.getByText(/^Paused: this sign-in is open on too many screens/)).toBeTruthy()
  expect(screen.queryByText(/^No connection since/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Go on here' }))
  expect(resumed).toBe(1)
  act(() => sayLive({ live: false, since: Date.now() }))
  expect(screen.queryByText(/^Paused/)).toBeNull()
})
