import { opensToReady } from '@mikvah/rules/room/evening.ts'
import { sections } from '../../attendants/table.ts'
import type { Tx } from '../../db/database.ts'
import { asc, eq, inArray } from '../../db/drizzle/queries.ts'
import { todayOf } from '../../nights/nights.ts'
import type { Moment, SignedInContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { emptyAs } from '../occupy.ts'
import { changeRoom, lockRooms, type RoomRow } from '../store.ts'
import { rooms } from '../table.ts'
import { audienceBy } from '../views/rooms-seen.ts'
import { roomsView } from '../views/rooms-view.ts'

/** The rooms of these sections as the caller sees them now, the lowest id first. */
export async function roomsOfSections(parts: Parts, ctx: SignedInContext, ids: readonly string[]) {
  const all = await parts.db.orm
    .select()
    .from(rooms)
    .where(inArray(rooms.sectionId, [...ids]))
    .orderBy(asc(rooms.id))
  return roomsView(parts.db.orm, ctx, audienceBy(ctx), all)
}

/** Takes the row locks of the rooms of these sections, the lowest id first, and gives them. */
export async function lockRoomsOf(tx: Tx, sectionIds: readonly string[]): Promise<RoomRow[]> {
  const theirs = inArray(rooms.sectionId, [...sectionIds])
  const here = await tx.select({ id: rooms.id }).from(rooms).where(theirs)
  return lockRooms(
    tx,
    here.map(({ id }) => id),
  )
}

/**
 * Marks a section as opened tonight, and makes those of its rooms among `locked` Ready that are in use and not open
 * (Available). Gives the ids of these.
 */
export async function openRooms(
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
