import { writeAudit } from '../../audit/write-audit.ts'
import { addCommand, hasDone } from '../../devices/command.ts'
import { bucketOf } from '../../request/bucket.ts'
import type { SignedInContext } from '../../request/context.ts'
import { onceWithin } from '../../request/limits.ts'
import type { Parts } from '../../request/parts.ts'
import { Refused } from '../../request/refused.ts'
import { recordOutcome } from '../../request/request-key.ts'
import { roomSeen } from '../views/rooms-seen.ts'

/** The least time between two calls to a room, so that it isn't rung again and again. */
const betweenRings = 5000

/**
 * Rings the phone of a room from the extension `from`, and answers once it rings. Refuses a second call within five
 * seconds, a room without a phone, and a phone system that is missing or fails.
 */
export async function callRoom(parts: Parts, ctx: SignedInContext, id: string, from: string) {
  const { id: roomId, extension: point } = await roomSeen(parts.db.orm, ctx, id)
  const rings = parts.outside.devices.driverOf('call', ctx.content.values) !== null
  if (point === null || !rings) throw new Refused('no-phone')
  const command =
    ctx.key?.made?.command ??
    (await parts.db.inTransaction(async (tx) => {
      const ring = { bucket: bucketOf('ring', String(roomId)), windowMs: betweenRings }
      await onceWithin(tx, ring, parts.realNow(), 'ring-too-soon')
      await writeAudit(tx, ctx, { subject: String(roomId), details: { call: from } })
      const command = await addCommand(tx, ctx, { point, op: 'call', from })
      await recordOutcome(tx, ctx.key, { command })
      return command
    }))
  if (!(await hasDone(parts, command))) throw new Refused('phone-failed')
  return { ringing: true as const }
}
