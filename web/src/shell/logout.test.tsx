// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { keepSession, presentSession } from '../talk/session.ts'
import { keepTyped } from '../talk/stored-typed.ts'
import { aFewTurns } from '../test/a-few-turns.ts'
import { herSession } from '../test/her-session.ts'
import { live, said, serveCalls } from '../test/live.tsx'
import { LogoutButton } from './LogoutButton.tsx'

const tokens = {
  ...{ access_token: 'new', refresh_token: 'newer', userId: 'u1' },
  ...{ userName: '12015550142', roles: '' },
}

it('tells the server once she is home: what it ends there ends nothing that is still on the screen', async () => {
  const asked = serveCalls({ logout: () => said(null) })
  let home = () => {}
  const goHome = () =>
    new Promise<void>((there) => {
      home = there
    })
  await live(<LogoutButton goHome={goHome} />)
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }))
  await aFewTurns()
  expect(asked).toEqual([])
  home()
  await waitFor(() => expect(presentSession()).toBeNull())
  expect(asked.map(({ name, body }) => [name, body])).toEqual([['logout', { refresh_token: 'r' }]])
})

it('forgets her on this device though the server is away', async () => {
  serveCalls({ logout: () => new Error('away') })
  keepTyped('u1', 'letter', 'Is the water warm?')
  await live(<LogoutButton goHome={() => null} />)
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }))
  await waitFor(() => expect(presentSession()).toBeNull())
  expect(sessionStorage.getItem('typed')).toBeNull()
})

it('forgets her at once though the server doesn’t answer, and within a second though the way home doesn’t come', async () => {
  const asked = serveCalls({ logout: () => new Promise(() => null) })
  const tap = () => fireEvent.click(screen.getByRole('button', { name: 'Logout' }))
  await live(<LogoutButton goHome={() => null} />)
  tap()
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(presentSession()).toBeNull()
  cleanup()
  keepSession({ ...herSession, accessToken: 'b' })
  await live(<LogoutButton goHome={() => new Promise(() => null)} />)
  vi.useFakeTimers()
  tap()
  await vi.advanceTimersByTimeAsync(999)
  expect(presentSession()?.accessToken).toBe('b')
  await vi.advanceTimersByTimeAsync(1)
  vi.useRealTimers()
  expect(presentSession()).toBeNull()
})

it('ends on the server also what a spent token can’t, and keeps nothing of it here', async () => {
  let tries = 0
  const asked = serveCalls({
    logout: () => (++tries === 1 ? { status: 401, body: {} } : said(null)),
    token: () => ({ body: tokens }),
  })
  await live(<LogoutButton goHome={() => null} />)
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }))
  await waitFor(() => expect(tries).toBe(2))
  expect(asked.map(({ name }) => name)).toEqual(['logout', 'token', 'logout'])
  expect(asked[2]?.body).toEqual({ refresh_token: 'newer' })
  expect(presentSession()).toBeNull()
})
