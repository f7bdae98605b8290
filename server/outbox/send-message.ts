import type { Parts } from '../asked/parts.ts'
import { insertMany } from '../db/insert-many.ts'
import { togetherOn } from '../db/together.ts'
import type { Message } from './add-effect.ts'
import { messages } from './table.ts'

/**
 * Sends one message and keeps a record of it under the effect's own id, so that a repeat isn't sent again. Who was
 * taken off the record while it was on its way took the effect along, and no record of it is made.
 */
export async function sendMessage(parts: Parts, message: Message, effectId: string): Promise<void> {
  const { channel, to, subject = null, text } = message
  const { now } = await parts.facility.read()
  await parts.outside.messages.send({ id: effectId, channel, to, subject, text })
  await keep(parts.db, {
    id: effectId,
    at: now,
    channel,
    to,
    subject,
    text: parts.outside.messages.keepsText ? text : '',
  })
}

type Row = typeof messages.$inferSelect
const insertMessages = insertMany(messages, {
  name: 'keep-messages',
  rest: `as sent where exists (select from effects where effects.id = sent.id for key share)
    on conflict do nothing`,
})

/** What is sent at the same time is written down by one statement. */
const keep = togetherOn<Row, void>(async (db, rows) => {
  await insertMessages(db.orm, rows)
  return rows.map(() => undefined)
})
