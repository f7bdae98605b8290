import type { ResultOf } from '@mikvah/contract/endpoint.ts'
import type { changeReservationStatus } from '@mikvah/contract/reservations/steps.ts'
import { audienceOf } from '@mikvah/contract/who-sees.ts'
import type { AskedBySomeone } from '../../asked/asked.ts'
import type { Db } from '../../db/database.ts'
import { mayTouch } from '../../people/owner.ts'
import type { ReservationRow } from '../../reservations/store.ts'
import { tellReservation } from '../../reservations/telling/view.ts'
import { visitsSeen } from './visits-seen.ts'

export type VisitTold = ResultOf<typeof changeReservationStatus>

/** The visit to herself and to the desk; to who works beside her, what her role may see of it. */
export async function visitTold(
  db: Db,
  asked: AskedBySomeone,
  row: ReservationRow,
): Promise<VisitTold> {
  const audience = audienceOf(asked.by.roles)
  if (mayTouch(asked, row.userId) || audience === null) return tellReservation(db, asked, row)
  const told = (await visitsSeen(db, asked, audience, [row.id])).get(row.id)
  if (!told) throw new Error('Nothing to tell.')
  return told
}
