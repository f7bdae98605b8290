import type { WhyNot } from '@mikvah/rules/messages/delivery.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import { and, eq, inArray, isNotNull, isNull, or } from '../db/drizzle/queries.ts'
import { awaitEffect } from '../outbox/outbox.ts'
import { effects, messages } from '../outbox/table.ts'
import type { Parts } from '../request/parts.ts'
import { nameOf } from './desk-texts.ts'
import type { Recipient, WhyUnsent } from './sms-recipients.ts'

/** How long the desk waits to learn what has become of its messages. */
const patience: Ms = 5000

const whyUnsent: Partial<Record<WhyNot, WhyUnsent | 'smsOptedOut'>> = {
  'opted-out': 'smsOptedOut',
  landline: 'smsLandline',
  'invalid-number': 'smsNoSuchNumber',
  unsure: 'smsUnsure',
}

/**
 * Waits for the messages to go out, five seconds at most, and gives the recipients whose message hasn't, each with the
 * key of the words that say why: it is tried again, or can't be sent at all.
 */
export async function readUnsent(parts: Parts, sending: string, to: readonly Recipient[]) {
  const named = new Map(to.map((recipient) => [nameOf(parts, sending, recipient), recipient]))
  await Promise.all([...named.keys()].map((name) => awaitEffect(parts, name, patience)))
  const { dedupe, doneAt, failure } = effects
  const rows = await parts.db.orm
    .select({ dedupe, doneAt, because: messages.why })
    .from(effects)
    .leftJoin(messages, eq(messages.id, effects.id))
    .where(and(inArray(dedupe, [...named.keys()]), or(isNull(doneAt), isNotNull(failure))))
  return rows.flatMap((row) => {
    const recipient = named.get(row.dedupe ?? '')
    const why = row.doneAt === null ? 'smsNotYet' : whyUnsent[row.because ?? 'refused']
    return recipient ? [{ recipient, why: why ?? 'smsNotSent' }] : []
  })
}
