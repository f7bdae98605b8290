/** The test numbers and the token each stands for. A real number has no token here, so it never leaves the page. */
export const practiceCards = [
  { number: '4242424242424242', token: 'practice_ok', does: 'cardPracticePays' },
  { number: '4000000000000002', token: 'practice_declined', does: 'cardPracticeDeclined' },
  { number: '4000000000009995', token: 'practice_insufficient_funds', does: 'cardPracticeFunds' },
  { number: '4000000000000069', token: 'practice_expired', does: 'cardPracticeExpired' },
  { number: '4000002760003184', token: 'practice_3ds_always', does: 'cardPracticeBank' },
  { number: '4000002500003155', token: 'practice_3ds', does: 'cardPracticeBank' },
  { number: '4000000000000119', token: 'practice_error', does: 'cardPracticeError' },
  { number: '5555555555554444', token: 'practice_lost_answer', does: 'cardPracticeLost' },
] as const

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** The token of a test number, however its digits are separated; null for any other number. */
export const practiceTokenOf = (number: string): string | null =>
  practiceCards.find((card) => card.number === digitsOf(number))?.token ?? null

/** The first sixteen digits of a number, in groups of four. */
export const inFours = (number: string) =>
  digitsOf(number)
    .slice(0, 16)
    .replace(/(\d{4})(?=\d)/g, '$1 ')
