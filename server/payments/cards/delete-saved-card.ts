import type { AskedBySomeone } from '../../asked/asked.ts'
import type { Parts } from '../../asked/parts.ts'
import { Refused } from '../../asked/refused.ts'
import { keepMade } from '../../asked/request-key.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import { ownerOf } from '../../people/owner.ts'
import { cardsOf } from './list-saved-cards.ts'

/** Forgets one of her cards; somebody else's isn't there. */
export async function deleteSavedCard(
  parts: Parts,
  asked: AskedBySomeone,
  { userId, cardId }: { userId: string; cardId: string },
): Promise<null> {
  const owner = await ownerOf(parts.db.orm, asked, userId)
  const { customerRef } = owner
  if (!customerRef) throw new Refused('not-found')
  const repeated = asked.key?.made?.card === cardId
  if (!repeated) {
    const cards = await cardsOf(parts, asked.content, owner)
    if (!cards.some(({ id }) => id === cardId)) throw new Refused('not-found')
    await parts.db.inTransaction(async (tx) => {
      await keepMade(tx, asked.key, { card: cardId })
      await writeAudit(tx, asked, { subject: owner.id, owner: owner.id })
    })
  }
  const deleted = await parts.outside
    .cards(asked.content.values)
    .deleteCard(customerRef, cardId)
    .catch((error) => {
      parts.log.warn({ err: error }, 'a saved card could not be deleted')
      throw new Refused('processor-error')
    })
  if (!deleted && !repeated) throw new Refused('not-found')
  return null
}
