import parsePhoneNumber, { AsYouType, type CountryCode } from 'libphonenumber-js/min'

/** A number as she writes it, and the country it is read in. */
export type TypedPhone = { text: string; country: CountryCode }

/**
 * What stands in the field after a keystroke: grouped as the country writes it while she types on at the end, left
 * as it is while she deletes or mends. A pasted number with a plus brings its own country.
 */
export function afterTyping(
  before: TypedPhone,
  text: string,
  { atEnd }: { atEnd: boolean },
): TypedPhone {
  const abroad = text.trim().startsWith('+') ? parsePhoneNumber(text) : undefined
  if (abroad?.isValid() && abroad.country) {
    return { text: abroad.formatNational(), country: abroad.country }
  }
  const grows = text.length > before.text.length
  return { ...before, text: grows && atEnd ? grouped(text, before.country) : text }
}

export const grouped = (text: string, country: CountryCode) => new AsYouType(country).input(text)

/** Digits with the country code and without a plus, as they are sent; null while the number isn't valid. */
export function digitsToSend({ text, country }: TypedPhone): string | null {
  const number = parsePhoneNumber(text, country)
  return number?.isValid() ? number.number.slice(1) : null
}

export const hasDigits = (text: string) => /\d/.test(text)
