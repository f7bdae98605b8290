import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import type { Config } from '../config.ts'

const prefix = 'sealed:'

type Secret = Pick<Config, 'secretKey'>
const keys = new WeakMap<Secret, Buffer>()

/** In practice mode there is nothing real to keep secret; a fixed key lets the seed run without one. */
function keyOf(config: Secret): Buffer {
  const known = keys.get(config)
  if (known) return known
  const key = createHash('sha256')
    .update(config.secretKey ?? 'practice')
    .digest()
  keys.set(config, key)
  return key
}

/** Encrypts a provider secret with SECRET_KEY for the database. Blank stays blank. */
export function seal(config: Secret, secret: string): string {
  if (secret === '') return ''
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(config), iv)
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return prefix + Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Throws when the key isn't the one it was sealed with. */
export function unseal(config: Secret, stored: string): string {
  if (!stored.startsWith(prefix)) return stored
  const bytes = Buffer.from(stored.slice(prefix.length), 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', keyOf(config), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}
