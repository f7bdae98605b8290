import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** The hash by which a random secret is stored. A plain one is enough for a secret of full length. */
export const secretHash = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url')

/** The hash by which a sign-in code for a phone is stored: keyed, since six digits would soon be found by trying. */
export const codeHash = (key: Uint8Array, phone: string, code: string): string =>
  createHmac('sha256', key).update(`${phone}:${code}`).digest('base64url')

/** The hash by which an unknown name is counted: it may be a password, typed into the wrong field. */
export const nameHash = (key: Uint8Array, name: string): string =>
  createHmac('sha256', key).update(name).digest('base64url')

/** The hash of the code that a screen shows for pairing. */
export const pairingCodeHash = (key: Uint8Array, code: string): string =>
  createHmac('sha256', key).update(`pairing:${code}`).digest('base64url')

/** Whether two hashes are the same; the time taken doesn't tell how much of them is. */
export function sameHash(a: string, b: string): boolean {
  const left = Buffer.from(a)
  const right = Buffer.from(b)
  return left.length === right.length && timingSafeEqual(left, right)
}
