import { holds } from '@mikvah/rules/people/roles.ts'
import type { Db } from '../db/database.ts'
import type { SignedInContext } from '../request/context.ts'
import { mayActAtKiosk } from './store.ts'

/** A kiosk may act only on the visit that was looked up at it; any other counts as unknown. */
export const lookedUpAtKiosk = async (
  db: Db,
  ctx: SignedInContext,
  reservationId: string,
): Promise<boolean> => holds(ctx.by.roles, 'Kiosk') && mayActAtKiosk(db, ctx, reservationId)
