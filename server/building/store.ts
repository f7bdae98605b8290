import type { AuditAct } from '@mikvah/contract/audited.ts'
import { asOnTheMap } from '../attendants/store.ts'
import { sections } from '../attendants/table.ts'
import { auditLog } from '../audit/table.ts'
import type { CubicleRow } from '../cubicles/store.ts'
import type { cubicles } from '../cubicles/table.ts'
import type { Db, Tx } from '../db/database.ts'
import { and, eq, max } from '../db/drizzle/queries.ts'
import type { RoomRow } from '../rooms/store.ts'
import type { rooms } from '../rooms/table.ts'

export type SectionRow = typeof sections.$inferSelect

/** The points of a room, each a name or blank. */
const points = ['dryDoor', 'wetDoor', 'lightPoint', 'extension'] as const

/** A room as its settings show it; a point that it lacks is blank. */
export const roomSetUp = (row: RoomRow) => {
  const { id, locationId, sectionId, number, bath, handicapped, privateRoom, kallah, active } = row
  return {
    ...{ id, locationId, sectionId, number, bath, handicapped, privateRoom, kallah, active },
    dryDoor: row.dryDoor ?? '',
    wetDoor: row.wetDoor ?? '',
    lightPoint: row.lightPoint ?? '',
    extension: row.extension ?? '',
  }
}

type Asked = Partial<ReturnType<typeof roomSetUp>>

/** The columns that a request changes: what isn't given stays, and a blank point becomes none. */
export function changesOf(asked: Asked): Partial<RoomRow> {
  const named = Object.entries(asked).filter(([, value]) => value !== undefined)
  const blank = (key: string, value: unknown) => value === '' && points.some((one) => one === key)
  return Object.fromEntries(named.map(([key, value]) => [key, blank(key, value) ? null : value]))
}

/** A cubicle as the pages of the set-up read it; its lock is blank where it has none. */
export const cubicleSetUp = ({ id, name, locationId, lock }: CubicleRow) => ({
  ...{ id, name, locationId },
  lock: lock ?? '',
})

/** A section as the pages of the set-up read it. */
export const sectionSetUp = ({ id, name, nameHe, locationId }: SectionRow) => ({
  ...{ id, name, nameHe, locationId },
})

/** All sections, in the order of the map. */
export const allSections = (db: Db): Promise<SectionRow[]> =>
  db
    .select()
    .from(sections)
    .orderBy(...asOnTheMap)

/**
 * A number that no row of this table, rooms or cubicles, has had before, as the audit log and the histories refer to
 * removed ones by number. Removed ones are in the audit log, and whoever adds one holds the lock of the building.
 */
export async function freshNumber(
  tx: Tx,
  table: typeof rooms | typeof cubicles,
  taken: AuditAct,
): Promise<number> {
  const [known] = await tx.select({ highest: max(table.id) }).from(table)
  for (let id = (known?.highest ?? 0) + 1; ; id++) {
    const its = and(eq(auditLog.subject, String(id)), eq(auditLog.act, taken))
    const [before] = await tx.select({ id: auditLog.id }).from(auditLog).where(its).limit(1)
    if (!before) return id
  }
}
