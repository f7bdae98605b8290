/** The languages that the program speaks. */
export const languages = ['en', 'he'] as const

/** A language that the program speaks. */
export type Language = (typeof languages)[number]

/** Whether it is a language that the program speaks. */
export const isLanguage = (text: unknown): text is Language =>
  languages.some((language) => language === text)
