import { lockSection } from '../../attendants/store.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import type { SignedInContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { Refused } from '../../request/refused.ts'
import { recordOutcome } from '../../request/request-key.ts'
import { lockRoomsOf, openRooms, roomsOfSections } from './rooms-of-sections.ts'

/**
 * Makes the rooms of a section that are in use and not open (Available) Ready for the evening, at the desk's wish, and
 * gives all its rooms. Refuses an unknown section.
 */
export async function openSection(parts: Parts, ctx: SignedInContext, id: string) {
  if (!ctx.key?.made)
    await parts.db.inTransaction(async (tx) => {
      const section = await lockSection(tx, id)
      if (!section) throw new Refused('not-found')
      const opened = await openRooms(tx, ctx, id, await lockRoomsOf(tx, [id]))
      await writeAudit(tx, ctx, { subject: id, details: { rooms: opened } })
      await recordOutcome(tx, ctx.key, { section: id })
    })
  return roomsOfSections(parts, ctx, [id])
}
