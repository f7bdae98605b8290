// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { wait, withOwnTime } from '../test/at-the-kiosk.tsx'
import { live, serveCalls } from '../test/live.tsx'
import { KioskScreen } from './KioskScreen.tsx'

const reload = vi.fn()

withOwnTime()
beforeEach(() => {
  sessionStorage.clear()
  reload.mockClear()
  vi.stubEnv('PROD', true)
  vi.stubGlobal('__VERSION__', '1.0.0')
  const was = location.reload
  location.reload = reload
  const registration = { update: async () => null, waiting: { postMessage: () => null } }
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register: async () => null, getRegistration: async () => registration },
  })
  return () => {
    location.reload = was
    Reflect.deleteProperty(navigator, 'serviceWorker')
    vi.unstubAllEnvs()
  }
})

/** The kiosk, with a server that says when it is asked to that it is newer. */
async function open() {
  const told = Promise.withResolvers<void>()
  serveCalls({ publicSettings: () => ({ body: [{ Key: 'defaultLanguage', Value: 'en' }] }) })
  const calls = fetch
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    if (!String(call[0]).startsWith('/version.json')) return calls(...call)
    await told.promise
    return new Response(JSON.stringify({ version: '1.0.1' }))
  })
  await live(<KioskScreen />, { areas: ['device', 'kiosk'], at: '/kiosk' })
  return told.resolve
}

it('a kiosk at which nobody stands comes to a new version by itself', async () => {
  const tell = await open()
  tell()
  await wait(1000)
  expect(reload).toHaveBeenCalledTimes(1)
})

it('one at which somebody has taken back what she typed, and has gone, comes to it too', async () => {
  const tell = await open()
  fireEvent.keyDown(document.body, { key: '2' })
  fireEvent.keyDown(document.body, { key: 'Backspace' })
  tell()
  await wait(1000)
  expect(reload).toHaveBeenCalledTimes(1)
})

it('one at which somebody has begun lets her end, and comes to it once she is gone', async () => {
  const tell = await open()
  fireEvent.keyDown(document.body, { key: '2' })
  tell()
  await wait(1000)
  expect(reload).not.toHaveBeenCalled()
  await wait(31_000)
  expect(reload).toHaveBeenCalledTimes(1)
})
