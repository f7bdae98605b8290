// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createRouter } from './app.tsx'
import { CallFailed } from './talk/call-failed.ts'
import { endSession, keepSession } from './talk/session.ts'
import { heardUnconfirmed } from './talk/unconfirmed.ts'
import { herSession } from './test/her-session.ts'
import { serveCalls } from './test/live.tsx'

const refused = () => heardUnconfirmed(new CallFailed(403, { code: 'number-unconfirmed' }))

it.each([
  ['a page that anyone may see stays before her', '/hours', '/hours'],
  ['a page of her own leads to where she confirms it', '/history', '/confirm-number?to=%2Fhistory'],
  ['there she stays', '/confirm-number?to=%2Fhistory', '/confirm-number?to=%2Fhistory'],
])('once a call is refused for her number %s', async (_, at, then) => {
  serveCalls({})
  keepSession(herSession)
  history.replaceState(null, '', at)
  const router = createRouter()
  const here = () => router.state.location.pathname + router.state.location.search
  await waitFor(() => expect(router.state.initialized).toBe(true))
  expect(here()).toBe(at)
  refused()
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'))
  expect(here()).toBe(then)
  router.dispose()
})

it('what is chosen on a page is in its address at once', async () => {
  serveCalls({})
  history.replaceState(null, '', '/hours')
  const router = createRouter()
  await waitFor(() => expect(router.state.initialized).toBe(true))
  router.navigate('/hours?building=2', { replace: true, flushSync: true })
  expect(router.state.location.search).toBe('?building=2')
  router.dispose()
})

it('but nothing is chosen there once the session has ended, as she may not see it any more', async () => {
  serveCalls({})
  keepSession(herSession)
  history.replaceState(null, '', '/history')
  const router = createRouter()
  await waitFor(() => expect(router.state.initialized).toBe(true))
  endSession({ forgetDevice: false })
  router.navigate('/history?page=2', { replace: true, flushSync: true })
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'))
  expect(router.state.location.pathname).toBe('/login')
  router.dispose()
})

it.each([
  ['/hours/?from=garage#wednesday', '/hours?from=garage#wednesday'],
  ['//hours//', '/hours'],
  ['/', '/'],
])('the address %s begins as %s', async (typed, begins) => {
  serveCalls({})
  history.replaceState(null, '', new URL(location.origin + typed))
  const router = createRouter()
  const { pathname, search, hash } = router.state.location
  expect(pathname + search + hash).toBe(begins)
  await waitFor(() => expect(router.state.initialized).toBe(true))
  router.dispose()
})
