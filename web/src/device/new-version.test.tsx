// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { live, serveCalls } from '../test/live.tsx'
import { DeviceFrame } from './DeviceFrame.tsx'

const reload = vi.fn()
const posted = vi.fn()
const register = vi.fn(async () => null)
let asked = 0

async function open(idle: boolean, newest = '1.0.1') {
  serveCalls({})
  const calls = fetch
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    if (!String(call[0]).startsWith('/version.json')) return calls(...call)
    asked += 1
    return new Response(JSON.stringify({ version: newest }))
  })
  const frame = (free: boolean) => (
    <DeviceFrame at="/kiosk" idle={free}>
      Kiosk
    </DeviceFrame>
  )
  const page = await live(frame(idle), { areas: ['device'] })
  await act(() => vi.advanceTimersByTimeAsync(100))
  return page
}

beforeEach(() => {
  sessionStorage.clear()
  asked = 0
  for (const spy of [reload, posted, register]) spy.mockClear()
  vi.stubEnv('PROD', true)
  vi.stubGlobal('__VERSION__', '1.0.0')
  vi.useFakeTimers()
  const was = location.reload
  location.reload = reload
  const registration = { update: async () => null, waiting: { postMessage: posted } }
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register, getRegistration: async () => registration },
  })
  return () => {
    location.reload = was
    Reflect.deleteProperty(navigator, 'serviceWorker')
    vi.useRealTimers()
    vi.unstubAllEnvs()
  }
})

describe('a screen that nobody sits at', () => {
  it('comes to a new version while nobody stands before it, with its new files', async () => {
    await open(true)
    expect(reload).toHaveBeenCalledTimes(1)
    expect(posted.mock.calls).toEqual([['now']])
    expect(register.mock.calls).toEqual([['/kept-screens.js', { scope: '/kiosk' }]])
  })

  it('lets whoever stands before it end first', async () => {
    await open(false)
    expect(asked).toBe(1)
    expect([reload.mock.calls, posted.mock.calls]).toEqual([[], []])
  })

  it('stays where its version is the newest, and looks again every quarter of an hour', async () => {
    await open(true, '1.0.0')
    expect([reload.mock.calls.length, asked]).toEqual([0, 1])
    await act(() => vi.advanceTimersByTimeAsync(15 * 60_000 - 1000))
    expect(asked).toBe(1)
    await act(() => vi.advanceTimersByTimeAsync(2000))
    expect(asked).toBe(2)
  })

  it('asks for no version while it is written', async () => {
    vi.stubEnv('PROD', false)
    await open(true)
    expect([asked, register.mock.calls]).toEqual([0, []])
  })
})
