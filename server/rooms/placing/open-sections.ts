import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { openSections as openSectionsCall } from '@mikvah/contract/evening/sections.ts'
import { refuseMovedOn } from '../../attendants/refuse-moved-on.ts'
import {
  activeAttendant,
  attendantOfSection,
  giveSection,
  lockSection,
} from '../../attendants/store.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import { todayOf } from '../../nights/nights.ts'
import type { SignedInContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { Refused } from '../../request/refused.ts'
import { recordOutcome } from '../../request/request-key.ts'
import { lockRoomsOf, openRooms, roomsOfSections } from './rooms-of-sections.ts'

type Body = BodyOf<typeof openSectionsCall>

/**
 * Gives sections to attendants for tonight and makes their rooms that aren't open (Available) Ready, which begins the
 * evening in one act; gives all their rooms. Refuses an unknown section or attendant, and as `refuseMovedOn` a section
 * that another desk has given meanwhile. All sections are locked first, then all their rooms by id, in the same order
 * as for a swap.
 */
export async function openSections(parts: Parts, ctx: SignedInContext, { sections: wished }: Body) {
  const ids = wished.map(({ sectionId }) => sectionId)
  if (!ctx.key?.made)
    await parts.db.inTransaction(async (tx) => {
      const night = todayOf(ctx)
      for (const id of ids.toSorted())
        if (!(await lockSection(tx, id))) throw new Refused('not-found')
      const here = await lockRoomsOf(tx, ids)
      for (const { sectionId, attendantId, was } of wished) {
        if (!(await activeAttendant(tx, attendantId))) throw new Refused('not-found')
        refuseMovedOn(await attendantOfSection(tx, sectionId, night), { attendantId, was })
        await giveSection(tx, { sectionId, night, attendantId })
        const opened = await openRooms(tx, ctx, sectionId, here)
        const details = { night, attendant: attendantId, rooms: opened }
        await writeAudit(tx, ctx, { subject: sectionId, details })
      }
      await recordOutcome(tx, ctx.key, { section: ids.join(' ') })
    })
  return roomsOfSections(parts, ctx, ids)
}
