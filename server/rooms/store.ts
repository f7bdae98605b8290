import { attendantNamed } from '@mikvah/rules/people/attendant-named.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import { attendants, sectionAttendants, sections } from '../attendants/table.ts'
import type { Db, Tx } from '../db/database.ts'
import { and, asc, desc, eq, gte, inArray, isNull, sql } from '../db/drizzle/queries.ts'
import { effects } from '../outbox/table.ts'
import { users } from '../people/table.ts'
import { reservations } from '../reservations/table.ts'
import { accessLog, placements, roomAccounts, rooms } from './table.ts'

export type RoomRow = typeof rooms.$inferSelect
export type Placement = typeof placements.$inferSelect

export async function roomById(db: Db, id: number): Promise<RoomRow | null> {
  const [row] = await db.select().from(rooms).where(eq(rooms.id, id))
  return row ?? null
}

export const roomsByIds = (db: Db, ids: readonly number[]): Promise<RoomRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(rooms)
        .where(inArray(rooms.id, [...ids]))

/** Rooms by the numbers on their doors, in any building. */
export const roomsNumbered = (db: Db, numbers: readonly string[]): Promise<RoomRow[]> =>
  numbers.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(rooms)
        .where(inArray(rooms.number, [...numbers]))

export const allRooms = (db: Db): Promise<RoomRow[]> => db.select().from(rooms).orderBy(rooms.id)

/** Takes the row locks of rooms, the lowest id first, and gives them in that order; always after nights and visits. */
export const lockRooms = (tx: Tx, ids: readonly number[]): Promise<RoomRow[]> =>
  tx
    .select()
    .from(rooms)
    .where(inArray(rooms.id, [...ids]))
    .orderBy(asc(rooms.id))
    .for('update')

/** Takes the row lock of a room, and gives it as it is now; null where there is none. */
export async function lockRoom(tx: Tx, id: number): Promise<RoomRow | null> {
  const [row] = await lockRooms(tx, [id])
  return row ?? null
}

/** Changes columns of a room, and gives it as it then stands; null where there is none. */
export async function changeRoom(
  tx: Tx,
  id: number,
  changes: Partial<RoomRow>,
): Promise<RoomRow | null> {
  const [row] = await tx.update(rooms).set(changes).where(eq(rooms.id, id)).returning()
  return row ?? null
}

/**
 * Makes these changes to a room that nobody is in, and gives it as it then stands; null when somebody is in it, or
 * there is no such room.
 */
export async function takeRoom(
  tx: Tx,
  id: number,
  changes: Partial<RoomRow>,
): Promise<RoomRow | null> {
  const free = and(eq(rooms.id, id), isNull(rooms.reservationId))
  const [row] = await tx.update(rooms).set(changes).where(free).returning()
  return row ?? null
}

export const addPlacement = (tx: Tx, placement: Placement) =>
  tx.insert(placements).values(placement)

/** Ends a visit's stay in the room it is in, if any. */
export const endPlacement = (tx: Tx, reservationId: string, until: Ms) =>
  tx
    .update(placements)
    .set({ until })
    .where(and(eq(placements.reservationId, reservationId), isNull(placements.until)))

/** Deletes the placements that a sheet made for a visit; they have no hours. */
export const forgetPlacementsOnPaper = (tx: Tx, reservationId: string) =>
  tx
    .delete(placements)
    .where(and(eq(placements.reservationId, reservationId), eq(placements.since, placements.until)))

/** Whether anybody was placed into a room since then. */
export async function isUsedSince(db: Db, roomId: number, since: Ms): Promise<boolean> {
  const [used] = await db
    .select({ id: placements.id })
    .from(placements)
    .where(and(eq(placements.roomId, roomId), gte(placements.since, since)))
    .limit(1)
  return used !== undefined
}

