import { flagOf, type SettingValues } from '@mikvah/rules/settings/read.ts'
import { type Ms, minutes } from '@mikvah/rules/time/ms.ts'
import type { Sending } from '../integrations/messages/messages.ts'
import { todayOf } from '../nights/nights.ts'
import { addEffect, type Message } from '../outbox/add-effect.ts'
import { NotAgain } from '../outbox/attempt.ts'
import type { Parts } from '../request/parts.ts'
import { concludeMessage } from './handed-over.ts'
import { stopTexts } from './opt-outs.ts'
import { tellOffice } from './tell-office.ts'

/** How long a message may wait before the office is told. */
const stuckAfter = minutes(2)

/** A message that wasn't sent now and is tried again. The message of this error is logged, so it names nobody. */
class NotSent extends Error {
  override name = 'NotSent'
}

/** A message that is being handed to a provider: the payload, id and due time of its effect. */
export type Handover = {
  message: Message
  id: string
  dueAt: Ms
  /** Whether it may be sent at most once: if it may have gone out, it isn't sent again. */
  once: boolean
}

/**
 * Stores what came of a message. One that failed because the phone wants no texts stops texts to that phone; a code
 * that failed goes another way, if it has one; the office is told of texts that wait for long. Throws where it wasn't
 * sent or that isn't known: `NotAgain` when it isn't tried again, else what has the outbox try again.
 */
export async function concludeSending(
  parts: Parts,
  given: Handover,
  sending: Sending,
): Promise<void> {
  const { id, once } = given
  const { provider, providerId } =
    'provider' in sending ? sending : { provider: null, providerId: null }
  if (sending.state === 'unknown') {
    // The row stays as being handed over, so that the provider's own news still counts.
    const why = once ? ('unsure' as const) : null
    const outcome = { id, state: 'sending' as const, why, provider, providerId, answer: null }
    await concludeMessage(parts.db, outcome)
    const lost = 'The provider’s answer was lost.'
    throw once ? new NotAgain(lost) : new NotSent(lost)
  }
  const why = 'why' in sending ? sending.why : null
  const answer = ('answer' in sending ? sending.answer : null) ?? null
  const outcome = { id, state: sending.state, why, provider, providerId, answer }
  await concludeMessage(parts.db, outcome)
  if (sending.state === 'failed') {
    await elsewhere(parts, given, sending.why)
    throw new NotAgain(`It failed: ${sending.why}.`)
  }
  if (sending.state === 'waiting') {
    await alarmWhenStuck(parts, given, sending.why)
    throw new NotSent(`It waits: ${sending.why}.`)
  }
}

/** Remembers a phone that wants no texts, and sends a code by another way. */
async function elsewhere({ db, facility }: Parts, given: Handover, why: string): Promise<void> {
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

/**
 * The next way for a code: read out in a call where the office wants that; else, or when that failed too, by e-mail.
 */
function otherWay(message: Message, values: SettingValues): Message | null {
  if (message.textOnly) return null
  if (message.channel === 'sms' && flagOf(values, 'smsVoiceCodes')) {
    return { ...message, channel: 'phone' }
  }
  const { orElse, ...rest } = message
  return orElse ? { ...rest, channel: 'email', ...orElse } : null
}

/** Tells the office, once a day, that the provider has been away for more than a moment, or isn't set up. */
async function alarmWhenStuck(parts: Parts, { message, dueAt }: Handover, why: string) {
  const moment = await parts.facility.read()
  const stuck = why === 'not-set-up' || moment.now > dueAt + stuckAfter
  if (message.channel !== 'sms' || !stuck) return
  await parts.db.inTransaction((tx) =>
    tellOffice(tx, moment, 'adminEmail', {
      subject: 'noticeMessagesStuck',
      dedupe: `noticeMessagesStuck:${todayOf(moment)}`,
    }),
  )
}
