import { standardCurrency } from '../price/currency.ts'
import type { Cents } from '../price/money.ts'
import { isLanguage, type Language } from '../words/language.ts'
import type { SettingKey } from './catalogue.ts'
import { standardCountry } from './standards.ts'

/** Raw setting values by catalogue key, defaults filled in. Every value is a string; '' means not configured. */
export type SettingValues = Readonly<Record<string, string>>

/** A setting's text, trimmed; null when it is blank. */
export function textOf(values: SettingValues, key: SettingKey): string | null {
  const text = values[key]?.trim()
  return text ? text : null
}

/** Whether a flag is set: `True` in upper or lower case. Null when blank; any other text is false. */
export function flagOf(values: SettingValues, key: SettingKey): boolean | null {
  const text = textOf(values, key)
  return text === null ? null : text.toLowerCase() === 'true'
}

/** A setting's number, or null when it is blank, which is never 0. Throws RangeError for a text that is no number. */
export function numberOf(values: SettingValues, key: SettingKey): number | null {
  const text = textOf(values, key)
  if (text === null) return null
  const number = Number(text)
  if (Number.isNaN(number)) throw new RangeError(`The setting ${key} is not a number.`)
  return number
}

/**
 * A price in cents; null when it is blank, so that the thing isn't offered. Settings hold whole units of the currency,
 * a fraction is dropped (requirements P3).
 */
export function priceOf(values: SettingValues, key: SettingKey): Cents | null {
  const price = numberOf(values, key)
  return price === null ? null : Math.trunc(price) * 100
}

/** The facility's own language: of mail to the office, and for whoever hasn't chosen one. */
export function defaultLanguageOf(values: SettingValues): Language {
  const language = textOf(values, 'defaultLanguage')
  return isLanguage(language) ? language : 'en'
}

/** The facility's country, in two lowercase letters; the standard one where none is set. */
export const countryOf = (values: SettingValues): string =>
  textOf(values, 'countryCode') ?? standardCountry

/** The code of the facility's currency; the standard one where none is set. */
export const currencyOf = (values: SettingValues): string =>
  textOf(values, 'currency') ?? standardCurrency
