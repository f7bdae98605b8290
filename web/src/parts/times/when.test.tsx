// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { live } from '../../test/live.tsx'
import { When } from './When.tsx'

it.each([
  ['en', '5 Nov 2026 4:58PM'],
  ['he', '5 בנוב׳ 2026 16:58'],
] as const)('a moment that is past has its month as a word, in %s', async (language, words) => {
  const { container } = await live(<When at="2026-11-05T16:58:00-05:00" />, { language })
  expect(container.textContent).toBe(words)
})