/** The placements of these visits into rooms, the oldest first, each with the room's number. */
export const placementsOf = (db: Db, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select({ placement: placements, number: rooms.number })
        .from(placements)
        .innerJoin(rooms, eq(rooms.id, placements.roomId))
        .where(inArray(placements.reservationId, [...ids]))
        .orderBy(asc(placements.since))

/** The room that a visit was placed into last, locked; null where it was in none. */
export async function lockLastRoom(tx: Tx, reservationId: string): Promise<RoomRow | null> {
  const [last] = await tx
    .select({ roomId: placements.roomId })
    .from(placements)
    .where(eq(placements.reservationId, reservationId))
    .orderBy(desc(placements.since))
    .limit(1)
  return last ? lockRoom(tx, last.roomId) : null
}

/** The id of the attendant who has the section of a room on a night; null when nobody has. */
export async function attendantOfRoom(db: Db, id: number, night: string): Promise<string | null> {
  const [row] = await db
    .select({ attendantId: sectionAttendants.attendantId })
    .from(rooms)
    .innerJoin(
      sectionAttendants,
      and(
        eq(sectionAttendants.sectionId, rooms.sectionId),
        eq(sectionAttendants.night, night),
        eq(sectionAttendants.closed, false),
      ),
    )
    .where(eq(rooms.id, id))
  return row?.attendantId ?? null
}

/** The id of the room whose screen an account is; null for an account that is none. */
export async function roomOfAccount(db: Db, userId: string): Promise<number | null> {
  const [row] = await db
    .select({ roomId: roomAccounts.roomId })
    .from(roomAccounts)
    .where(eq(roomAccounts.userId, userId))
  return row?.roomId ?? null
}

/**
 * The rooms that these visits are in, by the rooms' ids: each with its number, its section, and who has that on the
 * visit's night.
 */
export async function roomsNamed(
  db: Db,
  visits: readonly { roomId: number | null; night: string }[],
): Promise<Map<number | null, RoomNamed>> {
  const inside = visits.filter(({ roomId }) => roomId !== null)
  const ids = inside.map(({ roomId }) => roomId).filter((id) => id !== null)
  if (ids.length === 0) return new Map()
  const named = await db
    .select({ id: rooms.id, number: rooms.number, section: sections })
    .from(rooms)
    .innerJoin(sections, eq(sections.id, rooms.sectionId))
    .where(inArray(rooms.id, ids))
  const nights = [...new Set(inside.map(({ night }) => night))]
  const given = await db
    .select({ on: sectionAttendants, attendant: attendants })
    .from(sectionAttendants)
    .innerJoin(attendants, eq(attendants.id, sectionAttendants.attendantId))
    .where(and(inArray(sectionAttendants.night, nights), eq(sectionAttendants.closed, false)))
  return new Map(
    named.map(({ id, number, section }) => {
      const night = inside.find(({ roomId }) => roomId === id)?.night
      const found = given.find(({ on }) => on.sectionId === section.id && on.night === night)
      const attendant = found ? attendantNamed(found.attendant) : null
      const { name, nameHe } = section
      return [id, { id, number, section: { id: section.id, name, nameHe, attendant } }]
    }),
  )
}

type Named = { id: string; name: string; nameHe: string }

export type RoomNamed = {
  id: number
  number: string
  section: Named & { attendant: Named | null }
}

/** Each time a door was told to open for a visit, and whether it did; a command under way counts as opened. */
export async function pressesOf(db: Db, reservationId: string, door: string) {
  const rows = await db
    .select({ at: accessLog.at, failure: effects.failure })
    .from(accessLog)
    .leftJoin(effects, eq(effects.dedupe, accessLog.id))
    .where(and(eq(accessLog.reservationId, reservationId), eq(accessLog.door, door)))
  return rows.map(({ at, failure }) => ({ at, opened: failure === null }))
}

/**
 * The instants at which a door was told to open for visits of this night. Nobody else can tell it until the transaction
 * ends (advisory lock): of two at once, the second waits here and sees the first.
 */
export async function lockPressesOf(tx: Tx, door: string, night: string): Promise<Ms[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`door:${door}`}, 0))`)
  const rows = await tx
    .select({ at: accessLog.at })
    .from(accessLog)
    .innerJoin(reservations, eq(reservations.id, accessLog.reservationId))
    .where(and(eq(reservations.night, night), eq(accessLog.door, door)))
  return rows.map(({ at }) => at)
}

/** Which doors were opened for these visits, when and by whom, the oldest first; those that failed are left out. */
export const doorsOpenedFor = (db: Db, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select({
          reservationId: accessLog.reservationId,
          door: accessLog.door,
          firstName: users.firstName,
          lastName: users.lastName,
          openedAt: accessLog.at,
        })
        .from(accessLog)
        .leftJoin(users, eq(users.id, accessLog.by))
        // Commands that the door has failed to do are left out.
        .leftJoin(effects, eq(effects.dedupe, accessLog.id))
        .where(and(inArray(accessLog.reservationId, [...ids]), isNull(effects.failure)))
        .orderBy(asc(accessLog.at))
