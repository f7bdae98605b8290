import { snapshot } from '../../db/snapshot.ts'
import type { SignedInContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { Refused } from '../../request/refused.ts'
import { reservationById } from '../../reservations/store.ts'
import { allRooms } from '../store.ts'
import { audienceBy } from '../views/rooms-seen.ts'
import { roomsView } from '../views/rooms-view.ts'
import { keepableRooms } from './keepable-rooms.ts'

/**
 * The active rooms of her building as `room`, each with whether it can be preassigned to her as `available`. Refuses an
 * unknown visit.
 */
export const listKeepableRooms = ({ db }: Parts, ctx: SignedInContext, id: string) =>
  db.inTransaction(async (tx) => {
    const visit = await reservationById(tx, id)
    if (!visit) throw new Refused('not-found')
    const rows = (await allRooms(tx)).filter(
      ({ active, locationId }) => active && locationId === visit.locationId,
    )
    const keepable = await keepableRooms(tx, ctx, visit, rows)
    const views = await roomsView(tx, ctx, audienceBy(ctx), rows)
    return views.map((room) => ({ room, available: keepable.has(room.id) }))
  }, snapshot)
