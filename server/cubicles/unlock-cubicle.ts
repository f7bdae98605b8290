import { writeAudit } from '../audit/write-audit.ts'
import { addCommand, hasDone } from '../devices/command.ts'
import { numberIn } from '../ids.ts'
import type { SignedInContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { Refused } from '../request/refused.ts'
import { recordOutcome } from '../request/request-key.ts'
import { lockCubicle } from './store.ts'

/**
 * Opens the lock of a cubicle, and answers once the lock has done it; refuses with no-lock where it has none, and with
 * door-failed when it hasn't opened. The request is logged before the command goes to the lock.
 */
export async function unlockCubicle(parts: Parts, ctx: SignedInContext, id: string) {
  const command =
    ctx.key?.made?.command ??
    (await parts.db.inTransaction(async (tx) => {
      const number = numberIn(id)
      const row = number === null ? null : await lockCubicle(tx, number)
      if (!row) throw new Refused('not-found')
      if (row.lock === null) throw new Refused('no-lock')
      await writeAudit(tx, ctx, { subject: String(row.id) })
      const command = await addCommand(tx, ctx, { point: row.lock, op: 'unlock' })
      await recordOutcome(tx, ctx.key, { command })
      return command
    }))
  if (!(await hasDone(parts, command))) throw new Refused('door-failed')
  return { unlocked: true as const }
}
