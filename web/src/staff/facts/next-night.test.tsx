// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { setServerClock } from '../../talk/clock.ts'
import { live, serveCalls } from '../../test/live.tsx'
import { waitFor } from '../../test/wait-for.ts'
import { useNight } from './use-night.ts'

function Night() {
  return <p>{useNight()?.date}</p>
}

it('at five in the morning a screen that stayed open asks for the new night', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  try {
    const asked = serveCalls({
      publicSettings: () => ({ body: [{ Key: 'locationTimeZone', Value: 'America/New_York' }] }),
      schedule: () => ({ body: [{ date: '2026-11-24' }, { date: '2026-11-25' }] }),
    })
    setServerClock('2026-11-25T04:59:50-05:00')
    const { findByText } = await live(<Night />, { at: '/receptionist' })
    await findByText('2026-11-24')
    const times = () => asked.filter(({ name }) => name === 'schedule').length
    const before = times()
    act(() => vi.advanceTimersByTime(9_000))
    expect(times()).toBe(before)
    act(() => vi.advanceTimersByTime(2_000))
    await findByText('2026-11-25')
    await waitFor(() => expect(times()).toBe(before + 1))
  } finally {
    vi.useRealTimers()
  }
})
