import {
  type ScheduleSettings,
  scheduleSettingsOf,
} from '@mikvah/rules/schedule/schedule-settings.ts'
import type { SettingValues } from '@mikvah/rules/settings/read.ts'
import { withDefaults } from '@mikvah/rules/settings/with-defaults.ts'
import type { Db } from '../db/database.ts'
import { locations } from '../locations/table.ts'
import { membershipLevels } from '../memberships/table.ts'
import { merchandise } from '../merchandise/table.ts'
import { scheduleOverrides } from '../schedule/table.ts'
import { languageTexts, settings } from '../settings/table.ts'
import { type FacilityOpening, openingOf } from './opening.ts'
import { facility } from './table.ts'

/**
 * What calls stand on of all that an administrator sets up, as of one settings version: settings, texts, locations,
 * nights changed by hand, merchandise, levels and the opening. It is never changed in place.
 */
export type Content = {
  version: number
  values: SettingValues
  schedule: ScheduleSettings
  timeZone: string
  /** The texts that the office has worded itself, by language and key. */
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>
  locations: readonly (typeof locations.$inferSelect)[]
  /** Nights changed by hand, by `overrideKey`. */
  overrides: ReadonlyMap<string, typeof scheduleOverrides.$inferSelect>
  merchandise: readonly (typeof merchandise.$inferSelect)[]
  levels: readonly (typeof membershipLevels.$inferSelect)[]
  opening: FacilityOpening
}

/** The key of a night in `Content.overrides`. */
export const overrideKey = (locationId: string, date: string) => `${locationId} ${date}`

/**
 * Reads the content of the settings, its version first: outside of a snapshot the version is that of what was read only
 * where it is the same afterwards.
 */
export async function readContent(tx: Db): Promise<Content> {
  const [row] = await tx.select({ version: facility.settingsVersion }).from(facility)
  const stored = await tx.select().from(settings)
  const rewritten = await tx.select().from(languageTexts)
  const places = await tx.select().from(locations)
  const overrides = await tx.select().from(scheduleOverrides)
  const items = await tx.select().from(merchandise)
  const levels = await tx.select().from(membershipLevels)

  const values = withDefaults(Object.fromEntries(stored.map(({ key, value }) => [key, value])))
  const texts: Record<string, Record<string, string>> = { en: {}, he: {} }
  for (const { language, key, value } of rewritten) {
    texts[language] = { ...texts[language], [key]: value }
  }
  const schedule = scheduleSettingsOf(values)
  return {
    version: row?.version ?? 0,
    values,
    schedule,
    timeZone: schedule.place.timeZone,
    texts,
    locations: places,
    overrides: new Map(overrides.map((o) => [overrideKey(o.locationId, o.date), o])),
    merchandise: items,
    levels,
    opening: openingOf(stored),
  }
}
