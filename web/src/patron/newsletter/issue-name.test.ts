import { expect, it } from 'vitest'
import { issueName } from './issue-name.ts'

it.each([
  ['/files/newsletters/2026-11%20Kislev.pdf', '2026-11 Kislev'],
  ['/files/drop_of_wisdom_12.pdf?v=3', 'drop of wisdom 12'],
  ['/files/%D7%9B%D7%A1%D7%9C%D7%95.pdf', 'כסלו'],
  ['/files/100%.pdf', '100%'],
])('%s is the issue “%s”', (path, name) => {
  expect(issueName(path)).toBe(name)
})
