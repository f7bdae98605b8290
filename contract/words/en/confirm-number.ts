/** Where a patron shows that a number long unused is still hers. */
export const confirmNumber = {
  confirmTitle: 'Is this still your number?',
  confirmLead:
    'Nobody has signed in with it for a long time, and numbers change hands. Two answers, once, and everything is here again.',
  confirmLastName: 'Your last name',
  confirmZip: 'Your zip code',
  confirmSend: 'Continue',
  confirmElse: 'Moved, or another name by now? Call us and we will see to it.',
} as const
