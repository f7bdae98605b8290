import { textOf } from '@mikvah/rules/settings/read.ts'
import type { AskedBySomeone } from '../asked/asked.ts'
import { bucketOf } from '../asked/bucket.ts'
import { onceWithin } from '../asked/limits.ts'
import type { Parts } from '../asked/parts.ts'
import { Refused } from '../asked/refused.ts'
import { keepMade } from '../asked/request-key.ts'
import { textIn } from '../asked/words.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { addCommand, hasDone } from '../devices/command.ts'
import { quietAt } from '../nights/quiet.ts'
import { pulseOf } from './pulse.ts'

/** A second press would shut many a gate again: it waits, whoever presses. */
export const gatePress = { bucket: bucketOf('gate'), windowMs: 10_000 }

/** The gate, for an account that was given the role. */
export async function openGate(parts: Parts, asked: AskedBySomeone) {
  const { values, texts } = asked.content
  const point = textOf(values, 'garageGatePoint')
  if (point === null) throw new Refused('gate-not-set-up')
  const command =
    asked.key?.made?.command ??
    (await parts.db.inTransaction(async (tx) => {
      if (quietAt(asked, asked.now)) throw new Refused('gate-quiet')
      await onceWithin(tx, gatePress, parts.realNow(), 'gate-too-soon')
      const command = await addCommand(tx, asked, { point, ...pulseOf(values) })
      await writeAudit(tx, asked, { subject: point, details: { door: 'gate' } })
      await keepMade(tx, asked.key, { command })
      return command
    }))
  if (!(await hasDone(parts, command))) throw new Refused('gate-failed')
  return { message: textIn(asked.language, 'garageGateOpened', {}, texts) }
}
