import { beforeEach, vi } from 'vitest'
import { setServerClock } from '../talk/clock.ts'

// On whatever day the tests are run it is the afternoon of the night of `answers.ts`, by the device and by the facility;
// a test may put either clock elsewhere.
beforeEach(() => {
  vi.setSystemTime('2026-11-24T14:00:00-05:00')
  setServerClock(new Date().toISOString())
})
