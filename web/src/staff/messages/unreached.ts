/** Why the last message didn't reach a patron, by her id or her reservation's. */
export type Unreached = ReadonlyMap<string, string>

/** Who is unreached after one more message to these, which didn't reach those in `why`. */
export function unreachedAfter(
  before: Unreached,
  to: readonly string[],
  why: Unreached,
): Unreached {
  const others = [...before].filter(([id]) => !to.includes(id))
  return new Map([...others, ...why])
}
