import { expect, it } from 'vitest'
import { brandOf } from './card-brand.ts'

it.each([
  ['visa', 'Visa'],
  ['amex', 'American Express'],
  ['American Express', 'American Express'],
  ['mastercard', 'MasterCard'],
  ['discover', 'Discover'],
  ['jcb', 'JCB'],
  ['diners', 'Diners Club'],
  ['unionpay', 'unionpay'],
])('%s is shown as %s', (word, brand) => {
  expect(brandOf(word)).toBe(brand)
})
