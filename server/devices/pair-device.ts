import { minutes } from '@mikvah/rules/time/ms.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { eq } from '../db/drizzle/queries.ts'
import { newId } from '../ids.ts'
import { addEvent } from '../live/add-event.ts'
import { lockAnyAccount } from '../people/store.ts'
import { bucketOf } from '../request/bucket.ts'
import type { SignedInContext } from '../request/context.ts'
import { judgeTry } from '../request/judge-try.ts'
import type { Parts } from '../request/parts.ts'
import { Refused } from '../request/refused.ts'
import { recordOutcome } from '../request/request-key.ts'
import { addCredential } from '../sign-in/store.ts'
import { putOut } from './device-store.ts'
import { deviceById } from './list-devices.ts'
import { pairingByCode, takePairing } from './pairing.ts'
import { devices } from './table.ts'

const wrongCodes = { most: 10, windowMs: minutes(10) }

/**
 * Signs the screen that shows this code in as this device, and gives the device; whatever was signed in as it before is
 * signed out. Refuses a code that no screen shows with pairing-unknown, and counts such tries.
 */
export async function pairDevice(parts: Parts, ctx: SignedInContext, id: string, code: string) {
  const { db, realNow } = parts
  if (!(await deviceById(parts, ctx, id))) throw new Refused('not-found')
  if (!ctx.key?.made) {
    const screen = await pairingByCode(parts, code)
    const limits = [{ bucket: bucketOf('pairing-codes', ctx.by.userId), ...wrongCodes }]
    const known = await judgeTry(parts, { limits, isRight: () => screen !== null })
    if (!known || screen === null) throw new Refused('pairing-unknown')
    const now = realNow()
    await db.inTransaction(async (tx) => {
      const account = await lockAnyAccount(tx, id)
      if (!account || account.disabled) throw new Refused('not-found')
      if (!(await takePairing(tx, screen))) throw new Refused('pairing-unknown')
      await putOut(tx, id)
      const times = { createdAt: now, lastUsedAt: now }
      await addCredential(tx, { id: newId(), userId: id, secretHash: screen, ...times })
      await tx.update(devices).set({ pairedAt: now }).where(eq(devices.userId, id))
      await addEvent(tx, 'devices')
      await writeAudit(tx, ctx, { subject: id })
      await recordOutcome(tx, ctx.key, { device: id })
    })
  }
  const paired = await deviceById(parts, ctx, id)
  if (!paired) throw new Refused('not-found')
  return paired
}
