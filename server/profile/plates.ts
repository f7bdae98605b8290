const bar = '|'

/** Plates are kept as one text, joined by a vertical bar. */
export const platesOf = (text: string | null): string[] =>
  (text ?? '')
    .split(bar)
    .map((plate) => plate.trim())
    .filter((plate) => plate !== '')

export const platesText = (plates: readonly string[]): string | null => plates.join(bar) || null

const bare = (plate: string) => plate.toUpperCase().replace(/[\s-]/g, '')

/** Whether every plate of `wanted` is one she has already, however it is spaced. */
export function onlyRemoves(held: readonly string[], wanted: readonly string[]): boolean {
  const known = new Set(held.map(bare))
  return wanted.every((plate) => known.has(bare(plate)))
}
