import type { SupplyChanged } from '@mikvah/contract/supplies.ts'
import type { Db } from '../../db/database.ts'
import { eq, inArray, sql } from '../../db/drizzle/queries.ts'
import type { Moment } from '../../request/context.ts'
import { reservations } from '../../reservations/table.ts'
import { supplyRequests } from '../../supplies/table.ts'
import { supplyView } from '../../supplies/view.ts'
import { rooms } from '../table.ts'

/**
 * Requests for supplies, by their ids as texts, with the room they are to be brought to: where she is now, else where
 * it was asked for.
 */
export async function readChangedSupplies(
  db: Db,
  { content }: Moment,
  ids: readonly string[],
): Promise<Map<string, SupplyChanged>> {
  const found = await db
    .select({
      row: supplyRequests,
      room: { id: rooms.id, number: rooms.number },
      reservationCode: reservations.code,
    })
    .from(supplyRequests)
    .leftJoin(reservations, eq(reservations.id, supplyRequests.reservationId))
    .innerJoin(rooms, eq(rooms.id, sql`coalesce(${reservations.roomId}, ${supplyRequests.roomId})`))
    .where(inArray(supplyRequests.id, ids.map(Number)))
  const supplies = found.map(({ row, room, reservationCode }): SupplyChanged => {
    const { reservationId } = row
    return { ...supplyView(content, row), room, reservationId, reservationCode }
  })
  return new Map(supplies.map((supply) => [String(supply.id), supply]))
}
