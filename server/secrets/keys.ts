import { hkdfSync } from 'node:crypto'
import type { Config } from '../config.ts'

/** One key for each purpose, so that what is made with one says nothing about another. */
export type Keys = Readonly<
  Record<'tokens' | 'codes' | 'names' | 'cards' | 'devices' | 'repeats' | 'firstLink', Uint8Array>
>

/**
 * The keys that sign access tokens and hash sign-in codes, names that nobody has, the cards of attendants, the keys of devices and what keyed
 * calls say, from SECRET_KEY and the salt in the database: who holds the database alone, or a backup of it, can write no
 * token and try no code. A practice facility has nobody to keep out and may do without SECRET_KEY; its keys then come
 * from the salt alone.
 */
export function keysOf({ secretKey }: Pick<Config, 'secretKey'>, salt: string): Keys {
  const keyFor = (purpose: string) =>
    new Uint8Array(hkdfSync('sha256', secretKey ?? 'practice', salt, purpose, 32))
  return {
    tokens: keyFor('access tokens'),
    codes: keyFor('sign-in codes'),
    names: keyFor('names typed at the sign-in'),
    cards: keyFor('attendant cards'),
    devices: keyFor('device keys'),
    repeats: keyFor('repeated calls'),
    firstLink: keyFor('link of the first administrator'),
  }
}
