import type { Ms } from '../time/ms.ts'

/** What an administrator has set by hand for one night of one location; null or absent leaves the computed value. */
export type ScheduleOverride = {
  /** False opens a night that the settings leave closed; it never opens Yom Kippur or Tisha B'Av. */
  closed?: boolean | null
  openTime?: Ms | null
  lastEntryTime?: Ms | null
  /** It is only ever later than the computed one. */
  zmanTevillah?: Ms | null
  hebrewNote?: string | null
  shabbosMode?: boolean | null
}

export const overrideKeys = [
  'closed',
  'openTime',
  'lastEntryTime',
  'zmanTevillah',
  'hebrewNote',
  'shabbosMode',
] as const satisfies readonly (keyof ScheduleOverride)[]

export function overriddenKeysOf(override: ScheduleOverride): (keyof ScheduleOverride)[] {
  return overrideKeys.filter((key) => (override[key] ?? null) !== null)
}
