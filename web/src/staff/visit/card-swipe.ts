/** The longest time between two keys of a card reader, in ms; a slower key was typed by hand. */
const mostBetween = 50

/**
 * Gives a function that is told each key and its time in milliseconds and collects what a card reader types: its keys
 * follow each other quickly and end with Enter, and a slower key begins anew. It gives the code when that is complete,
 * else null.
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
