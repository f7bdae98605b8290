/** Longer between two keys, and it was a hand that typed. */
const mostBetween = 50

/**
 * Collects what a card reader types: its keys come close upon one another and end with Enter. A key that comes later
 * begins anew. Gives the code when it is whole, else null.
 */
export function cardReader() {
  let code = ''
  let last = Number.NEGATIVE_INFINITY
  return (key: string, at: number): string | null => {
    if (at - last > mostBetween) code = ''
    last = at
    if (key === 'Enter') {
      const whole = code
      code = ''
      return whole === '' ? null : whole
    }
    if (key.length === 1) code += key
    return null
  }
}
