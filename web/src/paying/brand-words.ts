import type { SavedCard } from '@mikvah/contract/contract.ts'
import type { WordKey } from '@mikvah/contract/words/key.ts'

/** The key of what a brand of cards is called, among the words of the area “cards”. */
export const brandWords: Readonly<Record<SavedCard['brand'], WordKey>> = {
  Visa: 'cardBrandVisa',
  MasterCard: 'cardBrandMasterCard',
  'American Express': 'cardBrandAmericanExpress',
  Discover: 'cardBrandDiscover',
  JCB: 'cardBrandJCB',
  'Diners Club': 'cardBrandDinersClub',
  Card: 'cardBrandCard',
}
