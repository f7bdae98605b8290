/** The saved cards at /payment-methods. */
export const paymentMethods = {
  cardsTitle: 'Payment Methods',
  cardsLead: 'Kept by the card processor. We see the brand and the last four digits.',
  cardsSaved: 'Saved cards',
  cardsNone: 'There is no saved card.',
  cardsNoneText: 'Add one here, or save it the next time you pay.',
  cardsAdd: 'Add card',
  cardsAddTitle: 'Add a card',
  cardsAddSave: 'Save card',
  cardsAdded: 'The card is saved.',
  cardsDelete: 'Delete',
  cardsDeleteNamed: 'Delete {{brand}} ending in {{last4}}',
  cardsDeleteSure: 'Delete this card?',
  cardsDeleteText: 'It can no longer be used for payments here, nor to renew a membership.',
  cardsKeep: 'Keep card',
  cardsDeleted: 'The card is deleted.',
  cardsNotForThisNumber: 'Cards can’t be saved for this phone number.',
} as const
