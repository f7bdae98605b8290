import { type Cents, dollarsOf } from './money.ts'

/** Sign before the amount by currency code (spec, staff 5). */
export const currencySymbols: Readonly<Record<string, string>> = {
  USD: '$',
  ILS: '₪',
  EUR: '€',
  GBP: '£',
  CAD: 'CA$',
  AUD: 'A$',
  NZD: 'NZ$',
  MXN: 'MX$',
  ARS: 'AR$',
  BRL: 'R$',
  CHF: 'CHF ',
  ZAR: 'R ',
}

export const standardCurrency = 'USD'

/** The symbol of a code. Without one it is USD's; a code outside the table stands for itself, never for dollars. */
export const currencySymbolOf = (currency: string): string =>
  currencySymbols[currency || standardCurrency] ?? `${currency} `

const amount = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/** Symbol, thousands separators and two decimals, in every language: $1,234.50, and -$5.00 for a credit. */
export function moneyTextOf(cents: Cents, currency: string): string {
  const sign = cents < 0 ? '-' : ''
  return `${sign}${currencySymbolOf(currency)}${amount.format(dollarsOf(Math.abs(cents)))}`
}
