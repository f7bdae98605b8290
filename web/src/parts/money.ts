import { amountDigitsOf, currencySymbolOf } from '@mikvah/rules/price/currency.ts'

/**
 * An amount of dollars as text: the symbol of the currency, separated thousands and two decimals; with `whole`, a whole
 * price goes without its cents.
 */
export function moneyText(amount: number, currency = 'USD', { whole = false } = {}): string {
  const digits = amountDigitsOf(Math.round(amount * 100))
  const shown = whole ? digits.replace(/\.00$/, '') : digits
  return `${amount < 0 ? '−' : ''}${currencySymbolOf(currency)}${shown}`
}
