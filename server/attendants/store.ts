import { createHmac } from 'node:crypto'
import { attendantNamed } from '@mikvah/rules/people/attendant-named.ts'
import type { Db, Tx } from '../db/database.ts'
import { QueryBuilder } from '../db/drizzle/columns.ts'
import { and, asc, desc, eq, inArray, lt, min, sql } from '../db/drizzle/queries.ts'
import { rooms } from '../rooms/table.ts'
import type { Keys } from '../secrets/keys.ts'
import { attendants, excludedAttendants, sectionAttendants, sections } from './table.ts'

export type AttendantRow = typeof attendants.$inferSelect

/**
 * The hash of a card's code that is stored: keyed (HMAC), so that somebody with the database alone can't try cards
 * against it.
 */
export const cardHash = ({ cards }: Pick<Keys, 'cards'>, code: string): string =>
  createHmac('sha256', cards).update(code).digest('base64url')

/** An attendant in an answer; nothing of her card is in it. */
export const attendantView = ({ firstName, lastName, active, ...row }: AttendantRow) => ({
  ...{ firstName, lastName, active },
  ...attendantNamed({ firstName, lastName, ...row }),
})

/** All attendants by name, retired ones too. */
export const allAttendants = (db: Db): Promise<AttendantRow[]> =>
  db.select().from(attendants).orderBy(asc(attendants.firstName), asc(attendants.lastName))

export async function attendantById(db: Db, id: string): Promise<AttendantRow | null> {
  const [row] = await db.select().from(attendants).where(eq(attendants.id, id))
  return row ?? null
}

/**
 * An attendant who is active, and stays so until the end of the transaction: whoever retires her at the same moment
 * waits, and is then told what she has been given.
 */
export async function activeAttendant(tx: Tx, id: string): Promise<AttendantRow | null> {
  const [row] = await tx.select().from(attendants).where(eq(attendants.id, id)).for('share')
  return row?.active ? row : null
}

/** The attendant who holds this card, retired or not; null when nobody does. */
export async function attendantByCard(
  db: Db,
  keys: Pick<Keys, 'cards'>,
  code: string,
): Promise<AttendantRow | null> {
  const [row] = await db
    .select()
    .from(attendants)
    .where(eq(attendants.cardHash, cardHash(keys, code)))
  return row ?? null
}

/** The SQL condition on `section_attendants` that somebody has the section on this night. */
export const isGivenOn = (night: string) =>
  and(eq(sectionAttendants.night, night), eq(sectionAttendants.closed, false))

const firstRoom = new QueryBuilder()
  .select({ id: min(rooms.id) })
  .from(rooms)
  .where(and(eq(rooms.sectionId, sections.id), eq(rooms.active, true)))

/**
 * The order of sections: by the first of their rooms in use, as the map shows them; those without a room in use last.
 */
export const asOnTheMap = [sql`${firstRoom} asc nulls last`, asc(sections.name), asc(sections.id)]

/** Every section, in the order of the map, with the attendant who has it on this night; null where nobody has. */
export const sectionsOfNight = (db: Db, night: string) =>
  db
    .select({ section: sections, attendant: attendants })
    .from(sections)
    .leftJoin(
      sectionAttendants,
      and(eq(sectionAttendants.sectionId, sections.id), isGivenOn(night)),
    )
    .leftJoin(attendants, eq(attendants.id, sectionAttendants.attendantId))
    .orderBy(...asOnTheMap)

/** The id of the attendant who has a section on a night; null when nobody has. */
export async function attendantOfSection(db: Db, id: string, night: string) {
  const [row] = await db
    .select({ attendantId: sectionAttendants.attendantId })
    .from(sectionAttendants)
    .where(and(eq(sectionAttendants.sectionId, id), isGivenOn(night)))
  return row?.attendantId ?? null
}

/**
 * By the id of each section the attendant who had it on the last night before this one that anybody had it, while she
 * is still active.
 */
export async function lastAttendants(db: Db, night: string): Promise<Map<string, AttendantRow>> {
  const rows = await db
    .selectDistinctOn([sectionAttendants.sectionId], {
      sectionId: sectionAttendants.sectionId,
      attendant: attendants,
    })
    .from(sectionAttendants)
    .innerJoin(attendants, eq(attendants.id, sectionAttendants.attendantId))
    .where(lt(sectionAttendants.night, night))
    .orderBy(asc(sectionAttendants.sectionId), desc(sectionAttendants.night))
  const helping = rows.filter(({ attendant }) => attendant.active)
  return new Map(helping.map(({ sectionId, attendant }) => [sectionId, attendant]))
}

/** The ids of the sections with rooms in use; the others are on no board. */
export async function sectionsInUse(db: Db): Promise<Set<string>> {
  const used = await db
    .selectDistinct({ id: rooms.sectionId })
    .from(rooms)
    .where(eq(rooms.active, true))
  return new Set(used.map(({ id }) => id))
}

/**
 * Takes the row lock of a section, so that of two desks that give it one comes after the other; null when there is
 * none.
 */
export async function lockSection(tx: Tx, id: string) {
  const [section] = await tx.select().from(sections).where(eq(sections.id, id)).for('update')
  return section ?? null
}

export type SectionTonight = Awaited<ReturnType<typeof sectionsOfNight>>[number]

/**
 * Gives a section to an attendant for a night, whoever has it; null takes it away, and leaves no trace of who had it.
 */
export async function giveSection(
  tx: Tx,
  {
    sectionId,
    night,
    attendantId,
  }: { sectionId: string; night: string; attendantId: string | null },
): Promise<void> {
  const given = and(eq(sectionAttendants.sectionId, sectionId), eq(sectionAttendants.night, night))
  if (attendantId === null) await tx.delete(sectionAttendants).where(given)
  else
    await tx
      .insert(sectionAttendants)
      .values({ sectionId, night, attendantId })
      .onConflictDoUpdate({
        target: [sectionAttendants.sectionId, sectionAttendants.night],
        set: { attendantId, closed: false },
      })
}

/** Takes the section from its attendant for this night. That she had it stays stored. */
export const endSection = (tx: Tx, { sectionId, night }: { sectionId: string; night: string }) =>
  tx
    .update(sectionAttendants)
    .set({ closed: true })
    .where(and(eq(sectionAttendants.sectionId, sectionId), eq(sectionAttendants.night, night)))

/** Which attendants these patrons would rather not meet: a row (userId, attendantId) for each pair. */
export const excludedBy = (db: Db, userIds: readonly string[]) =>
  userIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(excludedAttendants)
        .where(inArray(excludedAttendants.userId, [...userIds]))

type Excluded = typeof excludedAttendants.$inferInsert

/** Stores that a patron would rather not meet an attendant. */
export const exclude = (tx: Tx, row: Excluded) =>
  tx.insert(excludedAttendants).values(row).onConflictDoNothing()

/** Takes it back that a patron would rather not meet an attendant. */
export const include = (tx: Tx, { userId, attendantId }: Excluded) =>
  tx
    .delete(excludedAttendants)
    .where(
      and(eq(excludedAttendants.userId, userId), eq(excludedAttendants.attendantId, attendantId)),
    )
