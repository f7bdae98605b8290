/** The most requests that a page may make until it is whole, itself among them. */
export const mostRequests = 20

/** What isn't counted: a card processor's form, and a font that Chromium names again because an earlier page had it. */
export const uncounted = /CardForm|frank-ruhl-libre-hebrew/
