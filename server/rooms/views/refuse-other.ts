import type { SignedInContext } from '../../request/context.ts'
import { Refused } from '../../request/refused.ts'
import type { RoomRow } from '../store.ts'
import { audienceBy } from './rooms-seen.ts'

/**
 * What is done in a room is done for whom the screen shows, and she may have left it since. The screen in the room says
 * who that is; those who walk the house may, and leave it out at what they see with their eyes.
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
