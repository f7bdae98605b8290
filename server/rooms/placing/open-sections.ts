import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { openSections as openSectionsCall } from '@mikvah/contract/evening/sections.ts'
import { holds, type Role } from '@mikvah/rules/people/roles.ts'
import { opensToReady } from '@mikvah/rules/room/evening.ts'
import { asc, eq, inArray } from 'drizzle-orm'
import { isClosedTonight, refuseMovedOn } from '../../attendants/attendants-tonight.ts'
import {
  attendantById,
  attendantOfSection,
  giveSection,
  lockSection,
  sectionsOfNight,
} from '../../attendants/store.ts'
import { sections } from '../../attendants/table.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import type { Tx } from '../../db/database.ts'
import { todayOf } from '../../nights/nights.ts'
import { quietAt } from '../../nights/quiet.ts'
import type { Moment, SignedInContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { Refused } from '../../request/refused.ts'
import { recordOutcome } from '../../request/request-key.ts'
import { emptyAs } from '../occupy.ts'
import { changeRoom, lockRooms, type RoomRow } from '../store.ts'
import { rooms } from '../table.ts'
import { audienceBy } from '../views/rooms-seen.ts'
import { roomsView } from '../views/rooms-view.ts'

type Body = BodyOf<typeof openSectionsCall>

/** Opens a section's clean rooms for the evening, by hand. */
export async function openSection(parts: Parts, ctx: SignedInContext, id: string) {
  if (!ctx.key?.made)
    await parts.db.inTransaction(async (tx) => {
      const section = await lockSection(tx, id)
      if (!section) throw new Refused('not-found')
      const opened = await open(tx, ctx, id, await lockRoomsOf(tx, [id]))
      await writeAudit(tx, ctx, { subject: id, details: { rooms: opened } })
      await recordOutcome(tx, ctx.key, { section: id })
    })
  return roomsOfSections(parts, ctx, [id])
}

/**
 * Gives sections for tonight and opens their clean rooms: the evening begun in one act. All sections are locked, then the
 * rooms of all of them by their numbers, as whoever swaps two rooms takes them.
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
        const attendant = await attendantById(tx, attendantId)
        if (!attendant?.active) throw new Refused('not-found')
        refuseMovedOn(await attendantOfSection(tx, sectionId, night), { attendantId, was })
        await giveSection(tx, { sectionId, night, attendantId })
        const opened = await open(tx, ctx, sectionId, here)
        const details = { night, attendant: attendantId, rooms: opened }
        await writeAudit(tx, ctx, { subject: sectionId, details })
      }
      await recordOutcome(tx, ctx.key, { section: ids.join(' ') })
    })
  return roomsOfSections(parts, ctx, ids)
}

/** The rooms of these sections as they stand by now. */
export async function roomsOfSections(parts: Parts, ctx: SignedInContext, ids: readonly string[]) {
  const all = await parts.db.orm
    .select()
    .from(rooms)
    .where(inArray(rooms.sectionId, [...ids]))
    .orderBy(asc(rooms.id))
  return roomsView(parts.db.orm, ctx, audienceBy(ctx), all)
}

/** Their rooms, locked. */
export async function lockRoomsOf(tx: Tx, sectionIds: readonly string[]): Promise<RoomRow[]> {
  const theirs = inArray(rooms.sectionId, [...sectionIds])
  const here = await tx.select({ id: rooms.id }).from(rooms).where(theirs)
  return lockRooms(
    tx,
    here.map(({ id }) => id),
  )
}

/**
 * The first act of an attendant on a business day opens the sections that somebody has tonight, but for those of a building
 * that stays closed: a sign-in, one that her tablet renews by itself, or whatever she does. They share their sign-in, so
 * that hers is that of all who help. On Shabbos and Yom Tov nothing opens by itself.
 */
export async function openAtFirstAct(
  parts: Parts,
  moment: Moment,
  roles: readonly Role[],
): Promise<void> {
  if (!roles.includes('Attendant') || holds(roles, 'Admin')) return
  if (quietAt(moment, moment.now)) return
  const night = todayOf(moment)
  const seen = await sectionsOfNight(parts.db.orm, night)
  const waiting = seen.filter(
    ({ section, attendant }) =>
      attendant && section.openedNight !== night && !isClosedTonight(moment, section.locationId),
  )
  for (const { section } of waiting) {
    await parts.db.inTransaction(async (tx) => {
      const row = await lockSection(tx, section.id)
      if (row && row.openedNight !== night)
        await open(tx, moment, section.id, await lockRoomsOf(tx, [section.id]))
    })
  }
}

async function open(
  tx: Tx,
  moment: Moment,
  sectionId: string,
  locked: readonly RoomRow[],
): Promise<number[]> {
  await tx
    .update(sections)
    .set({ openedNight: todayOf(moment) })
    .where(eq(sections.id, sectionId))
  const hers = locked.filter((room) => room.sectionId === sectionId)
  const opened = hers.filter(opensToReady).map(({ id }) => id)
  for (const id of opened) await changeRoom(tx, id, emptyAs(moment, 'Ready'))
  return opened
}
