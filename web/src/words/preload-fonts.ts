import assistantHebrew from '@fontsource-variable/assistant/files/assistant-hebrew-wght-normal.woff2?url'
import assistantLatin from '@fontsource-variable/assistant/files/assistant-latin-wght-normal.woff2?url'
import frankHebrew from '@fontsource-variable/frank-ruhl-libre/files/frank-ruhl-libre-hebrew-wght-normal.woff2?url'
import frankLatin from '@fontsource-variable/frank-ruhl-libre/files/frank-ruhl-libre-latin-wght-normal.woff2?url'
import type { Language } from './language.ts'

const filesOf: Record<Language, string[]> = {
  en: [assistantLatin, frankLatin],
  he: [assistantHebrew, frankHebrew],
}

/** The page's language is known only to the browser, so the two files are asked for here, before the first paint. */
export function preloadFonts(language: Language) {
  for (const href of filesOf[language]) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href })
    document.head.append(link)
  }
}
