// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { live, serveCalls } from '../test/live.tsx'
import { listed } from '../test/reserve-server.ts'
import { keepSettings } from './settings.ts'
import { useSettings } from './use-settings.ts'
import { useTimeZone } from './use-time-zone.ts'

const Zone = () => <p>By the clock of {useTimeZone()}</p>

const Name = () => <p>The house: {useSettings().mikvahName ?? 'none'}</p>

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
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

describe('the time zone, while the settings are still on their way', () => {
  const zone = async () => (await screen.findByText(/^By the clock/)).textContent

  it('is that of the last visit, though it was long ago', async () => {
    vi.setSystemTime(new Date(2026, 8, 1, 12))
    keepSettings(listed({ locationTimeZone: 'Asia/Jerusalem' }))
    vi.setSystemTime(new Date(2026, 10, 24, 12))
    serveCalls({})
    await live(<Zone />)
    expect(await zone()).toBe('By the clock of Asia/Jerusalem')
  })

  it('is the browser’s own where nobody has been before', async () => {
    const own = Intl.DateTimeFormat.prototype.resolvedOptions
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
      this: Intl.DateTimeFormat,
    ) {
      return { ...own.call(this), timeZone: 'Europe/London' }
    })
    serveCalls({})
    await live(<Zone />)
    expect(await zone()).toBe('By the clock of Europe/London')
  })
})
