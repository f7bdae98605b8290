import { holds, type Role } from '@mikvah/rules/people/roles.ts'
import { opensToReady } from '@mikvah/rules/room/evening.ts'
import { asc, eq } from 'drizzle-orm'
import type { AskedBySomeone, Moment } from '../../asked/asked.ts'
import type { Parts } from '../../asked/parts.ts'
import { Refused } from '../../asked/refused.ts'
import { keepMade } from '../../asked/request-key.ts'
import { sectionsOfNight } from '../../attendants/store.ts'
import { sections } from '../../attendants/table.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import type { Tx } from '../../db/database.ts'
import { todayOf } from '../../nights/nights.ts'
import { emptyAs } from '../occupy.ts'
import { changeRoom, lockRooms } from '../store.ts'
import { rooms } from '../table.ts'
import { audienceBy } from '../telling/rooms-seen.ts'
import { roomsTold } from '../telling/rooms-told.ts'

/** Opens a section's clean rooms for the evening, by hand. */
export async function openSection(parts: Parts, asked: AskedBySomeone, id: string) {
  if (!asked.key?.made)
    await parts.db.inTransaction(async (tx) => {
      const [section] = await tx.select().from(sections).where(eq(sections.id, id)).for('update')
      if (!section) throw new Refused('not-found')
      const opened = await open(tx, asked, id)
      await writeAudit(tx, asked, { subject: id, details: { rooms: opened } })
      await keepMade(tx, asked.key, { section: id })
    })
  const all = await parts.db.orm
    .select()
    .from(rooms)
    .where(eq(rooms.sectionId, id))
    .orderBy(asc(rooms.id))
  return roomsTold(parts.db.orm, asked, audienceBy(asked), all)
}

/**
 * The first act of an attendant on a business day opens the sections that somebody has tonight: a sign-in, one that her
 * tablet renews by itself, or whatever she does. They share their sign-in, so that hers is that of all who help.
 */
export async function openAtFirstAct(
  parts: Parts,
  moment: Moment,
  roles: readonly Role[],
): Promise<void> {
  if (!roles.includes('Attendant') || holds(roles, 'Admin')) return
  const night = todayOf(moment)
  const seen = await sectionsOfNight(parts.db.orm, night)
  const waiting = seen.filter(
    ({ section, attendant }) => attendant && section.openedNight !== night,
  )
  for (const { section } of waiting) {
    await parts.db.inTransaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(sections)
        .where(eq(sections.id, section.id))
        .for('update')
      if (row && row.openedNight !== night) await open(tx, moment, section.id)
    })
  }
}

async function open(tx: Tx, moment: Moment, sectionId: string): Promise<number[]> {
  await tx
    .update(sections)
    .set({ openedNight: todayOf(moment) })
    .where(eq(sections.id, sectionId))
  const here = await tx.select({ id: rooms.id }).from(rooms).where(eq(rooms.sectionId, sectionId))
  const locked = await lockRooms(
    tx,
    here.map(({ id }) => id),
  )
  const opened = locked.filter(opensToReady).map(({ id }) => id)
  for (const id of opened) await changeRoom(tx, id, emptyAs(moment, 'Ready'))
  return opened
}
