// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { useSettings } from '../facts/use-settings.ts'
import { Money } from '../parts/Money.tsx'
import { HoursScreen } from '../patron/hours/HoursScreen.tsx'
import { live, serveCalls } from '../test/live.tsx'
import { listed } from '../test/reserve-server.ts'
import { night } from '../test/told.ts'
import { Shell } from './Shell.tsx'
import { useScrollToTop } from './use-scroll-to-top.ts'
import { VersionCheck } from './VersionCheck.tsx'

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('__VERSION__', '1.0.0')
})

it('every navigation begins at the top, a step of one screen too; the drawer isn’t one', async () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  const Page = () => {
    useScrollToTop()
    return null
  }
  const { router } = await live(<Page />, { at: '/' })
  scroll.mockClear()
  const go = (to: string, state?: object) => act(() => router.navigate(to, { state }))
  await go('/hours')
  await go('/hours?week=2')
  await go('/reserve', { step: 'reserve-date' })
  await go('/reserve', { step: 'reserve-options' })
  expect(scroll.mock.calls).toEqual(Array(4).fill([0, 0]))
  await go('/reserve', { step: 'reserve-options', drawer: true })
  expect(scroll).toHaveBeenCalledTimes(4)
  scroll.mockRestore()
})

it('the settings are asked for again every six minutes', async () => {
  vi.useFakeTimers()
  const asked = serveCalls({ publicSettings: () => ({ told: [] }) })
  const Page = () => {
    useSettings()
    return null
  }
  await live(<Page />)
  await act(() => vi.advanceTimersByTimeAsync(359_000))
  expect(asked).toHaveLength(1)
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(asked).toHaveLength(2)
  vi.useRealTimers()
})

it('the nights and their zmanim are asked for again every six minutes, and the page shows the new hour', async () => {
  vi.useFakeTimers()
  const zmanim = ['2026-11-24T17:16:00-05:00', '2026-11-24T17:21:00-05:00']
  const asked = serveCalls({
    schedule: () => ({ told: [{ ...night, zmanTevillah: zmanim[Math.min(asked.length, 2) - 1] }] }),
  })
  await live(<HoursScreen />, { areas: ['hours'], at: '/hours' })
  await act(() => vi.advanceTimersByTimeAsync(359_000))
  expect(screen.getByText(/5:16/)).toBeTruthy()
  expect(asked).toHaveLength(1)
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(asked).toHaveLength(2)
  expect(screen.getByText(/5:21/)).toBeTruthy()
  vi.useRealTimers()
})

it('a newer version is said, and the page reloads three seconds later', async () => {
  vi.stubEnv('PROD', true)
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ version: '1.0.1' })))
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  vi.useFakeTimers()
  await live(<VersionCheck />)
  for (let turn = 0; turn < 50 && !screen.queryByText(/new version/); turn += 1)
    await act(() => vi.advanceTimersByTimeAsync(1))
  expect(screen.getByText(/new version/)).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(2_900))
  expect(reload).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(150))
  vi.useRealTimers()
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  reload.mockRestore()
  vi.unstubAllEnvs()
})

it('every amount stands in the currency of the facility', async () => {
  serveCalls({ publicSettings: () => ({ told: listed({ currency: 'ILS' }) }) })
  await live(
    <Routes>
      <Route element={<Shell />}>
        <Route path="*" element={<Money amount={70} />} />
      </Route>
    </Routes>,
    { areas: ['home'], at: '/' },
  )
  expect(await screen.findByText('₪70.00')).toBeTruthy()
})
