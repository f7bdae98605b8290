import { type SettingValues, textOf } from './read.ts'

/** The Hebrew twin of a text in the Hebrew interface when it is filled in, else the text itself. */
export const textIn = (values: SettingValues, key: string, language: 'en' | 'he'): string | null =>
  (language === 'he' ? textOf(values, `${key}He`) : null) ?? textOf(values, key)
