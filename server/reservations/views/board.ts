import { flagOf } from '@mikvah/rules/settings/read.ts'
import type { Db } from '../../db/database.ts'
import { readVisits } from './view.ts'
import type { ReservationView, Telling } from './visit-facts.ts'

/**
 * Visits for a board by their ids, before the audience is applied: with codes, and with names only where the facility
 * wants them.
 */
export async function visitsOnBoard(
  db: Db,
  telling: Telling,
  ids: readonly string[],
): Promise<Map<string, ReservationView>> {
  if (ids.length === 0) return new Map()
  const visits = await readVisits(db, telling, ids)
  if (flagOf(telling.content.values, 'showUserNameinResDetails')) return visits
  return new Map([...visits].map(([id, visit]) => [id, { ...visit, user: null }]))
}
