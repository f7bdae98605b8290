import { acceptedCurrencies, notInHundredths } from '../price/currencies.ts'
import { entryOf, isSettingKey, secretKeys } from './catalogue.ts'
import { computedKeys } from './computed.ts'
import type { ChoiceEntry, NumericEntry, NumericType, SettingEntry, TextEntry } from './entry.ts'
import { forms } from './forms.ts'
import { mask } from './masked.ts'
import { refusedSetting, type SettingRefusal, type SettingRefused } from './refusals.ts'

export type SettingVerdict = { allowed: true; value: string } | SettingRefused

const accepted = (value: string): SettingVerdict => ({ allowed: true, value })

const wordsOfNumbers: Readonly<Record<NumericType, SettingRefusal>> = {
  whole: 'whole',
  minutes: 'whole',
  money: 'whole',
  hour: 'hour',
  number: 'number',
  latitude: 'number',
  longitude: 'number',
}

function judgeNumber(text: string, entry: NumericEntry): SettingVerdict {
  const because = wordsOfNumbers[entry.type]
  const digits = text.toLowerCase() === 'true' ? (entry.trueMeans ?? text) : text
  const pattern = because === 'whole' ? /^-?\d+(\.0*)?$/ : /^-?(\d+\.?\d*|\.\d+)$/
  if (!pattern.test(digits)) return refusedSetting(because)
  const number = Number(digits)
  if (number > entry.max && entry.endsTheGrid) return refusedSetting('latest-slot')
  if (number < entry.min || number > entry.max) {
    return refusedSetting('range', { min: String(entry.min), max: String(entry.max) })
  }
  return accepted(String(number === 0 ? 0 : number))
}

function judgeChoice(text: string, entry: ChoiceEntry): SettingVerdict {
  const choice = entry.choices.find((one) => one.toLowerCase() === text.toLowerCase())
  return choice === undefined
    ? refusedSetting('choice', { choices: entry.choices.join(', ') })
    : accepted(choice)
}

function judgeText(text: string, entry: TextEntry): SettingVerdict {
  if (entry.type === 'text' && /\p{Cc}/u.test(text)) return refusedSetting('one-line')
  const value = text.replace(/\r\n?/g, '\n')
  return [...value].length > entry.maxLength
    ? refusedSetting('too-long', { maxLength: String(entry.maxLength) })
    : accepted(value)
}

function judgeCurrency(currency: string): SettingVerdict {
  if (!/^[A-Z]{3}$/.test(currency)) return refusedSetting('currency')
  if (notInHundredths.has(currency))
    return refusedSetting('currency-not-in-hundredths', { currency })
  return acceptedCurrencies.has(currency)
    ? accepted(currency)
    : refusedSetting('currency-not-charged', { currency })
}

function judgeForm(text: string, type: keyof typeof forms): SettingVerdict {
  const form = forms[type]
  const value = form.keep(text)
  return value === null ? refusedSetting(form.because) : accepted(value)
}

function judgeFilled(text: string, entry: SettingEntry): SettingVerdict {
  switch (entry.type) {
    case 'whole':
    case 'minutes':
    case 'money':
    case 'hour':
    case 'number':
    case 'latitude':
    case 'longitude':
      return judgeNumber(text, entry)
    case 'choice':
      return judgeChoice(text, entry)
    case 'text':
    case 'longText':
    case 'secret':
      return judgeText(text, entry)
    case 'currency':
      return judgeCurrency(text)
    default:
      return judgeForm(text, entry.type)
  }
}

const mayBeBlank = (entry: SettingEntry): boolean =>
  entry.type === 'flag' ? entry.standard === '' : !entry.required

/** Judges one value by itself and says how it is kept: trimmed, True or False, numbers in plain digits. */
export function judgeSetting(key: string, value: string): SettingVerdict {
  if ((computedKeys as readonly string[]).includes(key)) return refusedSetting('computed', { key })
  if (!isSettingKey(key)) return refusedSetting('unknown', { key })
  const entry = entryOf(key)
  const text = value.trim()
  if (text === '') return mayBeBlank(entry) ? accepted('') : refusedSetting('required')
  if (text === mask && secretKeys.includes(key)) return refusedSetting('masked')
  return judgeFilled(text, entry)
}
