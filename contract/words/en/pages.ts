/** The pages for choosing the language and for the tour. */
export const pages = {
  languageTitle: 'Language',
  languageLead: 'For these pages, and for the messages you receive.',
  tourSoon: 'Coming Soon',
  tourText: 'A walk through the building, room by room. Until then we gladly show you around.',
  tourContact: 'Contact us',
} as const
