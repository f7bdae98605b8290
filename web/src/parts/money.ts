/** The sign before an amount, by currency; a code the table doesn't know stands as it is. */
const signs: Record<string, string> = {
  USD: '$',
  CAD: 'CA$',
  AUD: 'A$',
  ILS: '₪',
  GBP: '£',
  EUR: '€',
  ZAR: 'R',
}

/** Two decimals, thousands separated; a whole price may go without its cents. */
export function moneyText(amount: number, currency = 'USD', { whole = false } = {}): string {
  const decimals = whole && Number.isInteger(amount) ? 0 : 2
  const digits = Math.abs(amount).toLocaleString('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  return `${amount < 0 ? '−' : ''}${signs[currency] ?? `${currency} `}${digits}`
}
