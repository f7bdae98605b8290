import { writeAudit } from '../audit/write-audit.ts'
import type { AskedBySomeone } from '../http/asked.ts'
import { Refused } from '../http/refused.ts'
import type { Parts } from '../parts.ts'
import { ownerOf } from '../people/owner.ts'

/** Forgets one of her cards; somebody else's isn't there. */
export async function deleteSavedCard(
  parts: Parts,
  asked: AskedBySomeone,
  { userId, cardId }: { userId: string; cardId: string },
): Promise<null> {
  const { id, customerRef } = await ownerOf(parts.db.orm, asked, userId)
  if (!customerRef) throw new Refused('not-found')
  await writeAudit(parts.db.orm, asked, { subject: id, owner: id })
  const deleted = await parts.outside
    .cards(asked.content.values)
    .deleteCard(customerRef, cardId)
    .catch((error) => {
      parts.log.warn({ err: error }, 'a saved card could not be deleted')
      throw new Refused('processor-error')
    })
  if (!deleted) throw new Refused('not-found')
  return null
}
