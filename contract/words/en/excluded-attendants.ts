/** The attendants whom a patron would rather not meet. */
export const excludedAttendants = {
  excludedTitle: 'Excluded attendants',
  excludedLead: 'Whom you would rather not meet. We keep to it as far as we can.',
  excludedNobody: 'You would meet any attendant.',
  excludedSearch: 'Add an attendant',
  excludedSearchHint: 'Type at least three letters of her name.',
  excludedNone: 'Nobody has that name.',
  excludedOtherLetters: 'The names here are written in another alphabet; please try that one.',
  excludedRemove: 'Take {{name}} off the list',
  excludedAdd: 'Add {{name}}',
  excludedAdded: '{{name}} is on your list.',
  excludedRemoved: '{{name}} is off your list.',
  excludedFound: 'Suggestions',
} as const
