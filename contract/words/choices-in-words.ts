import { entryOf, isSettingKey } from '@mikvah/rules/settings/catalogue.ts'
import type { SettingEntry } from '@mikvah/rules/settings/entry.ts'
import type { WordKey } from './key.ts'

/** The key of the words for one choice of a setting; calls go on using the program's own name for it. */
export const choiceKey = (value: string) => `setting.choice.${value}` as WordKey

/**
 * The values that the text of a refused setting names, in words: `choices` where one of several must be chosen, and
 * `is`, what is saved by now. Any other value stays as it came.
 */
export function refusedInWords(
  key: string,
  params: Readonly<Record<string, string>>,
  wordOf: (key: WordKey) => string,
): Readonly<Record<string, string>> {
  const entry = isSettingKey(key) ? entryOf(key) : null
  const inWords: Record<string, string> = { ...params }
  if (entry?.type === 'choice' && params.choices !== undefined)
    inWords.choices = entry.choices.map((one) => wordOf(choiceKey(one))).join(', ')
  if (params.is !== undefined) inWords.is = savedInWords(entry, params.is, wordOf)
  return inWords
}

function savedInWords(
  entry: SettingEntry | null,
  value: string,
  wordOf: (key: WordKey) => string,
): string {
  if (value === '') return wordOf('settingBlank')
  if (entry?.type === 'flag') return wordOf(value === 'True' ? 'settingYes' : 'settingNo')
  return entry?.type === 'choice' ? wordOf(choiceKey(value)) : value
}
