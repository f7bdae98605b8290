import { randomBytes, randomFillSync, randomInt } from 'node:crypto'
import { roomDigits } from '@mikvah/contract/fields.ts'

const bytesOfId = 15
/** Random bytes for many ids at once: a system call for each would cost more than everything else. */
const drawn = Buffer.alloc(bytesOfId * 256)
let taken = drawn.length

/**
 * An opaque id: 15 random bytes as twenty letters, digits, hyphens and underscores, in no sequence. None begins like a
 * spreadsheet formula.
 */
export function newId(): string {
  if (taken === drawn.length) {
    randomFillSync(drawn)
    taken = 0
  }
  const id = drawn.toString('base64url', taken, taken + bytesOfId)
  taken += bytesOfId
  return id.startsWith('-') ? newId() : id
}

/** A secret that is shown once; only its hash is stored. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** Draws this many random digits; the first may be zeros. */
export const randomDigits = (count: number): string =>
  String(randomInt(10 ** count)).padStart(count, '0')

/**
 * The positive whole number, of nine digits at most, in the path of a call, as rooms and cubicles have; null for any
 * other text.
 */
export function numberIn(text: string): number | null {
  const number = Number(text)
  return roomDigits.test(text) && number > 0 ? number : null
}
