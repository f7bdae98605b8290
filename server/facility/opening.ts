import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Db } from '../db/database.ts'
import { settings } from '../settings/table.ts'

/**
 * How it stands with the opening of a new live facility. It lies beside the settings, under names that no catalogue
 * has: a facility without the row that shuts it is open, as all are that are older than this.
 */
export type FacilityOpening = {
  shut: boolean
  /** When a text to sign in with has worked. */
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

/** Keeps one of them. */
export async function keepOpening(db: Db, row: Row): Promise<void> {
  await db.insert(settings).values(row).onConflictDoUpdate({ target: settings.key, set: row })
}
