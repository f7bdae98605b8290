import { entryOf, settingKeys } from './catalogue.ts'
import type { SettingValues } from './read.ts'

export const standardValues: SettingValues = Object.fromEntries(
  settingKeys.map((key) => [key, entryOf(key).standard]),
)

/**
 * The stored values, each with the standard value where none is stored. A stored '' stays blank; keys outside the
 * catalogue are left out.
 */
export const withDefaults = (stored: SettingValues): SettingValues =>
  Object.fromEntries(settingKeys.map((key) => [key, stored[key] ?? entryOf(key).standard]))
