import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Db } from '../db/database.ts'
import { and, asc, eq } from '../db/drizzle/queries.ts'
import { peripherals } from './table.ts'

export type Peripheral = typeof peripherals.$inferSelect

/** The printers, or the card readers, that are in use, by name. */
export const peripheralsOf = (db: Db, kind: Peripheral['kind']): Promise<Peripheral[]> =>
  db
    .select()
    .from(peripherals)
    .where(and(eq(peripherals.kind, kind), eq(peripherals.active, true)))
    .orderBy(asc(peripherals.name))

/** All printers and card readers, out of use or not. */
export const allPeripherals = (db: Db): Promise<Peripheral[]> =>
  db.select().from(peripherals).orderBy(asc(peripherals.name), asc(peripherals.id))

/** A printer that is in use; null for any other id. */
export const printerById = async (db: Db, id: string): Promise<Peripheral | null> =>
  (await peripheralsOf(db, 'printer')).find((one) => one.id === id) ?? null

/** How long a printer or the list of readers is waited for before it counts as silent, in milliseconds. */
export const silentAfter: Ms = 3000

/** A printer in an answer. */
export const printerView = ({ id, name, nameHe, locationId, usedAt: printerType }: Peripheral) => ({
  ...{ id, name, nameHe, locationId, printerType },
})
