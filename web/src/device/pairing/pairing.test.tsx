// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { deviceCredential, endSession, presentSession } from '../../talk/session.ts'
import { live, said, serveCalls } from '../../test/live.tsx'
import { PairingScreen } from './PairingScreen.tsx'

const tokens = {
  access_token: 'a2',
  refresh_token: 'r2',
  userId: 'd1',
  userName: 'kiosk-d1',
  roles: 'Kiosk',
}
const over = { status: 404, body: { success: false, code: 'pairing-over', errorMessage: 'Over.' } }

beforeEach(() => {
  sessionStorage.clear()
  endSession({ forgetDevice: true })
  vi.useFakeTimers({ shouldAdvanceTime: true })
  return () => vi.useRealTimers()
})

let nth = 0
const codes = ['48210937', '11112222']
const ask = () => {
  const code = codes[nth++] ?? ''
  return said({ code, secret: `secret of ${code}`, expiresAt: '2026-11-24T20:00:00-05:00' })
}
const open = (answers: Parameters<typeof serveCalls>[0]) => {
  nth = 0
  const asked = serveCalls({ askPairing: ask, ...answers })
  return live(<PairingScreen />, { areas: ['device'], at: '/screen' }).then((page) => ({
    ...page,
    asked,
  }))
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const count = (asked: Awaited<ReturnType<typeof open>>['asked'], name: string) =>
  asked.filter((one) => one.name === name).length

it('a screen that nobody knows shows its code, and signs in by itself once it is typed at the desk', async () => {
  let userName: string | null = null
  const { asked, router } = await open({
    pairing: () => said({ userName }),
    token: () => ({ body: tokens }),
  })
  const code = await screen.findByRole('status', { name: 'Code of this screen' })
  expect(code.textContent).toBe('4821 0937')
  await wait(11_000)
  await waitFor(() => expect(count(asked, 'pairing')).toBeGreaterThan(1))
  expect(presentSession()).toBeNull()
  userName = 'kiosk-d1'
  await wait(11_000)
  await waitFor(() => expect(router.state.location.pathname).toBe('/kiosk'))
  expect(deviceCredential()).toEqual({ userName: 'kiosk-d1', password: 'secret of 48210937' })
  expect(presentSession()?.roles).toEqual(['Kiosk'])
  // Nothing of it is left for whoever has this page after it.
  expect(sessionStorage.length).toBe(0)
  expect(count(asked, 'askPairing')).toBe(1)
})

it('the secret is asked about and never shown', async () => {
  const { asked, container } = await open({ pairing: () => said({ userName: null }) })
  await screen.findByText('4821')
  await waitFor(() => expect(count(asked, 'pairing')).toBe(1))
  expect(asked.at(-1)?.body).toEqual({ secret: 'secret of 48210937' })
  expect(container.innerHTML).not.toContain('secret of')
})

it('a reload shows the same code', async () => {
  const first = await open({ pairing: () => said({ userName: null }) })
  await screen.findByText('4821')
  first.unmount()
  const { asked } = await open({ pairing: () => said({ userName: null }) })
  await screen.findByText('4821')
  expect(count(asked, 'askPairing')).toBe(0)
})

it('a code that is over isn’t followed by another before somebody asks for it', async () => {
  const { asked } = await open({
    pairing: ({ body }) =>
      (body as { secret: string }).secret.includes('48210937') ? over : said({ userName: null }),
  })
  const again = await screen.findByRole('button', { name: 'Show a new code' })
  expect(screen.queryByText('4821')).toBeNull()
  await wait(600_000)
  expect([count(asked, 'askPairing'), count(asked, 'pairing')]).toEqual([1, 1])
  fireEvent.click(again)
  await screen.findByText('1111')
  expect(count(asked, 'askPairing')).toBe(2)
})

it('without a network it says so, and goes on by itself when it is back', async () => {
  let away = true
  await open({
    askPairing: () => (away ? new Error('away') : ask()),
    pairing: () => said({ userName: null }),
  })
  expect((await screen.findByRole('alert')).textContent).toBeTruthy()
  away = false
  await wait(11_000)
  await screen.findByText('4821')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('a screen that waits for its code to be typed stays lit', async () => {
  const request = vi.fn(async () => ({ release: () => undefined }))
  vi.stubGlobal('navigator', { onLine: true, wakeLock: { request } })
  await open({ pairing: () => said({ userName: null }) })
  await screen.findByText('4821')
  expect(request).toHaveBeenCalledWith('screen')
})
