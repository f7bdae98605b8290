import { expect, it } from 'vitest'
import { purchaseErrorsOf } from './purchase-errors.ts'

const whole = { level: 'Gold', installments: '1', email: 'rivka@example.com' }

it('lets a whole purchase go', () => {
  expect(purchaseErrorsOf(whole)).toEqual({})
})

it.each([
  ['level', null, 'membershipLevelRequired'],
  ['installments', '', 'membershipFrequencyRequired'],
  ['email', 'rivka', 'membershipEmailRequired'],
] as const)('asks for %s', (field, value, word) => {
  expect(purchaseErrorsOf({ ...whole, [field]: value })).toEqual({ [field]: word })
})
