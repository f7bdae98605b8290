import type { Door } from '@mikvah/rules/room/door-events.ts'
import { numberOf } from '@mikvah/rules/settings/read.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import type { Tx } from '../../db/database.ts'
import { addCommand, hasDone } from '../../devices/command.ts'
import { addEvent } from '../../live/add-event.ts'
import type { SignedInContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { Refused } from '../../request/refused.ts'
import { recordOutcome } from '../../request/request-key.ts'
import { lockRoom } from '../store.ts'
import { accessLog } from '../table.ts'
import { roomSeen } from '../views/rooms-seen.ts'

/**
 * Opens a door of a room, and answers once it is open; refuses where it has no lock or the lock fails. That it was
 * asked for is logged first, also beside the visit in the room.
 */
export async function unlockRoom(
  parts: Parts,
  ctx: SignedInContext,
  { roomid, wetdry }: { roomid: number; wetdry: Door },
) {
  const seen = await roomSeen(parts.db.orm, ctx, String(roomid))
  const point = wetdry === 'wet' ? seen.wetDoor : seen.dryDoor
  const isDriven = parts.outside.devices.driverOf('unlock', ctx.content.values) !== null
  if (point === null || !isDriven) throw new Refused('door-without-lock')
  const command =
    ctx.key?.made?.command ??
    (await parts.db.inTransaction(async (tx) => {
      const room = await lockRoom(tx, seen.id)
      await writeAudit(tx, ctx, { subject: String(seen.id), details: { door: wetdry } })
      const milliseconds = numberOf(ctx.content.values, 'doorPulseMilliseconds') ?? undefined
      const command = await addCommand(tx, ctx, { point, op: 'unlock', milliseconds })
      if (room?.reservationId)
        await logDoor(tx, ctx, room.reservationId, {
          command,
          door: `${seen.number} ${wetdry}`,
          roomId: seen.id,
        })
      await recordOutcome(tx, ctx.key, { command })
      return command
    }))
  if (!(await hasDone(parts, command))) throw new Refused('door-failed')
  return { unlocked: true as const }
}

/** Logs the opening beside the visit under the name of the command, where open screens see it. */
async function logDoor(
  tx: Tx,
  { now, by }: SignedInContext,
  reservationId: string,
  { command, door, roomId }: { command: string; door: string; roomId: number },
): Promise<void> {
  await tx.insert(accessLog).values({ id: command, reservationId, by: by.userId, at: now, door })
  await addEvent(tx, 'reservation', reservationId)
  await addEvent(tx, 'room', roomId)
}
