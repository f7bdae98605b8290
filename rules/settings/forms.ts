import { codeDigits } from '../people/codes.ts'
import { isEmail } from '../people/email.ts'
import { isExtension } from '../people/phone.ts'
import { isSupply } from '../supplies/supplies.ts'
import type { FormType } from './entry.ts'
import type { SettingRefusal } from './refusals.ts'

type Form = {
  because: SettingRefusal
  /** The value as it is stored, or null when it isn't of this form. */
  keep: (text: string) => string | null
}

const where = (fits: (text: string) => boolean) => (text: string) => (fits(text) ? text : null)
const matching = (pattern: RegExp) => where((text) => pattern.test(text))

const listOf = (fits: (item: string) => boolean) => (text: string) => {
  const items = text
    .split(/[\s,]+/)
    .map((item) => item.replace(/^\+/, ''))
    .filter(Boolean)
  return items.length > 0 && items.every(fits) ? items.join(',') : null
}

const flag = (text: string) => ({ true: 'True', false: 'False' })[text.toLowerCase()] ?? null

const fullUrl = (text: string) =>
  /^https?:\/\/[^\s/]+/i.test(text) && URL.canParse(text) && !/\s/.test(text) ? text : null

const phone = (text: string) => {
  const digits = text.replace(/\D/g, '').length
  return /^\+?[\d\s().-]+$/.test(text) && digits >= 6 && digits <= 15 ? text : null
}

/** Area and city only: EST and fixed offsets know no clock change, and the zmanim would be an hour off. */
const zone = (text: string) => {
  if (!/^[a-z]+(\/[a-z0-9_+-]+)+$/i.test(text) || /^etc\//i.test(text)) return null
  try {
    return new Temporal.ZonedDateTime(0n, text).timeZoneId
  } catch {
    return null
  }
}

const monthDay = (text: string) => {
  try {
    return /^\d\d-\d\d$/.test(text) ? Temporal.PlainMonthDay.from(text).toString() : null
  } catch {
    return null
  }
}

/**
 * How the value of a setting with a form is judged and stored, and why it is refused, by its type. A currency is judged
 * by its list, in judge-setting.ts.
 */
export const forms: Readonly<Record<Exclude<FormType, 'currency'>, Form>> = {
  flag: { because: 'flag', keep: flag },
  url: { because: 'full-url', keep: fullUrl },
  email: { because: 'email', keep: where(isEmail) },
  phone: { because: 'phone', keep: phone },
  extension: { because: 'extension', keep: where(isExtension) },
  zone: { because: 'zone', keep: zone },
  country: { because: 'country', keep: matching(/^[a-z]{2}$/) },
  passcode: { because: 'passcode', keep: matching(new RegExp(`^\\d{${codeDigits.passcode}}$`)) },
  monthDay: { because: 'month-day', keep: monthDay },
  zipcodes: { because: 'zipcodes', keep: listOf((item) => /^[A-Za-z0-9-]{3,10}$/.test(item)) },
  supplies: { because: 'supplies', keep: listOf(isSupply) },
  callingCodes: { because: 'calling-codes', keep: listOf((item) => /^[1-9]\d{0,3}$/.test(item)) },
}
