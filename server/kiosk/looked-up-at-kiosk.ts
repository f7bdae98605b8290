import { holds } from '@mikvah/rules/people/roles.ts'
import type { Db } from '../db/database.ts'
import type { SignedInContext } from '../request/context.ts'
import { mayActAtKiosk } from './store.ts'

/** Whether the caller is a kiosk at which this visit was looked up, and that may still act on it (`mayActAtKiosk`). */
export const lookedUpAtKiosk = async (
  db: Db,
  ctx: SignedInContext,
  reservationId: string,
): Promise<boolean> => holds(ctx.by.roles, 'Kiosk') && mayActAtKiosk(db, ctx, reservationId)
