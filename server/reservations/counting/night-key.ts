/** A night at one location. */
export type NightKey = { locationId: string; date: string }

export const nightName = ({ locationId, date }: NightKey): string => `${locationId} ${date}`

/** The nights without repeats, in the order in which nights are always locked. */
export function inLockOrder(keys: readonly NightKey[]): NightKey[] {
  const wanted = new Map(keys.map((key) => [nightName(key), key]))
  return [...wanted].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, key]) => key)
}
