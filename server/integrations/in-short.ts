const most = 300

/** A provider's words on one line, cut after 300 characters, as it may have answered with a whole page. */
export const inShort = (words: string): string => words.replace(/\s+/g, ' ').trim().slice(0, most)
