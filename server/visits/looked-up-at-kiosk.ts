import { holds } from '@mikvah/rules/people/roles.ts'
import type { AskedBySomeone } from '../asked/asked.ts'
import type { Db } from '../db/database.ts'

/** The visits that a kiosk has looked up, and may act for. */
type LookUps = (db: Db, asked: AskedBySomeone, reservationId: string) => Promise<boolean>

/** No kiosk looks anybody up yet. */
const none: LookUps = async () => false

/** A kiosk acts for the one visit that was looked up at it; any other doesn't exist for it. */
export const lookedUpAtKiosk: LookUps = async (db, asked, reservationId) =>
  holds(asked.by.roles, 'Kiosk') && none(db, asked, reservationId)
