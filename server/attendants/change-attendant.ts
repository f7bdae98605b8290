import type { changeAttendant as changeAttendantCall } from '@mikvah/contract/attendants.ts'
import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import { nameIn } from '@mikvah/rules/words/name-in.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Tx } from '../db/database.ts'
import { eq } from '../db/drizzle/queries.ts'
import { todayOf } from '../nights/nights.ts'
import type { SignedInContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { Refused } from '../request/refused.ts'
import { refuseTakenCard } from './refuse-taken-card.ts'
import { attendantView, cardHash, sectionsOfNight } from './store.ts'
import { attendants } from './table.ts'

/**
 * Changes the fields that are given and leaves the rest; a blank card is taken away. Refuses a card that another has,
 * and to make an attendant inactive who has a section tonight.
 */
export const changeAttendant = (
  parts: Parts,
  ctx: SignedInContext,
  id: string,
  { cardCode, ...named }: BodyOf<typeof changeAttendantCall>,
) =>
  refuseTakenCard(
    parts.db.inTransaction(async (tx) => {
      const [row] = await tx.select().from(attendants).where(eq(attendants.id, id)).for('update')
      if (!row) throw new Refused('not-found')
      if (row.active && named.active === false) await refuseOnDuty(tx, ctx, id)
      const card = cardCode ? cardHash(parts.facility.keys, cardCode) : null
      const changed = {
        ...row,
        ...Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined)),
        ...(cardCode === undefined ? {} : { cardHash: card }),
      }
      await tx.update(attendants).set(changed).where(eq(attendants.id, id))
      const fields = Object.keys({ ...named, ...(cardCode === undefined ? {} : { cardCode }) })
      await writeAudit(tx, ctx, { subject: id, details: { fields } })
      return attendantView(changed)
    }),
  )

/** An attendant who has a section tonight hands it over before she can be made inactive. */
async function refuseOnDuty(tx: Tx, ctx: SignedInContext, id: string): Promise<void> {
  const sections = await sectionsOfNight(tx, todayOf(ctx))
  const hers = sections.filter(({ attendant }) => attendant?.id === id)
  if (hers.length === 0) return
  const section = hers
    .map(({ section }) => nameIn(ctx.language, section.name, section.nameHe))
    .join(', ')
  throw new Refused('attendant-on-duty', { params: { section } })
}
