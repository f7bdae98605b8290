import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** A random secret of full length needs no slow hash. */
export const secretHash = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url')

/** Six digits do: without the key the hash can't be tried offline. */
export const codeHash = (key: Uint8Array, phone: string, code: string): string =>
  createHmac('sha256', key).update(`${phone}:${code}`).digest('base64url')

/** A name that nobody has, as it is counted: it may be a password, typed a line too high. */
export const nameHash = (key: Uint8Array, name: string): string =>
  createHmac('sha256', key).update(name).digest('base64url')

/** The code that a screen shows until the desk types it. */
export const pairingCodeHash = (key: Uint8Array, code: string): string =>
  createHmac('sha256', key).update(`pairing:${code}`).digest('base64url')

export function sameHash(a: string, b: string): boolean {
  const left = Buffer.from(a)
  const right = Buffer.from(b)
  return left.length === right.length && timingSafeEqual(left, right)
}
