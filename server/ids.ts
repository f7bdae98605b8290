import { randomBytes, randomFillSync, randomInt } from 'node:crypto'

const bytesOfId = 15
/** Drawn for many ids at once: a draw for each costs more than all else about it. */
const drawn = Buffer.alloc(bytesOfId * 256)
let taken = drawn.length

/** An opaque id: 15 random bytes, twenty characters, no sequence. None begins as a formula of a spreadsheet does. */
export function newId(): string {
  if (taken === drawn.length) {
    randomFillSync(drawn)
    taken = 0
  }
  const id = drawn.toString('base64url', taken, taken + bytesOfId)
  taken += bytesOfId
  return id.startsWith('-') ? newId() : id
}

/** A secret that is shown once and kept as its hash. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** Digits that are drawn, with leading zeros. */
export const randomDigits = (count: number): string =>
  String(randomInt(10 ** count)).padStart(count, '0')

/** The positive number that an address names: rooms and cubicles have one. */
export function numberIn(text: string): number | null {
  const number = Number(text)
  return /^\d{1,9}$/.test(text) && number > 0 ? number : null
}
