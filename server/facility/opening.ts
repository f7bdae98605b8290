import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Db } from '../db/database.ts'
import { settings } from '../settings/table.ts'

/**
 * How far a new live facility is with its opening. This is stored beside the settings, under keys that no catalogue
 * has. A facility without the row that shuts it is open, as all older ones are.
 */
export type FacilityOpening = {
  shut: boolean
  /** When a sign-in code sent by text has worked. */
  textAt: Ms | null
}

/** The keys of the rows of the opening; `trial` is that of the row that names the effect of the last trial text. */
export const openingKeys = {
  shut: 'opening:shut',
  text: 'opening:text',
  trial: 'opening:trial',
} as const

const trialTexts = 'trial-text:'
/** The name (`dedupe`) of the effect of a trial text. */
export const trialTextName = (id: string): string => `${trialTexts}${id}`
/** Whether an effect of this name (`dedupe`) is a trial text. */
export const isTrialText = (dedupe: string | null): boolean =>
  dedupe?.startsWith(trialTexts) ?? false

type Row = typeof settings.$inferSelect

/** How far the opening is, out of all rows of the settings. */
export function openingOf(rows: readonly Row[]): FacilityOpening {
  const row = (key: string) => rows.find((one) => one.key === key)
  return {
    shut: row(openingKeys.shut)?.value === 'yes',
    textAt: row(openingKeys.text)?.changedAt ?? null,
  }
}

/** Stores a row of the opening, under one of `openingKeys`. */
export async function keepOpening(db: Db, row: Row): Promise<void> {
  await db.insert(settings).values(row).onConflictDoUpdate({ target: settings.key, set: row })
}
