import type { setAttendantTonight as setAttendantTonightCall } from '@mikvah/contract/attendants.ts'
import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { todayOf } from '../nights/nights.ts'
import type { SignedInContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { Refused } from '../request/refused.ts'
import { refuseMovedOn } from './refuse-moved-on.ts'
import {
  activeAttendant,
  giveSection,
  lastAttendants,
  lockSection,
  sectionsOfNight,
} from './store.ts'
import { tonightView } from './tonight-view.ts'

/**
 * Gives a section to an attendant, or to nobody (null), for the present business day, and answers with its row as
 * `readTonight`. The next night begins with nobody again. Refuses as `refuseMovedOn`, and what isn't known or active.
 */
export async function setTonight(
  { db }: Parts,
  ctx: SignedInContext,
  { sectionId, attendantId, was }: BodyOf<typeof setAttendantTonightCall>,
) {
  const night = todayOf(ctx)
  return db.inTransaction(async (tx) => {
    await lockSection(tx, sectionId)
    const known = (await sectionsOfNight(tx, night)).find(({ section }) => section.id === sectionId)
    const attendant = attendantId === null ? null : await activeAttendant(tx, attendantId)
    if (!known || (attendantId !== null && !attendant)) throw new Refused('not-found')
    refuseMovedOn(known.attendant?.id ?? null, { attendantId, was })
    await giveSection(tx, { sectionId, night, attendantId })
    await writeAudit(tx, ctx, { subject: sectionId, details: { night, attendant: attendantId } })
    const last = (await lastAttendants(tx, night)).get(sectionId) ?? null
    return tonightView(ctx, { section: known.section, attendant }, last)
  })
}
