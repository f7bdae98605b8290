import { beforeEach, vi } from 'vitest'

// On whatever day the tests are run it is the afternoon of the night of `answers.ts`; a test may put the clock
// elsewhere.
beforeEach(() => {
  vi.setSystemTime('2026-11-24T14:00:00-05:00')
})
