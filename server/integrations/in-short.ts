const most = 300

/** What a provider has said, on one line and not endless: it may have answered with a whole page. */
export const inShort = (words: string): string => words.replace(/\s+/g, ' ').trim().slice(0, most)
