const bar = '|'

/** The plates in the text they are kept as, which is joined by vertical bars; none for null. */
export const platesOf = (text: string | null): string[] =>
  (text ?? '')
    .split(bar)
    .map((plate) => plate.trim())
    .filter((plate) => plate !== '')

/** The text that plates are kept as; null for none. */
export const platesText = (plates: readonly string[]): string | null => plates.join(bar) || null

const bare = (plate: string) => plate.toUpperCase().replace(/[\s-]/g, '')

/** Whether every plate of `wanted` is one she has already, whatever its case, blanks and dashes. */
export function onlyRemoves(held: readonly string[], wanted: readonly string[]): boolean {
  const known = new Set(held.map(bare))
  return wanted.every((plate) => known.has(bare(plate)))
}

/** Letters and digits in groups. A bar isn't among them: it parts two plates. */
const plateForm = /^[\p{L}\p{N}]+(?:[ -][\p{L}\p{N}]+)*$/u

/**
 * A plate as it is kept: in capitals, its groups set apart by one space or dash; null for what no car bears, which is
 * also fewer than 2 letters and digits, or more than 10.
 */
export function plateOf(typed: string): string | null {
  const plate = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s*-[\s-]*/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
  const { length } = bare(plate)
  return plateForm.test(plate) && length >= 2 && length <= 10 ? plate : null
}

export const waysToRegister = ['add', 'replace'] as const
export type WayToRegister = (typeof waysToRegister)[number]

/** The most plates one patron may have: more cars than a household comes with. */
export const mostPlates = 5

/**
 * Her plates once one is approved, added to those she has or in their place; null where adding it would make more than
 * 5. A plate she has already isn't added twice, but stands last, as it is written here.
 */
export function platesAfter(
  held: readonly string[],
  plate: string,
  way: WayToRegister,
): readonly string[] | null {
  if (way === 'replace') return [plate]
  const others = held.filter((one) => bare(one) !== bare(plate))
  return others.length < mostPlates ? [...others, plate] : null
}
