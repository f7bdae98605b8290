import type { SavedCard } from '@mikvah/contract/contract.ts'
import type { WordKey } from '@mikvah/contract/words/key.ts'

/** What a brand of cards is called, in the words of the area “cards”. */
export const brandWords: Readonly<Record<SavedCard['brand'], WordKey>> = {
  Visa: 'cardBrandVisa',
  MasterCard: 'cardBrandMasterCard',
  'American Express': 'cardBrandAmericanExpress',
  Discover: 'cardBrandDiscover',
  JCB: 'cardBrandJCB',
  'Diners Club': 'cardBrandDinersClub',
  Card: 'cardBrandCard',
}
