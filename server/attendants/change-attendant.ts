import type { changeAttendant as changeAttendantCall } from '@mikvah/contract/attendants.ts'
import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import { nameIn } from '@mikvah/rules/words/name-in.ts'
import { eq } from 'drizzle-orm'
import type { AskedBySomeone } from '../asked/asked.ts'
import type { Parts } from '../asked/parts.ts'
import { Refused } from '../asked/refused.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Tx } from '../db/database.ts'
import { todayOf } from '../nights/nights.ts'
import { refuseTakenCard } from './refuse-taken-card.ts'
import { attendantTold, cardHash, sectionsOfNight } from './store.ts'
import { attendants } from './table.ts'

/** Changes what is named and leaves the rest; a blank card is taken away. */
export const changeAttendant = (
  parts: Parts,
  asked: AskedBySomeone,
  id: string,
  { cardCode, ...named }: BodyOf<typeof changeAttendantCall>,
) =>
  refuseTakenCard(
    parts.db.inTransaction(async (tx) => {
      const [row] = await tx.select().from(attendants).where(eq(attendants.id, id)).for('update')
      if (!row) throw new Refused('not-found')
      if (row.active && named.active === false) await refuseOnDuty(tx, asked, id)
      const card = cardCode ? cardHash(parts.facility.keys, cardCode) : null
      const changed = {
        ...row,
        ...Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined)),
        ...(cardCode === undefined ? {} : { cardHash: card }),
      }
      await tx.update(attendants).set(changed).where(eq(attendants.id, id))
      const fields = Object.keys({ ...named, ...(cardCode === undefined ? {} : { cardCode }) })
      await writeAudit(tx, asked, { subject: id, details: { fields } })
      return attendantTold(changed)
    }),
  )

/** Whoever has women in her rooms hands them over first. */
async function refuseOnDuty(tx: Tx, asked: AskedBySomeone, id: string): Promise<void> {
  const sections = await sectionsOfNight(tx, todayOf(asked))
  const hers = sections.filter(({ attendant }) => attendant?.id === id)
  if (hers.length === 0) return
  const section = hers
    .map(({ section }) => nameIn(asked.language, section.name, section.nameHe))
    .join(', ')
  throw new Refused('attendant-on-duty', { params: { section } })
}
