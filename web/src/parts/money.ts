import { amountDigitsOf, currencySymbolOf } from '@mikvah/rules/price/currency.ts'

/** An amount with two decimals and separated thousands; a whole price may go without its cents. */
export function moneyText(amount: number, currency = 'USD', { whole = false } = {}): string {
  const digits = amountDigitsOf(Math.round(amount * 100))
  const shown = whole ? digits.replace(/\.00$/, '') : digits
  return `${amount < 0 ? '−' : ''}${currencySymbolOf(currency)}${shown}`
}
