/** How many of the three stars are out: one from 30 minutes before the zman, two from 5, all from the zman on. */
export function starsLit(minutesLeft: number): 0 | 1 | 2 | 3 {
  if (minutesLeft <= 0) return 3
  if (minutesLeft <= 5) return 2
  return minutesLeft <= 30 ? 1 : 0
}
