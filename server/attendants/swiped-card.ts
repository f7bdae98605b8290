import { cardRefusals, needsCard } from '@mikvah/rules/visit/card-swipe.ts'
import type { AskedBySomeone } from '../asked/asked.ts'
import type { Parts } from '../asked/parts.ts'
import { Refused } from '../asked/refused.ts'
import { attendantByCard } from './store.ts'

const [required, unknown] = cardRefusals

/** The call with whoever swiped her card for it, where a card is asked for. Which card it was isn't kept. */
export async function withCard(
  { db, facility }: Parts,
  asked: AskedBySomeone,
  cardCode: string | undefined,
): Promise<AskedBySomeone> {
  if (!needsCard(asked.by.roles, asked.content.values)) return asked
  if (!cardCode) throw new Refused(required)
  const holder = await attendantByCard(db.orm, facility.keys, cardCode)
  if (!holder?.active) throw new Refused(unknown)
  return { ...asked, card: holder.id }
}
