import type { AskedBySomeone } from '../../asked/asked.ts'
import type { Parts } from '../../asked/parts.ts'
import { Refused } from '../../asked/refused.ts'
import { keepMade } from '../../asked/request-key.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import { addCommand, hasDone } from '../../devices/command.ts'
import { newId } from '../../ids.ts'
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
      const { now, by } = asked
      if (room?.reservationId)
        await tx.insert(accessLog).values({
          ...{ id: newId(), reservationId: room.reservationId, by: by.userId, at: now },
          door: `${seen.number} ${wetdry}`,
        })
      await writeAudit(tx, asked, { subject: String(seen.id), details: { door: wetdry } })
      const command = await addCommand(tx, asked, { point, op: 'unlock' })
      await keepMade(tx, asked.key, { command })
      return command
    }))
  if (!(await hasDone(parts, command))) throw new Refused('door-failed')
  return { unlocked: true as const }
}
