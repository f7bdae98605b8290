import assistantHebrew from '@fontsource-variable/assistant/files/assistant-hebrew-wght-normal.woff2?url'
import assistantLatin from '@fontsource-variable/assistant/files/assistant-latin-wght-normal.woff2?url'
import frankHebrew from '@fontsource-variable/frank-ruhl-libre/files/frank-ruhl-libre-hebrew-wght-normal.woff2?url'
import frankLatin from '@fontsource-variable/frank-ruhl-libre/files/frank-ruhl-libre-latin-wght-normal.woff2?url'
import type { Language } from '@mikvah/rules/words/language.ts'

const filesOf: Record<Language, string[]> = {
  en: [assistantLatin, frankLatin],
  he: [assistantHebrew, frankHebrew],
}

/**
 * Requests the two font files of a language before its text is drawn: only the browser knows the language of the page.
 */
export function preloadFonts(language: Language) {
  for (const href of filesOf[language]) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href })
    document.head.append(link)
  }
}
