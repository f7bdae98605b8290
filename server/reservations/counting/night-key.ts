/** A night at one place. */
export type NightKey = { locationId: string; date: string }

export const nightName = ({ locationId, date }: NightKey): string => `${locationId} ${date}`

/** Each once, in the one order in which nights are locked. */
export function inLockOrder(keys: readonly NightKey[]): NightKey[] {
  const wanted = new Map(keys.map((key) => [nightName(key), key]))
  return [...wanted].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, key]) => key)
}
