import { expect, it } from 'vitest'
import { acceptedCurrencies, notInHundredths } from './currencies.ts'
import { currencySymbols } from './currency.ts'

const digitsOf = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits

it('takes no currency whose hundredths processors count otherwise', () => {
  const both = acceptedCurrencies.intersection(notInHundredths)
  expect([...both]).toEqual([])
  // In three or four decimals there is nothing that a table of prices shows as whole amounts only.
  expect([...acceptedCurrencies].filter((one) => (digitsOf(one) ?? 0) > 2)).toEqual([])
})

it('takes every currency that has a sign of its own', () => {
  expect(Object.keys(currencySymbols).filter((one) => !acceptedCurrencies.has(one))).toEqual([])
})

it('knows only codes of the standard', () => {
  const all = new Set(Intl.supportedValuesOf('currency'))
  expect([...acceptedCurrencies].filter((one) => !all.has(one))).toEqual([])
})
