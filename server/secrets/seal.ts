import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import type { Config } from '../config.ts'

/** The beginning of every sealed text. */
export const sealedPrefix = 'sealed:'

/** The keys to seal and open with: the present one, and former ones that still open. */
export type Secret = Pick<Config, 'secretKey'> & Partial<Pick<Config, 'formerKeys'>>

/** Thrown where the text was sealed with a key that isn't here any more. */
export class SealedWithAnotherKey extends Error {
  override name = 'SealedWithAnotherKey'
}

/** Thrown where this process can't open the text but another may, so that it doesn't count as lost. */
export class KeyElsewhere extends Error {
  override name = 'KeyElsewhere'
}

/** The present key. In practice mode nothing is secret, so a fixed key does. */
export const presentKey = ({ secretKey }: Secret): string => secretKey ?? 'practice'

/** The present key, then the former ones. */
export const keysIn = (config: Secret): readonly string[] => [
  presentKey(config),
  ...(config.formerKeys ?? []),
]

const hashes = new Map<string, Buffer>()

function hashOf(key: string): Buffer {
  const hash = hashes.get(key) ?? createHash('sha256').update(key).digest()
  hashes.set(key, hash)
  return hash
}

/** Seals a text for the database: encrypts it with the present SECRET_KEY. A blank text stays blank. */
export function seal(config: Secret, secret: string): string {
  if (secret === '') return ''
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', hashOf(presentKey(config)), iv)
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return sealedPrefix + Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Opens a sealed text as `unsealed` does, but throws `SealedWithAnotherKey` when its key is lost. */
export function unseal(config: Secret, stored: string): string {
  const opened = unsealed(config, stored)
  if (opened === null) throw new SealedWithAnotherKey()
  return opened
}

/**
 * Opens a sealed text; one that isn't sealed is given as it is. Null when its key is lost, so that it counts as absent.
 * Throws `KeyElsewhere` when another process may have the key.
 */
export function unsealed(config: Secret, stored: string): string | null {
  if (!stored.startsWith(sealedPrefix)) return stored
  for (const key of keysIn(config)) {
    const opened = openedWith(key, stored)
    if (opened !== null) return opened
  }
  if (lacking.has(config)) throw new KeyElsewhere()
  return null
}

/** Configurations that were last found to lack one of the facility's keys. */
const lacking = new WeakSet<Secret>()

/** Whether this process lacks one of the facility's keys. If it does, a text that it can't open isn't lost. */
export const lacksKey = (config: Secret): boolean => lacking.has(config)

/** Notes whether a configuration lacks one of the facility's keys. */
export function tellLacking(config: Secret, lacks: boolean): void {
  if (lacks) lacking.add(config)
  else lacking.delete(config)
}

/** The text opened with this key; null when it was sealed with another. */
export function openedWith(key: string, stored: string): string | null {
  const bytes = Buffer.from(stored.slice(sealedPrefix.length), 'base64url')
  try {
    const decipher = createDecipheriv('aes-256-gcm', hashOf(key), bytes.subarray(0, 12))
    decipher.setAuthTag(bytes.subarray(12, 28))
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
