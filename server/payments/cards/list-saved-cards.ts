import type { Content } from '../../facility/content.ts'
import type { SavedCard } from '../../integrations/payments/card-processor.ts'
import type { Account } from '../../people/accounts.ts'
import { ownerOf } from '../../people/owner.ts'
import type { SignedInContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { Refused } from '../../request/refused.ts'

/**
 * Her saved cards, each with its id, brand and last four digits; more isn't known here. Refuses as `ownerOf` and
 * `cardsOf` do.
 */
export async function listSavedCards(parts: Parts, ctx: SignedInContext, userId: string) {
  const owner = await ownerOf(parts.db.orm, ctx, userId)
  const cards = await cardsOf(parts, ctx.content, owner)
  return cards.map(savedCardView)
}

/**
 * Her cards as the processor in use lists them; none for an account that it has no customer for. Refuses when it can't
 * be asked.
 */
export async function cardsOf(
  { outside, log }: Parts,
  { values }: Content,
  { customerRef }: Account,
): Promise<SavedCard[]> {
  if (!customerRef) return []
  return outside
    .cards(values)
    .listCards(customerRef)
    .catch((error) => {
      log.warn({ err: error }, 'saved cards could not be read')
      throw new Refused('processor-error')
    })
}

const brands = ['Visa', 'American Express', 'MasterCard', 'Discover', 'JCB', 'Diners Club'] as const

/** A saved card in an answer; one of an unknown brand is called Card. */
export const savedCardView = ({ id, brand, last4 }: SavedCard) => ({
  id,
  brand: brands.find((known) => known === brand) ?? ('Card' as const),
  last4,
})
