import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import type { Config } from '../config.ts'

/** What every sealed text begins with. */
export const sealedPrefix = 'sealed:'

/** What one seals and opens with: the present key, and those of before that still open. */
export type Secret = Pick<Config, 'secretKey'> & Partial<Pick<Config, 'formerKeys'>>

/** It was sealed with a key that isn't here any more. */
export class SealedWithAnotherKey extends Error {
  override name = 'SealedWithAnotherKey'
}

/** This process can't open it, and another can: nothing is lost, and here it can't be told what it says. */
export class KeyElsewhere extends Error {
  override name = 'KeyElsewhere'
}

/** In practice mode there is nothing real to keep secret; a fixed key lets the seed run without one. */
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

/** Encrypts a text with the present SECRET_KEY for the database. Blank stays blank. */
export function seal(config: Secret, secret: string): string {
  if (secret === '') return ''
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', hashOf(presentKey(config)), iv)
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return sealedPrefix + Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Throws `SealedWithAnotherKey` when none of the keys is the one it was sealed with. */
export function unseal(config: Secret, stored: string): string {
  const opened = unsealed(config, stored)
  if (opened === null) throw new SealedWithAnotherKey()
  return opened
}

/** The same, and null when its key is lost: it counts as not there. Throws `KeyElsewhere` where it isn't lost. */
export function unsealed(config: Secret, stored: string): string | null {
  if (!stored.startsWith(sealedPrefix)) return stored
  for (const key of keysIn(config)) {
    const opened = openedWith(key, stored)
    if (opened !== null) return opened
  }
  if (lacking.has(config)) throw new KeyElsewhere()
  return null
}

/** Configurations that lack a key of their facility, as it was found last. */
const lacking = new WeakSet<Secret>()

/** Whether this process has all keys with which something may be sealed: what it can't open is lost only if it has. */
export const lacksKey = (config: Secret): boolean => lacking.has(config)

export function tellLacking(config: Secret, lacks: boolean): void {
  if (lacks) lacking.add(config)
  else lacking.delete(config)
}

/** The text that was sealed; null when it was sealed with another key. */
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
