import parsePhoneNumber, { AsYouType, type CountryCode } from 'libphonenumber-js/core'
import { numbering, zoneToLearn } from './numbering.ts'

/** A number as it is typed, and the country it is read in. */
export type TypedPhone = { text: string; country: CountryCode }

/**
 * What the field shows after a keystroke: grouped as the country writes it while the typing goes on at the end, left
 * alone while something is deleted or corrected in the middle. A valid number with a plus, as a pasted one, sets its
 * own country.
 */
export function afterTyping(
  before: TypedPhone,
  text: string,
  { atEnd }: { atEnd: boolean },
): TypedPhone {
  const abroad = text.trim().startsWith('+') ? parsePhoneNumber(text, numbering()) : undefined
  if (abroad?.isValid() && abroad.country) {
    return { text: abroad.formatNational(), country: abroad.country }
  }
  const grows = text.length > before.text.length
  return { ...before, text: grows && atEnd ? grouped(text, before.country) : text }
}

/** The same number, grouped by what is known of its zone by then. */
export const afterLearning = ({ text, country }: TypedPhone): TypedPhone =>
  afterTyping({ text: '', country }, text, { atEnd: true })

/** Whether what is known of numbers is enough to read this one. */
export const isReadable = ({ text, country }: TypedPhone) => zoneToLearn(text, country) === null

/** A text as that country writes numbers; left alone while what it takes to read it isn't loaded. */
export const grouped = (text: string, country: CountryCode) =>
  isReadable({ text, country }) ? new AsYouType(country, numbering()).input(text) : text

/**
 * Digits with the country code and without a plus, as they are sent; null while the number isn't valid, or can't be
 * read yet.
 */
export function digitsToSend({ text, country }: TypedPhone): string | null {
  const number = parsePhoneNumber(text, country, numbering())
  return number?.isValid() ? number.number.slice(1) : null
}

export const hasDigits = (text: string) => /\d/.test(text)
