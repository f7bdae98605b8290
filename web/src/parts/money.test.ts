import { describe, expect, it } from 'vitest'
import { moneyText } from './money.ts'

describe('an amount on the screen', () => {
  it('has two decimals and separated thousands', () => {
    expect(moneyText(1088)).toBe('$1,088.00')
    expect(moneyText(0.5)).toBe('$0.50')
  })

  it('may go without cents when it is whole, and only then', () => {
    expect(moneyText(35, 'USD', { whole: true })).toBe('$35')
    expect(moneyText(35.5, 'USD', { whole: true })).toBe('$35.50')
  })

  it('shows a refund with a true minus before the sign', () => {
    expect(moneyText(-20)).toBe('−$20.00')
  })

  it('carries the sign of the facility’s currency', () => {
    expect(moneyText(20, 'ILS')).toBe('₪20.00')
    expect(moneyText(20, 'CHF')).toBe('CHF 20.00')
  })
})
