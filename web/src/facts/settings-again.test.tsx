// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { live, serveCalls } from '../test/live.tsx'
import { listed } from '../test/reserve-server.ts'
import { keepSettings } from './settings.ts'
import { useSettings } from './use-settings.ts'

const Name = () => <p>The house: {useSettings().mikvahName ?? 'none'}</p>

afterEach(() => {
  vi.useRealTimers()
})

describe('the settings of the last visit, on a page whose own are still on their way', () => {
  it.each([
    ['59 minutes later', [12, 0], [12, 59], 'Mayim'],
    ['an hour later', [12, 0], [13, 0], 'none'],
    ['the same evening', [23, 50], [23, 59], 'Mayim'],
    ['on the next date', [23, 50], [24, 0], 'none'],
  ] as const)('%s', async (_, [hour, minute], [thenHour, thenMinute], name) => {
    vi.setSystemTime(new Date(2026, 10, 24, hour, minute))
    keepSettings(listed({ mikvahName: 'Mayim' }))
    vi.setSystemTime(new Date(2026, 10, 24, thenHour, thenMinute))
    serveCalls({})
    await live(<Name />)
    expect((await screen.findByText(/^The house/)).textContent).toBe(`The house: ${name}`)
  })
})
