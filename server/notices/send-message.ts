import { plainText } from '@mikvah/rules/messages/segments.ts'
import { isNobodysNumber } from '@mikvah/rules/people/phone.ts'
import { flagOf, type SettingValues } from '@mikvah/rules/settings/read.ts'
import { type Ms, minutes } from '@mikvah/rules/time/ms.ts'
import { inArray } from 'drizzle-orm'
import type { Outgoing, Sending } from '../integrations/messages/messages.ts'
import { addEffect, type Message } from '../outbox/add-effect.ts'
import { NotAgain } from '../outbox/attempt.ts'
import type { Doers } from '../outbox/doers.ts'
import { messages } from '../outbox/table.ts'
import type { Parts } from '../request/parts.ts'
import { beginMessage, concludeMessage, type Standing } from './handed-over.ts'
import { stopTexts, wantsNoTexts } from './opt-outs.ts'
import { tellOffice } from './tell-office.ts'

/** A message that waits for longer than this is something for the office. */
const stuckAfter = minutes(2)
/** A code that the network holds for longer comes when nobody waits for it any more. */
const codeWaits = minutes(5)

/** Not now: it comes again. Its words go to the log, and name nobody. */
class NotSent extends Error {
  override name = 'NotSent'
}

type Given = {
  message: Message
  id: string
  dueAt: Ms
  /** At most once: what may have gone out isn't sent again. */
  once: boolean
}

/** A text message or an e-mail. What may have gone out is sent again only where nothing comes of it twice. */
export const sendMessage: Doers['message'] = (parts, message, id, dueAt) =>
  send(parts, { message, id, dueAt, once: false })

/** A code to sign in with: once, and not after its time. */
export const sendCodeMessage: Doers['code'] = (parts, message, id, dueAt) =>
  send(parts, { message, id, dueAt, once: true })

async function send(parts: Parts, given: Given): Promise<void> {
  const { db, outside } = parts
  const { message, id, once } = given
  const { now, content } = await parts.facility.read()
  const outgoing = outgoingOf(given, now)
  const standing = await beginMessage(db, {
    ...{ id, at: now, channel: message.channel, to: message.to, subject: outgoing.subject },
    text: outside.messages.keepsText ? outgoing.text : '',
    ...{ state: 'sending', why: null, provider: null, providerId: null },
  })
  if (standing !== 'begun' && standing?.state !== 'sending') return
  if (message.channel === 'sms' && isNobodysNumber(message.to)) {
    return conclude(parts, given, { state: 'failed', why: 'invalid-number' })
  }
  if (message.channel === 'sms' && (await wantsNoTexts(db.orm, message.to))) {
    return conclude(parts, given, { state: 'failed', why: 'opted-out' })
  }
  const sending =
    standing === 'begun'
      ? await outside.messages.send(outgoing, content.values)
      : once
        ? ({ state: 'unknown' } as const)
        : await outside.messages.send(outgoing, content.values, earlierOf(parts, id, standing))
  await conclude(parts, given, sending)
}

function outgoingOf({ message, id, dueAt, once }: Given, now: Ms): Outgoing {
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

/** Writes down what came of it, and says to the outbox whether it comes again. */
async function conclude(parts: Parts, given: Given, sending: Sending): Promise<void> {
  const { id, once } = given
  const { provider, providerId } =
    'provider' in sending ? sending : { provider: null, providerId: null }
  if (sending.state === 'unknown') {
    // Its row goes on saying that it is being handed over: the provider's own news still counts.
    const why = once ? ('unsure' as const) : null
    await concludeMessage(parts.db, { id, state: 'sending', why, provider, providerId })
    const lost = 'The provider’s answer was lost.'
    throw once ? new NotAgain(lost) : new NotSent(lost)
  }
  const why = 'why' in sending ? sending.why : null
  await concludeMessage(parts.db, { id, state: sending.state, why, provider, providerId })
  if (sending.state === 'failed') {
    await elsewhere(parts, given, sending.why)
    throw new NotAgain(`It failed: ${sending.why}.`)
  }
  if (sending.state === 'waiting') {
    await alarmWhenStuck(parts, given, sending.why)
    throw new NotSent(`It waits: ${sending.why}.`)
  }
}

/** A phone that takes no texts is remembered as such when it asked for none, and a code goes another way. */
async function elsewhere({ db, facility }: Parts, given: Given, why: string): Promise<void> {
  const { message, id, dueAt, once } = given
  if (message.channel === 'email') return
  const { now, content } = await facility.read()
  const next = once ? otherWay(message, content.values) : null
  await db.inTransaction(async (tx) => {
    if (why === 'opted-out') await stopTexts(tx, message.to, now)
    if (!next) return
    await addEffect(tx, { do: 'code', dueAt, dedupe: `${id}:${next.channel}`, payload: next })
  })
}

/** A code is read to her in a call where the office wants that; else, or when that fails too, it goes by e-mail. */
function otherWay(message: Message, values: SettingValues): Message | null {
  if (message.textOnly) return null
  if (message.channel === 'sms' && flagOf(values, 'smsVoiceCodes')) {
    return { ...message, channel: 'phone' }
  }
  const { orElse, ...rest } = message
  return orElse ? { ...rest, channel: 'email', ...orElse } : null
}

/** Once a day: the provider is away for longer than a moment, or doesn't know us. */
async function alarmWhenStuck(parts: Parts, { message, dueAt }: Given, why: string) {
  const moment = await parts.facility.read()
  const stuck = why === 'not-set-up' || moment.now > dueAt + stuckAfter
  if (message.channel !== 'sms' || !stuck) return
  const day = new Date(moment.now).toISOString().slice(0, 10)
  await parts.db.inTransaction((tx) =>
    tellOffice(tx, moment, 'adminEmail', {
      subject: 'noticeMessagesStuck',
      dedupe: `noticeMessagesStuck:${day}`,
    }),
  )
}
