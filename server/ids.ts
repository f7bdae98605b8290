import { randomBytes, randomInt } from 'node:crypto'

/** An opaque id: 15 random bytes, twenty characters, no sequence. None begins as a formula of a spreadsheet does. */
export function newId(): string {
  const id = randomBytes(15).toString('base64url')
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
