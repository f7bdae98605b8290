import { expect, it } from 'vitest'
import { nameIn } from './name-in.ts'

it.each([
  ['en', 'Towel', 'מגבת', 'Towel'],
  ['he', 'Towel', 'מגבת', 'מגבת'],
  ['he', 'Towel', ' ', 'Towel'],
  ['en', '', 'מגבת', 'מגבת'],
] as const)('shows in %s, of “%s” and “%s”, “%s”', (language, name, nameHe, shown) => {
  expect(nameIn(language, name, nameHe)).toBe(shown)
})
