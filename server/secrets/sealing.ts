import type { Database, Tx } from '../db/database.ts'
import { databaseOf } from '../db/in-transaction.ts'
import { type Secret, seal } from './seal.ts'

const keys = new WeakMap<Database, Secret>()

/** Sets the key that texts written through this database are sealed with. */
export const sealWith = (db: Database, config: Secret) => keys.set(db, config)

/** Seals a text inside the transaction that writes it. */
export function sealedOn(tx: Tx, text: string): string {
  const config = keys.get(databaseOf(tx))
  if (!config) throw new Error('This database was given no key to seal with.')
  return seal(config, text)
}
