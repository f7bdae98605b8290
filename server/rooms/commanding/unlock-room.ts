import { numberOf } from '@mikvah/rules/settings/read.ts'
import type { AskedBySomeone } from '../../asked/asked.ts'
import type { Parts } from '../../asked/parts.ts'
import { Refused } from '../../asked/refused.ts'
import { keepMade } from '../../asked/request-key.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import type { Tx } from '../../db/database.ts'
import { addCommand, hasDone } from '../../devices/command.ts'
import { addEvent } from '../../live/add-event.ts'
import { lockRoom } from '../store.ts'
import { accessLog } from '../table.ts'
import { roomSeen } from '../telling/rooms-seen.ts'

/** Opens one of its doors. That somebody asked is written down before the door is, and beside the visit in the room. */
export async function unlockRoom(
  parts: Parts,
  asked: AskedBySomeone,
  { roomid, wetdry }: { roomid: number; wetdry: 'wet' | 'dry' },
) {
  const seen = await roomSeen(parts.db.orm, asked, String(roomid))
  const point = wetdry === 'wet' ? seen.wetDoor : seen.dryDoor
  if (point === null) throw new Refused('door-without-lock')
  const command =
    asked.key?.made?.command ??
    (await parts.db.inTransaction(async (tx) => {
      const room = await lockRoom(tx, seen.id)
      await writeAudit(tx, asked, { subject: String(seen.id), details: { door: wetdry } })
      const milliseconds = numberOf(asked.content.values, 'doorPulseMilliseconds') ?? undefined
      const command = await addCommand(tx, asked, { point, op: 'unlock', milliseconds })
      if (room?.reservationId)
        await logDoor(tx, asked, room.reservationId, {
          command,
          door: `${seen.number} ${wetdry}`,
          roomId: seen.id,
        })
      await keepMade(tx, asked.key, { command })
      return command
    }))
  if (!(await hasDone(parts, command))) throw new Refused('door-failed')
  return { unlocked: true as const }
}

/** Stands beside the visit under the name of its command, where open screens see it. */
async function logDoor(
  tx: Tx,
  { now, by }: AskedBySomeone,
  reservationId: string,
  { command, door, roomId }: { command: string; door: string; roomId: number },
): Promise<void> {
  await tx.insert(accessLog).values({ id: command, reservationId, by: by.userId, at: now, door })
  await addEvent(tx, 'reservation', reservationId)
  await addEvent(tx, 'room', roomId)
}
