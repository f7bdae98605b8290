import { expect, it } from 'vitest'
import { currencySymbolOf, moneyTextOf } from './currency.ts'

it.each([
  [0, 'USD', '$0.00'],
  [2500, 'USD', '$25.00'],
  [123456789, 'USD', '$1,234,567.89'],
  [5, 'ILS', '₪0.05'],
  [100000, 'USD', '$1,000.00'],
  [99999, 'USD', '$999.99'],
  [-123456, 'GBP', '−£1,234.56'],
  [-500, 'USD', '−$5.00'],
  [2500, '', '$25.00'],
  [2500, 'SEK', 'SEK 25.00'],
])('writes %i cents of %s as %s', (cents, currency, text) => {
  expect(moneyTextOf(cents, currency)).toBe(text)
})

it('takes the symbol by the currency’s code', () => {
  expect(currencySymbolOf('GBP')).toBe('£')
})
