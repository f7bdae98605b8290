import { type Audience, visitFor } from '@mikvah/contract/who-sees.ts'
import type { Db } from '../../db/database.ts'
import { visitsOnBoard } from '../../reservations/views/board.ts'
import type { Telling } from '../../reservations/views/visit-facts.ts'

/** Visits as this audience may see them, by their ids. */
export async function visitsSeen(
  db: Db,
  telling: Telling,
  audience: Audience,
  ids: readonly string[],
) {
  const visits = await visitsOnBoard(db, telling, ids)
  return new Map(
    [...visits].map(([reservationId, visit]) => [
      reservationId,
      { ...visitFor(audience, visit), reservationId },
    ]),
  )
}
