// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { setServerClock } from '../../talk/clock.ts'
import { night } from '../../test/answers.ts'
import { live, serveCalls } from '../../test/live.tsx'
import { NightClock } from './NightClock.tsx'

it.each([
  ['en', 'night of 15 Kislev'],
  ['he', 'ליל ט״ו בכסלו'],
] as const)(
  'says of the night the Hebrew date that begins with it, in %s',
  async (language, says) => {
    serveCalls({
      publicSettings: () => ({ body: [{ Key: 'locationTimeZone', Value: 'America/New_York' }] }),
      schedule: () => ({ body: [night] }),
    })
    setServerClock('2026-11-24T19:48:00-05:00')
    await live(<NightClock />, { areas: ['desk', 'calendar'], language })
    expect((await screen.findByText(/Kislev|כסלו/)).textContent).toContain(says)
  },
)
