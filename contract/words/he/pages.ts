import type { pages as english } from '../en/pages.ts'

export const pages = {
  languageTitle: 'שפה',
  languageLead: 'לדפים כאן וגם להודעות שתקבלי.',
  tourSoon: 'בקרוב',
  tourText: 'סיור בבניין, חדר אחר חדר. עד אז נשמח להראות לך את המקום.',
  tourContact: 'יצירת קשר',
} as const satisfies Record<keyof typeof english, string>
