import type { AskedBySomeone } from '../../asked/asked.ts'
import { bucketOf } from '../../asked/bucket.ts'
import { onceWithin } from '../../asked/limits.ts'
import type { Parts } from '../../asked/parts.ts'
import { Refused } from '../../asked/refused.ts'
import { keepMade } from '../../asked/request-key.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import { addCommand, hasDone } from '../../devices/command.ts'
import { roomSeen } from '../telling/rooms-seen.ts'

/** A room is at rest: its phone isn't rung again and again. */
const betweenRings = 5000

/** Rings the room; answered is what has begun to ring. */
export async function callRoom(parts: Parts, asked: AskedBySomeone, id: string, from: string) {
  const { id: roomId, extension: point } = await roomSeen(parts.db.orm, asked, id)
  if (point === null) throw new Refused('no-phone')
  const command =
    asked.key?.made?.command ??
    (await parts.db.inTransaction(async (tx) => {
      const ring = { bucket: bucketOf('ring', String(roomId)), windowMs: betweenRings }
      await onceWithin(tx, ring, parts.realNow(), 'ring-too-soon')
      await writeAudit(tx, asked, { subject: String(roomId), details: { call: from } })
      const command = await addCommand(tx, asked, { point, op: 'call', from })
      await keepMade(tx, asked.key, { command })
      return command
    }))
  if (!(await hasDone(parts, command))) throw new Refused('phone-failed')
  return { ringing: true as const }
}
