import { writeAudit } from '../../audit/write-audit.ts'
import { ownerOf } from '../../people/owner.ts'
import type { SignedInContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { Refused } from '../../request/refused.ts'
import { recordOutcome } from '../../request/request-key.ts'
import { cardsOf } from './list-saved-cards.ts'

/**
 * Deletes one of her cards at the processor, and gives null; somebody else's counts as unknown. Refuses where the
 * processor can't be asked.
 */
export async function deleteSavedCard(
  parts: Parts,
  ctx: SignedInContext,
  { userId, cardId }: { userId: string; cardId: string },
): Promise<null> {
  const owner = await ownerOf(parts.db.orm, ctx, userId)
  const { customerRef } = owner
  if (!customerRef) throw new Refused('not-found')
  const repeated = ctx.key?.made?.card === cardId
  if (!repeated) {
    const cards = await cardsOf(parts, ctx.content, owner)
    if (!cards.some(({ id }) => id === cardId)) throw new Refused('not-found')
    await parts.db.inTransaction(async (tx) => {
      await recordOutcome(tx, ctx.key, { card: cardId })
      await writeAudit(tx, ctx, { subject: owner.id, owner: owner.id })
    })
  }
  const deleted = await parts.outside
    .cards(ctx.content.values)
    .deleteCard(customerRef, cardId)
    .catch((error) => {
      parts.log.warn({ err: error }, 'a saved card could not be deleted')
      throw new Refused('processor-error')
    })
  if (!deleted && !repeated) throw new Refused('not-found')
  return null
}
