const digitsOf = (text: string) => text.replace(/\D/g, '')

/** An expiry as “12 / 30” while it is typed; a first digit above 1 is a whole month. */
export function expiryText(typed: string): string {
  const digits = digitsOf(typed)
    .replace(/^([2-9])/, '0$1')
    .slice(0, 4)
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits
}

/**
 * Whether an expiry as typed is a month and year that the card hasn't passed, to the last day of the month; `today` is
 * YYYY-MM-DD.
 */
export function isExpiryAhead(expiry: string, today: string): boolean {
  const [, month = '', year = ''] = /^(\d\d)(\d\d)$/.exec(digitsOf(expiry)) ?? []
  if (!month || Number(month) < 1 || Number(month) > 12) return false
  return `20${year}-${month}` >= today.slice(0, 7)
}

export const isCvv = (cvv: string) => /^\d{3,4}$/.test(cvv)
