import { currencySymbolOf } from '@mikvah/rules/price/currency.ts'

/** Two decimals, thousands separated; a whole price may go without its cents. */
export function moneyText(amount: number, currency = 'USD', { whole = false } = {}): string {
  const decimals = whole && Number.isInteger(amount) ? 0 : 2
  const digits = Math.abs(amount).toLocaleString('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  return `${amount < 0 ? '−' : ''}${currencySymbolOf(currency)}${digits}`
}
