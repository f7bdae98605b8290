type Sizes = {
  /** How wide the room of a bar is, in pixels. */
  bar: number
  /** How wide a letter is, in pixels. */
  letter: number
}

/**
 * The marks that stand under their bars without touching one another: of two that would meet, the first; the other is
 * blank.
 */
export function marksThatFit(marks: readonly string[], { bar, letter }: Sizes): string[] {
  let free = Number.NEGATIVE_INFINITY
  return marks.map((mark, nth) => {
    const middle = (nth + 0.5) * bar
    const half = (mark.length * letter) / 2
    if (mark === '' || middle - half < free) return ''
    free = middle + half + letter
    return mark
  })
}
