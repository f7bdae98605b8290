import type { AskedBySomeone } from '../asked/asked.ts'
import type { Parts } from '../asked/parts.ts'
import { Refused } from '../asked/refused.ts'
import { keepMade } from '../asked/request-key.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { addCommand, hasDone } from '../devices/command.ts'
import { numberIn } from '../ids.ts'
import { lockCubicle } from './store.ts'

/** Opens its lock. That somebody asked is written down before the lock is. */
export async function unlockCubicle(parts: Parts, asked: AskedBySomeone, id: string) {
  const command =
    asked.key?.made?.command ??
    (await parts.db.inTransaction(async (tx) => {
      const number = numberIn(id)
      const row = number === null ? null : await lockCubicle(tx, number)
      if (!row) throw new Refused('not-found')
      if (row.lock === null) throw new Refused('no-lock')
      await writeAudit(tx, asked, { subject: String(row.id) })
      const command = await addCommand(tx, asked, { point: row.lock, op: 'unlock' })
      await keepMade(tx, asked.key, { command })
      return command
    }))
  if (!(await hasDone(parts, command))) throw new Refused('door-failed')
  return { unlocked: true as const }
}
