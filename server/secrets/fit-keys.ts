import { hkdfSync } from 'node:crypto'
import { type Config, ConfigurationRefused } from '../config.ts'
import type { Tx } from '../db/database.ts'
import { sql } from '../db/drizzle/queries.ts'
import { facility } from '../facility/table.ts'
import { liveEvents } from '../live/table.ts'
import { settings } from '../settings/table.ts'
import {
  keysIn,
  openedWith,
  presentKey,
  type Secret,
  seal,
  sealedPrefix,
  unsealed,
} from './seal.ts'

type Row = Pick<typeof facility.$inferSelect, 'keySalt' | 'keyChecks' | 'keyRoot'>

/**
 * Refuses a start that lacks a key with which something here is sealed, and writes down that the present one is among them
 * from now on. With another key all would seem well, while refunds and texts wait for ever, no card of an attendant is
 * known, and the audit log is chained with what the right key finds broken ever after. The facility's row is locked.
 */
export async function fitKeys(
  tx: Tx,
  config: Secret & Pick<Config, 'newSecretKey'>,
  row: Row,
): Promise<void> {
  const given = keysIn(config).map((key) => checkOf(key, row.keySalt))
  const present = given.slice(0, 1)
  const first = row.keyRoot === null ? await firstKey(tx, config) : null
  const fits =
    row.keyRoot === null
      ? first !== null
      : unsealed(config, row.keyRoot) !== null && row.keyChecks.every((one) => given.includes(one))
  const name = nameOf(presentKey(config), row.keySalt)
  if (!fits && config.newSecretKey !== name) {
    throw new ConfigurationRefused(
      `SECRET_KEY is not the one that this facility is sealed with. Put that one back, or name it in SECRET_KEY_FORMER; set NEW_SECRET_KEY=${name} if it is lost.`,
    )
  }
  const known = row.keyRoot === null ? given : given.filter((one) => row.keyChecks.includes(one))
  const keyChecks = [...new Set([...present, ...(fits ? row.keyChecks : []), ...known])]
  const root = (row.keyRoot === null ? first : unsealed(config, row.keyRoot)) ?? presentKey(config)
  if (row.keyRoot !== null && fits && keyChecks.length === row.keyChecks.length) return
  await tx.update(facility).set({ keyChecks, keyRoot: seal(config, root) })
}

/** How a key is called when it is to take the place of one that is lost: left standing it lets no other in. */
const nameOf = (key: string, salt: string): string =>
  Buffer.from(hkdfSync('sha256', key, salt, 'name of a new key', 4)).toString('hex')

/** Whether a key that the facility names isn't among those given. */
export function lacksOneOf(config: Secret, salt: string, checks: readonly string[]): boolean {
  const given = keysIn(config).map((key) => checkOf(key, salt))
  return checks.some((one) => !given.includes(one))
}

/** Which key it is, for the database: without the key it says nothing. */
export const checkOf = (key: string, salt: string): string =>
  Buffer.from(hkdfSync('sha256', key, salt, 'which key', 16)).toString('base64url')

/**
 * With which of the keys a database was sealed before it said so: its settings, and what was told last. Null when
 * something is sealed with none of them.
 */
async function firstKey(tx: Tx, config: Secret): Promise<string | null> {
  const sealed = [
    ...(await tx
      .select({ text: settings.value })
      .from(settings)
      .where(sql`${settings.value} like ${`${sealedPrefix}%`}`)),
    ...(await tx
      .select({ text: liveEvents.data })
      .from(liveEvents)
      .where(sql`${liveEvents.data} like ${`${sealedPrefix}%`}`)
      .orderBy(sql`${liveEvents.number} desc nulls last`)
      .limit(1)),
  ]
  const keys = keysIn(config)
  const found = sealed.map(({ text }) => keys.find((key) => openedWith(key, text ?? '') !== null))
  return found.includes(undefined) ? null : (found[0] ?? presentKey(config))
}
