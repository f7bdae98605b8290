import { expect, it } from 'vitest'
import { mayBuy, purchaseErrorsOf } from './purchase-errors.ts'

const whole = { level: 'Gold', installments: '1', email: 'rivka@example.com' }

it('lets a whole purchase go', () => {
  expect(mayBuy(whole)).toBe(true)
})

it.each([
  ['level', null, 'membershipLevelRequired'],
  ['installments', '', 'membershipFrequencyRequired'],
  ['email', 'rivka', 'membershipEmailRequired'],
] as const)('asks for %s', (field, value, word) => {
  const purchase = { ...whole, [field]: value }
  expect(purchaseErrorsOf(purchase)[field]).toBe(word)
  expect(mayBuy(purchase)).toBe(false)
})
