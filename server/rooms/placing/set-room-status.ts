import { judgeRoomMove } from '@mikvah/rules/room/room-moves.ts'
import { hasEntered } from '@mikvah/rules/room/staff-entry.ts'
import type { RoomStatus } from '@mikvah/rules/room/statuses.ts'
import { moversOf } from '@mikvah/rules/visit/movers.ts'
import type { Tx } from '../../db/database.ts'
import type { SignedInContext } from '../../request/context.ts'
import { Refused } from '../../request/refused.ts'
import { emptyAs } from '../occupy.ts'
import { changeRoom, lockRoom } from '../store.ts'

/**
 * Takes the row lock of an empty room and sets its status, by the table of who may set what (a room's screen once staff
 * have entered the passcode acts as an attendant); refuses another move, and a status other than `expected`.
 */
export async function setRoomStatus(
  tx: Tx,
  ctx: SignedInContext,
  id: number,
  { to, expected }: { to: RoomStatus; expected: string | undefined },
): Promise<void> {
  const room = await lockRoom(tx, id)
  if (!room) throw new Refused('not-found')
  const own = moversOf(ctx.by.roles, { own: false })
  // Whoever has entered the passcode at the screen of a room acts as an attendant.
  const entered = own.includes('room-screen') && hasEntered(room.staffUntil, ctx.now)
  const by = entered ? [...own, 'attendant' as const] : own
  const verdict = judgeRoomMove({ from: room.status, to, by, expected })
  if (!verdict.allowed) throw new Refused(verdict.because, { params: { from: room.status, to } })
  await changeRoom(tx, id, emptyAs(ctx, to))
}
