import { expect, it } from 'vitest'
import { onAppClock } from './moment.ts'

it('an instant of the real clock is as long ago, or as far ahead, by the app’s clock', () => {
  const shown = onAppClock({ now: 1000 }, { realNow: () => 50_000 })
  expect([49_400, 50_000, 50_300].map(shown)).toEqual([400, 1000, 1300])
})
