import fc from 'fast-check'
import { expect, it } from 'vitest'
import { tipSharesOf, tipSplits } from './tip-split.ts'

it.each([
  [1000, 'Reception', { Reception: 1000, Attendant: 0, Cleaning: 0 }],
  [1000, 'Cleaning', { Reception: 0, Attendant: 0, Cleaning: 1000 }],
  [900, 'Divide among above', { Reception: 300, Attendant: 300, Cleaning: 300 }],
  [1000, 'Divide among above', { Reception: 334, Attendant: 333, Cleaning: 333 }],
  [2, 'Divide among above', { Reception: 1, Attendant: 1, Cleaning: 0 }],
] as const)('%s cents to %s', (cents, split, expected) => {
  expect(tipSharesOf(cents, split)).toEqual(expected)
})

it('is among these and no others', () => {
  expect(tipSplits).toEqual(['Reception', 'Attendant', 'Cleaning', 'Divide among above'])
})

it('never loses or makes a cent', () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.constantFrom(...tipSplits), (cents, split) => {
      const shares = Object.values(tipSharesOf(cents, split))
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(cents)
    }),
  )
})
