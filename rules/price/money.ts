/** Money is whole cents inside the program; dollars with at most two places only on the wire. */
export type Cents = number

/** Turns dollars on the wire into cents. The contract has already refused more than two places. */
export const centsOf = (dollars: number): Cents => Math.round(dollars * 100)

/** The most that one charge, price or gift may be; the largest sensible bill. */
export const mostCents: Cents = 99_999_99

const plain = /^\d{1,12}(?:[.,]\d{1,2})?$/
/** Blanks, a currency's sign and the marks of direction that come along with what is pasted. */
const aroundAmount = /^[\s\p{Sc}\p{Cf}]+|[\s\p{Sc}\p{Cf}]+$/gu
const inThousands = /^[1-9]\d{0,2}(?:,\d{3}){1,3}(?:\.\d{1,2})?$/

/**
 * An amount as it is typed, in cents; null for a text that isn't one, a blank one too. A comma before one or two last
 * digits is a decimal point, one before each three digits parts thousands; a sign of a currency before or behind is
 * passed over.
 */
export function centsIn(text: string): Cents | null {
  const typed = text.replace(aroundAmount, '')
  if (plain.test(typed)) return centsOf(Number(typed.replace(',', '.')))
  return inThousands.test(typed) ? centsOf(Number(typed.replaceAll(',', ''))) : null
}

export const dollarsOf = (cents: Cents): number => cents / 100
