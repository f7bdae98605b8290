import { secretKeys } from '@mikvah/rules/settings/catalogue.ts'
import { inArray } from 'drizzle-orm'
import { type Config, ConfigurationRefused } from '../config.ts'
import type { Database } from '../db/database.ts'
import { settings } from '../settings/table.ts'
import { unseal } from './seal.ts'

type Given = Pick<Config, 'mode' | 'secretKey' | 'newSecretKey'>

/**
 * Refuses a key that opens none of the providers' secrets of a live facility. It would start as if all were well, send no
 * message, know no card of an attendant, and chain the audit log with what the right key finds broken ever after.
 */
export async function refuseOtherKey(db: Database, config: Given): Promise<void> {
  if (config.mode !== 'live' || config.newSecretKey) return
  const rows = await db.orm
    .select({ value: settings.value })
    .from(settings)
    .where(inArray(settings.key, [...secretKeys]))
  const kept = rows.filter(({ value }) => value !== '')
  if (kept.length === 0 || kept.some(({ value }) => opens(config, value))) return
  throw new ConfigurationRefused(
    'SECRET_KEY is not the one that the secrets in this database were kept with. Put that one back; set NEW_SECRET_KEY=yes if it is lost.',
  )
}

function opens(config: Given, value: string): boolean {
  try {
    unseal(config, value)
    return true
  } catch {
    return false
  }
}
