import { capacity } from '../settings/capacity.ts'
import type { SettingValues } from '../settings/read.ts'

export const openKinds = [
  'openWeekdays',
  'openFridays',
  'openMotzoeiShabbos',
  'openYomTov',
] as const
export type OpenKind = (typeof openKinds)[number]

export type CapacityKey = keyof typeof capacity
const capacityKeys = Object.keys(capacity) as CapacityKey[]

/**
 * A building that patrons can book. The main one takes the settings as they are; `alternate` is the second one, which a
 * visit is at when its `alternateLocation` is true.
 */
export type Location = {
  id: 'main' | 'alternate' | (string & {})
  /** What is available here. A kind whose key is missing isn't offered here. */
  capacity: Readonly<Partial<Record<CapacityKey, string>>>
  /** The kinds of night it opens, subject to the facility's own shutdown and closed days. */
  openKinds: readonly OpenKind[]
}

/**
 * The settings as they hold at a location: at the main one as they are, at any other with its own capacity and its own
 * nights. A night it doesn't name is closed outright: a blank openYomTov would follow openFridays.
 */
export function valuesAt(location: Location, values: SettingValues): SettingValues {
  if (location.id === 'main') return values
  const own = capacityKeys.map((key) => [key, location.capacity[key] ?? ''])
  const nights = openKinds.map((kind) => [
    kind,
    location.openKinds.includes(kind) ? 'True' : 'False',
  ])
  return { ...values, ...Object.fromEntries(own), ...Object.fromEntries(nights) }
}
