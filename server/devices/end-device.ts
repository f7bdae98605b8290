import { writeAudit } from '../audit/write-audit.ts'
import type { Tx } from '../db/database.ts'
import { eq } from '../db/drizzle/queries.ts'
import { addEvent } from '../live/add-event.ts'
import { lockAnyAccount } from '../people/store.ts'
import { users } from '../people/table.ts'
import type { SignedInContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { Refused } from '../request/refused.ts'
import { roomAccounts } from '../rooms/table.ts'
import { putOut } from './device-store.ts'
import { deviceById } from './list-devices.ts'
import { devices } from './table.ts'

/** Signs out a tablet that is lost, and gives it as `listDevices` shows it; another can be paired in its place. */
export async function endDevice(parts: Parts, ctx: SignedInContext, id: string) {
  await parts.db.inTransaction((tx) => signOut(tx, ctx, id))
  const ended = await deviceById(parts, ctx, id)
  if (!ended) throw new Refused('not-found')
  return ended
}

/** Takes a device off the list. Its account stays, for the histories, and can't sign in. */
export async function removeDevice(parts: Parts, ctx: SignedInContext, id: string): Promise<null> {
  await parts.db.inTransaction(async (tx) => {
    await signOut(tx, ctx, id)
    await tx.update(users).set({ disabled: true }).where(eq(users.id, id))
    await tx.delete(roomAccounts).where(eq(roomAccounts.userId, id))
    await tx.delete(devices).where(eq(devices.userId, id))
  })
  return null
}

async function signOut(tx: Tx, ctx: SignedInContext, id: string): Promise<void> {
  await lockAnyAccount(tx, id)
  const known = await tx.select().from(devices).where(eq(devices.userId, id))
  if (known.length === 0) throw new Refused('not-found')
  await putOut(tx, id)
  await tx.update(devices).set({ pairedAt: null }).where(eq(devices.userId, id))
  await addEvent(tx, 'devices')
  await writeAudit(tx, ctx, { subject: id })
}
