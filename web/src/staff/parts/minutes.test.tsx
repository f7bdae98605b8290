// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { live, serveCalls } from '../../test/live.tsx'
import { MinutesText } from './Minutes.tsx'

const said = [
  [179, 'en', '179′179 minutes'],
  [179, 'he', '179′179 דקות'],
  [180, 'en', '3 h'],
  [180, 'he', '3 שעות'],
  [1401, 'en', '23 h'],
  [1401, 'he', '23 שעות'],
  [1440, 'en', '1 day'],
  [1440, 'he', 'יום'],
] as const

it.each(said)('%i minutes ago is short, in %s', async (minutes, language, text) => {
  serveCalls({})
  const how = { areas: ['desk'], language } as const
  const { container } = await live(<MinutesText minutes={minutes} />, how)
  expect(container.textContent).toBe(text)
})
