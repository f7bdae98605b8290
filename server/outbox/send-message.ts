import { eq } from 'drizzle-orm'
import type { Parts } from '../parts.ts'
import type { Message } from './add-effect.ts'
import { effects, messages } from './table.ts'

/**
 * Sends one message and keeps a record of it under the effect's own id, so that a repeat isn't sent again. Who was
 * taken off the record while it was on its way took the effect along, and no record of it is made.
 */
export async function sendMessage(parts: Parts, message: Message, effectId: string): Promise<void> {
  const { channel, to, subject = null, text } = message
  const { now } = await parts.facility.read()
  await parts.outside.messages.send({ id: effectId, channel, to, subject, text })
  await parts.db.inTransaction(async (tx) => {
    const effect = eq(effects.id, effectId)
    const [stands] = await tx
      .select({ id: effects.id })
      .from(effects)
      .where(effect)
      .for('key share')
    if (!stands) return
    await tx
      .insert(messages)
      .values({
        id: effectId,
        at: now,
        channel,
        to,
        subject,
        text: parts.outside.messages.keepsText ? text : '',
      })
      .onConflictDoNothing()
  })
}
