import { hkdfSync } from 'node:crypto'
import { presentKey, type Secret, unsealed } from './seal.ts'

/** One key for each purpose, so that what is made with one says nothing about another. */
export type Keys = Readonly<
  Record<
    'tokens' | 'codes' | 'names' | 'cards' | 'devices' | 'repeats' | 'firstLink' | 'audit',
    Uint8Array
  >
>

type KeySource = { keySalt: string; keyRoot: string | null }

/**
 * The keys that sign access tokens and hash sign-in codes, names that nobody has, the cards of attendants, the keys of devices and what keyed
 * calls say, from SECRET_KEY and the salt in the database: who holds the database alone, or a backup of it, can write no
 * token and try no code. What is kept for long, and can't be sealed anew because only its hash is here, comes from the
 * key that was the facility's first, so that it outlives a change of the key. A practice facility has nobody to keep out and
 * may do without SECRET_KEY; its keys then come from the salt alone.
 */
export function keysOf(config: Secret, { keySalt, keyRoot }: KeySource): Keys {
  const present = presentKey(config)
  const root = (keyRoot === null ? null : unsealed(config, keyRoot)) ?? present
  const from = (key: string, purpose: string) =>
    new Uint8Array(hkdfSync('sha256', key, keySalt, purpose, 32))
  return {
    tokens: from(present, 'access tokens'),
    codes: from(present, 'sign-in codes'),
    names: from(present, 'names typed at the sign-in'),
    firstLink: from(present, 'link of the first administrator'),
    cards: from(root, 'attendant cards'),
    devices: from(root, 'device keys'),
    repeats: from(root, 'repeated calls'),
    audit: new TextEncoder().encode(`audit:${root}`),
  }
}
