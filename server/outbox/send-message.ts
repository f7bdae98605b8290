import type { Parts } from '../parts.ts'
import type { Message } from './add-effect.ts'
import { messages } from './table.ts'

/** Sends one message and keeps a record of it under the effect's own id, so that a repeat isn't sent again. */
export async function sendMessage(parts: Parts, message: Message, effectId: string): Promise<void> {
  const { channel, to, subject = null, text } = message
  const { now } = await parts.facility.read()
  await parts.outside.messages.send({ id: effectId, channel, to, subject, text })
  await parts.db.orm
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
}
