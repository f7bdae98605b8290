// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { live, serveCalls } from '../../test/live.tsx'
import { MinutesText } from './Minutes.tsx'

it.each([
  [179, '179′179 minutes', '179′179 דקות'],
  [180, '3 h', '3 שעות'],
  [1401, '23 h', '23 שעות'],
  [1440, '1 day', 'יום'],
])('%i minutes ago is short in both languages', async (minutes, en, he) => {
  serveCalls({})
  for (const [language, text] of [
    ['en', en],
    ['he', he],
  ] as const) {
    const { container } = await live(<MinutesText minutes={minutes} />, {
      areas: ['desk'],
      language,
    })
    expect(container.textContent).toBe(text)
  }
})
