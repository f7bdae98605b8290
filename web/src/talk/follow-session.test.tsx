// @vitest-environment happy-dom
import { QueryObserver } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { loginWithOrigin } from '../facts/origin.ts'
import { herSession } from '../test/her-session.ts'
import { waitFor } from '../test/wait-for.ts'
import { followSession } from './follow-session.ts'
import { queryClient } from './query-client.ts'
import { endSession, keepSession, onSessionChange, presentSession } from './session.ts'

it.each([
  ['here', () => endSession({ forgetDevice: true })],
  [
    'in another tab',
    () => {
      localStorage.removeItem('session')
      window.dispatchEvent(new StorageEvent('storage', { key: 'session' }))
    },
  ],
  [
    'while the page was put away',
    () => {
      localStorage.removeItem('session')
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    },
  ],
])(
  'a sign-in that ends %s leads to the sign-in, which keeps the way back and its step',
  async (_, end) => {
    keepSession(herSession)
    const goTo = vi.fn(async () => undefined)
    followSession({
      place: () => ({
        pathname: '/history',
        search: '?year=2026',
        state: { step: 2, drawer: true },
      }),
      judge: (url) => (presentSession() ? null : loginWithOrigin(url)),
      goTo,
    })
    end()
    await waitFor(() => expect(goTo).toHaveBeenCalled())
    expect(goTo.mock.calls[0]).toEqual([
      '/login?to=%2Fhistory%3Fyear%3D2026',
      { replace: true, state: { was: { step: 2 } } },
    ])
  },
)

it('who signs in next finds nothing of what was told to the one before', async () => {
  keepSession(herSession)
  followSession({
    place: () => ({ pathname: '/', search: '', state: null }),
    judge: () => null,
    goTo: async () => undefined,
  })
  queryClient.setQueryData(['user'], { firstName: 'Chana' })
  keepSession({ ...herSession, userId: 'u2' })
  await waitFor(() => expect(queryClient.getQueryData(['user'])).toBeUndefined())
})

it('a page that stays open asks for the settings of who signs in next', async () => {
  keepSession(herSession)
  followSession({
    place: () => ({ pathname: '/', search: '', state: null }),
    judge: () => null,
    goTo: async () => undefined,
  })
  const page = new QueryObserver(queryClient, {
    queryKey: ['settings', {}],
    queryFn: async () => `told ${presentSession()?.userId}`,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const stop = page.subscribe(() => undefined)
  const shown = () => page.getCurrentResult().data
  await waitFor(() => expect(shown()).toBe(`told ${herSession.userId}`))
  keepSession({ ...herSession, userId: 'u2' })
  expect(shown()).toBeUndefined()
  await waitFor(() => expect(shown()).toBe('told u2'))
  stop()
})

it('whose role is taken is led away from its screens; the same roles told again move nobody', async () => {
  const works = { ...herSession, roles: ['Reception' as const] }
  keepSession(works)
  const goTo = vi.fn(async () => undefined)
  followSession({
    place: () => ({ pathname: '/receptionist', search: '', state: null }),
    judge: () => '/',
    goTo,
  })
  keepSession({ ...works, accessToken: 'another', roles: ['Reception'] })
  expect(goTo).not.toHaveBeenCalled()
  keepSession({ ...works, roles: [] })
  await waitFor(() => expect(goTo).toHaveBeenCalledOnce())
})

it('who listens hears of a sign-in here, in another tab and in the history, and then no more', () => {
  const heard = vi.fn()
  const stop = onSessionChange(heard)
  const all = [
    () => keepSession(herSession),
    () => window.dispatchEvent(new StorageEvent('storage', { key: 'session' })),
    () => window.dispatchEvent(new StorageEvent('storage', { key: null })),
    () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  ]
  for (const change of all) change()
  expect(heard).toHaveBeenCalledTimes(all.length)
  window.dispatchEvent(new StorageEvent('storage', { key: 'words' }))
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  expect(heard).toHaveBeenCalledTimes(all.length)
  stop()
  for (const change of all) change()
  expect(heard).toHaveBeenCalledTimes(all.length)
})
