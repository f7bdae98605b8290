import type { Language } from './language.ts'

/** A name the facility has written in both languages; where one is blank the other is shown. */
export const nameIn = (language: Language, name: string, nameHe: string): string =>
  (language === 'he' ? nameHe.trim() || name : name.trim() || nameHe).trim()
