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

export const openingKeys = { shut: 'opening:shut', text: 'opening:text' } as const

type Row = typeof settings.$inferSelect

export function openingOf(rows: readonly Row[]): FacilityOpening {
  const row = (key: string) => rows.find((one) => one.key === key)
  return {
    shut: row(openingKeys.shut)?.value === 'yes',
    textAt: row(openingKeys.text)?.changedAt ?? null,
  }
}

/** Stores one of these rows. */
export async function keepOpening(db: Db, row: Row): Promise<void> {
  await db.insert(settings).values(row).onConflictDoUpdate({ target: settings.key, set: row })
}
