import { entryOf, isSettingKey } from '@mikvah/rules/settings/catalogue.ts'
import type { WordKey } from './key.ts'

/** The key of the words for one choice of a setting; calls go on using the program's own name for it. */
export const choiceKey = (value: string) => `setting.choice.${value}` as WordKey

/**
 * The values that the text of a refused setting names; where one of several must be chosen, each choice is named by its
 * own word.
 */
export function refusedInWords(
  key: string,
  params: Readonly<Record<string, string>>,
  wordOf: (key: WordKey) => string,
): Readonly<Record<string, string>> {
  const entry = isSettingKey(key) ? entryOf(key) : null
  if (entry?.type !== 'choice' || params.choices === undefined) return params
  return { ...params, choices: entry.choices.map((one) => wordOf(choiceKey(one))).join(', ') }
}
