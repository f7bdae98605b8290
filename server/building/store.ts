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

/** The points of a room: where it has one it is named, else blank. */
const points = ['dryDoor', 'wetDoor', 'lightPoint', 'extension'] as const

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

/** What is asked for as its row keeps it: what isn't named stays, and a blank point is none. */
export function changesOf(asked: Asked): Partial<RoomRow> {
  const named = Object.entries(asked).filter(([, value]) => value !== undefined)
  const blank = (key: string, value: unknown) => value === '' && points.some((one) => one === key)
  return Object.fromEntries(named.map(([key, value]) => [key, blank(key, value) ? null : value]))
}

export const cubicleSetUp = ({ id, name, locationId, lock }: CubicleRow) => ({
  ...{ id, name, locationId },
  lock: lock ?? '',
})

export const sectionSetUp = ({ id, name, nameHe, locationId }: SectionRow) => ({
  ...{ id, name, nameHe, locationId },
})

export const allSections = (db: Db): Promise<SectionRow[]> =>
  db
    .select()
    .from(sections)
    .orderBy(...asOnTheMap)

/**
 * A number that none of them has had: the log and the histories speak of those that are gone by it. What was taken away
 * is in the log, which forgets nothing, and whoever adds one holds the row of the house.
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
