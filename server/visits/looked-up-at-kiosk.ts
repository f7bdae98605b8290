import { holds } from '@mikvah/rules/people/roles.ts'
import type { AskedBySomeone } from '../asked/asked.ts'
import type { Db } from '../db/database.ts'
import { mayActAtKiosk } from '../kiosk/store.ts'

/** A kiosk acts for the one visit that was looked up at it; any other doesn't exist for it. */
export const lookedUpAtKiosk = async (
  db: Db,
  asked: AskedBySomeone,
  reservationId: string,
): Promise<boolean> => holds(asked.by.roles, 'Kiosk') && mayActAtKiosk(db, asked, reservationId)
