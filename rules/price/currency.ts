import type { Cents } from './money.ts'

/** The sign that stands before an amount, by currency code (requirements S5). */
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

/** The symbol of a code. A blank code has USD's; a code outside the table stands for itself, never for dollars. */
export const currencySymbolOf = (currency: string): string =>
  currencySymbols[currency || standardCurrency] ?? `${currency} `

/**
 * The digits of an amount, with thousands separated and two decimals, without a sign: 1,234.50. They are written here,
 * since the platform's own formatter takes a phone a tenth of a second to make, before its first screen.
 */
function amountDigitsOf(cents: Cents): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  const whole = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, ',')
  return `${whole}.${digits.slice(-2)}`
}

/** Symbol, thousands separators and two decimals, in every language: $1,234.50, and −$5.00 for a credit. */
export function moneyTextOf(cents: Cents, currency: string): string {
  const sign = cents < 0 ? '−' : ''
  return `${sign}${currencySymbolOf(currency)}${amountDigitsOf(cents)}`
}
