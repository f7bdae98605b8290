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
 * Refuses a start without one of the keys that something here is sealed with, unless NEW_SECRET_KEY names the present
 * one, and stores that the present key is one of them. With a wrong key all would seem well, while refunds and texts
 * wait for ever, attendants' cards aren't recognized, and the audit log gets a chain that the right key finds broken.
 * The facility's row is locked.
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

/** The name of a key that may take the place of a lost one; set in the environment, it allows no other key. */
const nameOf = (key: string, salt: string): string =>
  Buffer.from(hkdfSync('sha256', key, salt, 'name of a new key', 4)).toString('hex')

/** Whether the facility needs a key that isn't among those given. */
export function lacksOneOf(config: Secret, salt: string, checks: readonly string[]): boolean {
  const given = keysIn(config).map((key) => checkOf(key, salt))
  return checks.some((one) => !given.includes(one))
}

/** A check by which the database knows a key; it says nothing about the key itself. */
export const checkOf = (key: string, salt: string): string =>
  Buffer.from(hkdfSync('sha256', key, salt, 'which key', 16)).toString('base64url')

/**
 * The key that an old database was sealed with, before it stored that: found by its settings and latest events; null
 * when something there is sealed with none of the given keys.
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
