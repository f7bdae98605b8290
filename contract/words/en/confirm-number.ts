/** Where a patron shows that a number that may be another’s is hers. */
export const confirmNumber = {
  confirmTitle: 'Is this still your number?',
  confirmLead:
    'Nobody has signed in with it for a long time, or ever, and numbers change hands. Two answers, once, and everything is here.',
  confirmLastName: 'Your last name',
  confirmZip: 'Your zip code',
  confirmSend: 'Continue',
  confirmElse: 'Moved, or another name by now? Call us and we will see to it.',
} as const
