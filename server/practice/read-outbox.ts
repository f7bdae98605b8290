import type { QueryOf } from '@mikvah/contract/endpoint.ts'
import type { practiceOutbox } from '@mikvah/contract/practice.ts'
import { instantOfText, instantTextOf } from '@mikvah/rules/time/local-text.ts'
import { and, desc, eq, gt, inArray } from '../db/drizzle/queries.ts'
import { deliverDue } from '../outbox/outbox.ts'
import { messages } from '../outbox/table.ts'
import type { RequestContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'

const most = 500

/**
 * Delivers what is due, and gives the messages of practice mode, newest first, up to this moment, 500 at most. They are
 * those after `since`, a message's id or an instant, and to the whole address `to`, where these are given.
 */
export async function readOutbox(
  parts: Parts,
  { content }: RequestContext,
  { to, since }: QueryOf<typeof practiceOutbox>,
) {
  await deliverDue(parts)
  const [known] = since
    ? await parts.db.orm.select().from(messages).where(eq(messages.id, since))
    : []
  const after = since ? (known?.at ?? instantOfText(since, content.timeZone)) : null
  const rows = await parts.db.orm
    .select()
    .from(messages)
    .where(
      and(
        inArray(messages.state, ['sent', 'delivered', 'undelivered']),
        to ? eq(messages.to, to.replace(/^\+/, '')) : undefined,
        after === null ? undefined : gt(messages.at, after),
      ),
    )
    .orderBy(desc(messages.at), desc(messages.id))
    .limit(most)
  return rows.map(({ id, at, channel, to: sentTo, subject, text }) => ({
    id,
    at: instantTextOf(at, content.timeZone),
    channel,
    to: sentTo,
    subject,
    text,
  }))
}
