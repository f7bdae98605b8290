import { moneyTextOf } from '@mikvah/rules/price/currency.ts'
import { centsOf } from '@mikvah/rules/price/money.ts'

/**
 * An amount of dollars as text: the symbol of the currency, separated thousands and two decimals; with `whole`, a whole
 * price goes without its cents.
 */
export function moneyText(amount: number, currency = 'USD', { whole = false } = {}): string {
  const text = moneyTextOf(centsOf(amount), currency)
  return whole ? text.replace(/\.00$/, '') : text
}
