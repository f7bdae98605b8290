/** The longest time between two keys of a card reader, in ms; a slower key was typed by hand. */
const mostBetween = 50

/**
 * Collects what a card reader types: its keys follow each other quickly and end with Enter. A slower key begins anew.
 * Gives the code when it is complete, else null.
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
