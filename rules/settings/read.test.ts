import { expect, it } from 'vitest'
import { priceOf, textOf } from './read.ts'

it('a price counts whole units of the currency, and a blank one is none rather than free', () => {
  expect(priceOf({ priceBath: '40' }, 'priceBath')).toBe(4000)
  expect(priceOf({ priceBath: '40.99' }, 'priceBath')).toBe(4000)
  expect(priceOf({ priceBath: '0' }, 'priceBath')).toBe(0)
  expect(priceOf({ priceBath: ' ' }, 'priceBath')).toBeNull()
})

it('a key that the catalogue doesn’t know is refused by the compiler', () => {
  // @ts-expect-error a misspelt key reads nothing for ever, and nobody notices
  expect(textOf({ smsDailyLimit: '420' }, 'smsDailyBudget')).toBeNull()
})
