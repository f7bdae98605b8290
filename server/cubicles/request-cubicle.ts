import { holds } from '@mikvah/rules/people/roles.ts'
import { judgeCubicleRequest } from '@mikvah/rules/room/cubicles.ts'
import { flagOf } from '@mikvah/rules/settings/read.ts'
import type { Db, Tx } from '../db/database.ts'
import { lookedUpAtKiosk } from '../kiosk/looked-up-at-kiosk.ts'
import type { SignedInContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { Refused } from '../request/refused.ts'
import { actOnVisit } from '../reservations/act-on-visit.ts'
import { type ReservationRow, reservationById } from '../reservations/store.ts'
import { visitView } from '../rooms/views/visit-view.ts'
import { cubiclesOf, takeFreeCubicle } from './store.ts'

/**
 * Gives her the first free cubicle of her building, and answers with her visit. The lock of the night keeps two desks
 * from giving the same one. Refuses with no-cubicle-free, and where she may not have one.
 */
export async function requestCubicle(parts: Parts, ctx: SignedInContext, id: string) {
  await actOnVisit(parts, ctx, id, {
    may: (db) => mayGive(db, ctx, id),
    act: (tx, row) => give(tx, ctx, row),
    audit: { after: (_, cubicle) => ({ cubicle }) },
    fresh: (db) => readView(db, ctx, id),
  })
  return readView(parts.db.orm, ctx, id)
}

/**
 * Whether the caller may give a cubicle: the desk to anybody who waits, a kiosk to the patron who has just checked in
 * at it.
 */
const mayGive = async (db: Db, ctx: SignedInContext, id: string): Promise<boolean> =>
  holds(ctx.by.roles, 'Reception') || (await lookedUpAtKiosk(db, ctx, id))

async function readView(db: Db, ctx: SignedInContext, id: string) {
  const row = await reservationById(db, id)
  if (!row) throw new Refused('not-found')
  return visitView(db, ctx, row)
}

async function give(tx: Tx, { content }: SignedInContext, row: ReservationRow): Promise<number> {
  const [hers] = await cubiclesOf(tx, [row.id])
  const verdict = judgeCubicleRequest({
    status: row.status,
    hasOne: hers !== undefined,
    enabled: flagOf(content.values, 'useCubicles') === true,
  })
  if (!verdict.allowed) throw new Refused(verdict.because)
  const free = await takeFreeCubicle(tx, row)
  if (free === null) throw new Refused('no-cubicle-free')
  return free
}
