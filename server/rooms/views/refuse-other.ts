import type { SignedInContext } from '../../request/context.ts'
import { Refused } from '../../request/refused.ts'
import type { RoomRow } from '../store.ts'
import { audienceBy } from './rooms-seen.ts'

/**
 * Refuses an act in a room whose visit isn't the one that the screen shows, as she may have left meanwhile. A room's
 * own screen always says which visit it shows. Staff who walk through the building see who is there, and may leave it
 * out.
 */
export function refuseOther(
  ctx: SignedInContext,
  { reservationId }: Pick<RoomRow, 'reservationId'>,
  whose: string | null | undefined,
): void {
  if (whose === undefined) {
    if (reservationId === null || audienceBy(ctx) !== 'room') return
    const errors = [{ path: 'reservationId', message: 'Say whom it is about.' }]
    throw new Refused('invalid-request', { params: { fields: 'reservationId' }, errors })
  }
  if (whose !== reservationId) throw new Refused('room-moved-on')
}
