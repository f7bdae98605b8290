/** A night at one location; `date` is its business day. */
export type NightKey = { locationId: string; date: string }

/** A night's key as one text, by which maps hold it: `main 2026-03-01`. */
export const nightName = ({ locationId, date }: NightKey): string => `${locationId} ${date}`

/** The nights without repeats, in the order in which nights are always locked. */
export function inLockOrder(keys: readonly NightKey[]): NightKey[] {
  const wanted = new Map(keys.map((key) => [nightName(key), key]))
  return [...wanted].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, key]) => key)
}
