import { pauseBetweenPresses } from '@mikvah/rules/garage/window.ts'
import { textOf } from '@mikvah/rules/settings/read.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { addCommand, hasDone } from '../devices/command.ts'
import { quietAt } from '../nights/quiet.ts'
import { bucketOf } from '../request/bucket.ts'
import type { SignedInContext } from '../request/context.ts'
import { onceWithin } from '../request/limits.ts'
import type { Parts } from '../request/parts.ts'
import { Refused } from '../request/refused.ts'
import { recordOutcome } from '../request/request-key.ts'
import { textIn } from '../request/words.ts'
import { pulseOf } from './pulse.ts'

/** How long whoever presses next has to wait: on many gates a second press closes it again. */
export const gatePress = { bucket: bucketOf('gate'), windowMs: pauseBetweenPresses }

/**
 * Opens the gate, for an account with the role OpenGarageGate; refuses while it is quiet, within ten seconds of another
 * press, where no gate is set up, and when it hasn't opened. Gives a message in the caller's language.
 */
export async function openGate(parts: Parts, ctx: SignedInContext) {
  const { values, texts } = ctx.content
  const point = textOf(values, 'garageGatePoint')
  if (point === null) throw new Refused('gate-not-set-up')
  const command =
    ctx.key?.made?.command ??
    (await parts.db.inTransaction(async (tx) => {
      if (quietAt(ctx, ctx.now)) throw new Refused('gate-quiet')
      await onceWithin(tx, gatePress, parts.realNow(), 'gate-too-soon')
      const command = await addCommand(tx, ctx, { point, ...pulseOf(values) })
      await writeAudit(tx, ctx, { subject: point, details: { door: 'gate' } })
      await recordOutcome(tx, ctx.key, { command })
      return command
    }))
  if (!(await hasDone(parts, command))) throw new Refused('gate-failed')
  return { message: textIn(ctx.language, 'garageGateOpened', {}, texts) }
}
