import { hkdfSync } from 'node:crypto'
import { presentKey, type Secret, unsealed } from './seal.ts'

/** A key for each purpose, so that what is made with one tells nothing about another. */
export type Keys = Readonly<
  Record<
    'tokens' | 'codes' | 'names' | 'cards' | 'devices' | 'repeats' | 'firstLink' | 'audit',
    Uint8Array
  >
>

type KeySource = { keySalt: string; keyRoot: string | null }

/**
 * The keys that sign access tokens, the first administrator's link and the audit log, and hash sign-in codes, unknown
 * names, attendants' cards, device keys and the contents of keyed calls. They are derived from SECRET_KEY and the salt
 * in the database, so that somebody with only the database or a backup can neither make a token nor try a code. What
 * must outlive a change of SECRET_KEY uses keys of the first key. A practice facility may do without SECRET_KEY.
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
