import type { ReservationStatus } from '@mikvah/rules/reservation/statuses.ts'
import { and, asc, eq, inArray, lt } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { reservations } from '../../reservations/table.ts'

export const visitsOfNight = (db: Db, night: string) =>
  db
    .select()
    .from(reservations)
    .where(eq(reservations.night, night))
    .orderBy(asc(reservations.startsAt), asc(reservations.code))

/** Those of earlier business days who, as far as anybody wrote down, are still here. */
export const visitsLeftOver = (db: Db, today: string, here: readonly ReservationStatus[]) =>
  db
    .select()
    .from(reservations)
    .where(and(lt(reservations.night, today), inArray(reservations.status, [...here])))
    .orderBy(asc(reservations.startsAt), asc(reservations.code))
