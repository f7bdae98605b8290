import { plainText } from '@mikvah/rules/messages/segments.ts'
import { isNobodysNumber } from '@mikvah/rules/people/phone.ts'
import { type Ms, minutes } from '@mikvah/rules/time/ms.ts'
import { inArray } from '../db/drizzle/queries.ts'
import type { Outgoing } from '../integrations/messages/messages.ts'
import type { Doers } from '../outbox/doers.ts'
import { messages } from '../outbox/table.ts'
import type { Parts } from '../request/parts.ts'
import { concludeSending, type Handover } from './conclude-sending.ts'
import { beginMessage, type Standing } from './handed-over.ts'
import { wantsNoTexts } from './opt-outs.ts'

/** A code that the network delivers later than this is of no use. */
const codeWaits = minutes(5)

/** Sends a text message or an e-mail. One that may have gone out is sent again only where that can't send it twice. */
export const sendMessage: Doers['message'] = (parts, message, id, dueAt) =>
  send(parts, { message, id, dueAt, once: false })

/** Sends a code, to sign in with or in a trial text, once and not after it has expired. */
export const sendCodeMessage: Doers['code'] = (parts, message, id, dueAt) =>
  send(parts, { message, id, dueAt, once: true })

async function send(parts: Parts, given: Handover): Promise<void> {
  const { db, outside } = parts
  const { message, id, once } = given
  const { now, content } = await parts.facility.read()
  const outgoing = outgoingOf(given, now)
  const standing = await beginMessage(db, {
    ...{ id, at: now, channel: message.channel, to: message.to, subject: outgoing.subject },
    text: outside.messages.keepsText ? outgoing.text : '',
    ...{ state: 'sending', why: null, provider: null, providerId: null, answer: null },
  })
  if (standing !== 'begun' && standing?.state !== 'sending') return
  if (message.channel === 'sms' && isNobodysNumber(message.to)) {
    return concludeSending(parts, given, { state: 'failed', why: 'invalid-number' })
  }
  if (message.channel === 'sms' && (await wantsNoTexts(db, message.to))) {
    return concludeSending(parts, given, { state: 'failed', why: 'opted-out' })
  }
  const sending =
    standing === 'begun'
      ? await outside.messages.send(outgoing, content.values)
      : once
        ? ({ state: 'unknown' } as const)
        : await outside.messages.send(outgoing, content.values, earlierOf(parts, id, standing))
  await concludeSending(parts, given, sending)
}

function outgoingOf({ message, id, dueAt, once }: Handover, now: Ms): Outgoing {
  const {
    channel,
    to,
    subject = null,
    text,
    language = 'en',
    replyTo = null,
    chosen = false,
  } = message
  const { lateAfterSeconds, lateAt = null } = message
  const worth = lateAfterSeconds === undefined ? null : dueAt + lateAfterSeconds * 1000
  const ends = [worth, lateAt].filter((end) => end !== null)
  const left = ends.length === 0 ? null : Math.min(...ends) - now
  return {
    ...{ id, channel, to, subject, language, replyTo, chosen },
    text: channel === 'sms' ? plainText(text) : text,
    validMs: left !== null && once ? Math.min(left, codeWaits) : left,
  }
}

const earlierOf = ({ db }: Parts, id: string, standing: NonNullable<Standing>) => ({
  ms: standing.at,
  others: async (providerIds: readonly string[]) => {
    if (providerIds.length === 0) return new Set<string>()
    const rows = await db.orm
      .select({ id: messages.id, providerId: messages.providerId })
      .from(messages)
      .where(inArray(messages.providerId, [...providerIds]))
    return new Set(rows.flatMap((row) => (row.id === id ? [] : (row.providerId ?? []))))
  },
})
