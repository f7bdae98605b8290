import { writeAudit } from '../audit/write-audit.ts'
import { eq } from '../db/drizzle/queries.ts'
import { addEvent } from '../live/add-event.ts'
import type { SignedInContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { Refused } from '../request/refused.ts'
import { deviceKeys } from './table.ts'

/** Ends a key. Every event looks its key up, so that it is refused at once on every process. */
export async function endDeviceKey(parts: Parts, ctx: SignedInContext, id: string): Promise<null> {
  await parts.db.inTransaction(async (tx) => {
    const ended = await tx
      .delete(deviceKeys)
      .where(eq(deviceKeys.id, id))
      .returning({ name: deviceKeys.name })
    const [key] = ended
    if (!key) throw new Refused('not-found')
    await addEvent(tx, 'devices')
    await writeAudit(tx, ctx, { subject: id, details: { device: key.name } })
  })
  return null
}
