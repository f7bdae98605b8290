import { holds } from '@mikvah/rules/people/roles.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { addEvent } from '../live/add-event.ts'
import type { SignedInContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { Refused } from '../request/refused.ts'
import { listLocks } from './list-locks.ts'
import { locksNow } from './locks.ts'

/**
 * Releases a lock, so that whoever it locked out may try again at once, and gives those that are left. Refuses one that
 * isn't shut with not-found, and a caller who may not release it with role-missing.
 */
export async function releaseLock(parts: Parts, ctx: SignedInContext, id: string) {
  await parts.db.inTransaction(async (tx) => {
    const found = (await locksNow(tx, parts.realNow())).find((lock) => lock.id === id)
    if (!found) throw new Refused('not-found')
    if (!holds(ctx.by.roles, found.openedBy)) throw new Refused('role-missing')
    await found.open(tx)
    await addEvent(tx, 'locks')
    await writeAudit(tx, ctx, { subject: found.kind })
  })
  return listLocks(parts, ctx)
}
