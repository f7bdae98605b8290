import { entryOf, isSettingKey } from '@mikvah/rules/settings/catalogue.ts'
import type { WordKey } from './key.ts'

/** One of several values as it is read; what the program calls it stays in the calls. */
export const choiceKey = (value: string) => `setting.choice.${value}` as WordKey

/** What the words of a refused setting name: where one of several is to be chosen, each by its own word. */
export function refusedInWords(
  key: string,
  params: Readonly<Record<string, string>>,
  wordOf: (key: WordKey) => string,
): Readonly<Record<string, string>> {
  const entry = isSettingKey(key) ? entryOf(key) : null
  if (entry?.type !== 'choice' || params.choices === undefined) return params
  return { ...params, choices: entry.choices.map((one) => wordOf(choiceKey(one))).join(', ') }
}
