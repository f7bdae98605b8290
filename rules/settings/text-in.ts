import type { Language } from '../words/language.ts'
import type { SettingKey } from './catalogue.ts'
import { type SettingValues, textOf } from './read.ts'

/** A text that has a Hebrew twin beside it in the catalogue. */
export type TwinnedKey = {
  [Key in SettingKey]: `${Key}He` extends SettingKey ? Key : never
}[SettingKey]

/** The Hebrew twin of a text in the Hebrew interface when it is filled in, else the text itself. */
export const textIn = (values: SettingValues, key: TwinnedKey, language: Language): string | null =>
  (language === 'he' ? textOf(values, `${key}He`) : null) ?? textOf(values, key)
