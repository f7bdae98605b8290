import { createHmac } from 'node:crypto'
import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { sendSms as sendSmsCall } from '@mikvah/contract/messages.ts'
import type { WhyNot } from '@mikvah/rules/messages/delivery.ts'
import { plainText, segmentsOf } from '@mikvah/rules/messages/segments.ts'
import { numberOf } from '@mikvah/rules/settings/read.ts'
import { hours, type Ms } from '@mikvah/rules/time/ms.ts'
import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import { writeAudit } from '../audit/write-audit.ts'
import type { Tx } from '../db/database.ts'
import { newId } from '../ids.ts'
import { addEffects } from '../outbox/add-effect.ts'
import { awaitEffect } from '../outbox/outbox.ts'
import { effects, messages } from '../outbox/table.ts'
import { bucketOf } from '../request/bucket.ts'
import type { SignedInContext } from '../request/context.ts'
import { countTry, type Limit, tooMany } from '../request/limits.ts'
import type { Parts } from '../request/parts.ts'
import { Refused } from '../request/refused.ts'
import { recordOutcome } from '../request/request-key.ts'
import type { Language } from '../request/words.ts'
import { failedTo, type Recipient, recipientsOf, type WhyUnsent } from './sms-recipients.ts'
import { tellOffice } from './tell-office.ts'

/** What the desk is told of is what has become of it by then. */
const patience: Ms = 5000
const day = hours(24)
/** Past this part of the day's messages the office is told. */
const nearlyAll = 0.8
/** What is said of tonight isn't so any more. */
const lateAfterSeconds = 3600

/** Sends the same to each, once, in the words she reads, whatever hour it is: somebody asked for it. */
export async function sendSms(
  parts: Parts,
  ctx: SignedInContext,
  { msg, msgHe = msg, ...whom }: BodyOf<typeof sendSmsCall>,
) {
  const texts = { en: plainText(msg), he: plainText(msgHe) }
  const { to, failed } = await recipientsOf(parts.db.orm, ctx, whom)
  const made = ctx.key?.made?.messages
  const sending = made ?? newId()
  const before = made
    ? []
    : await writeDown(parts, ctx, { sending, texts, to }).catch(async (error) => {
        if (error instanceof Refused && error.code === 'messages-used-up')
          await parts.db.inTransaction((tx) =>
            alarm(tx, ctx, 'noticeTooManyMessages', parts.realNow()),
          )
        throw error
      })
  const unsent = await notSent(parts, sending, to)
  const lost = new Set(unsent.map(({ recipient }) => recipient))
  const already = before.filter((recipient) => !lost.has(recipient)).length
  return {
    sent: to.length - unsent.length - already,
    already,
    segments: mostSegments(texts, to),
    failed: [...failed, ...unsent.map(({ recipient, why }) => failedTo(ctx, recipient, why))],
  }
}

type Texts = Record<Language, string>
type Sending = { sending: string; texts: Texts; to: readonly Recipient[] }

const textFor = (texts: Texts, { language }: Recipient) => texts[language ?? 'en']
const segmentsFor = (texts: Texts, to: Recipient) => segmentsOf(textFor(texts, to)).segments

/** Of the longest; of the words as they were asked for, where they go to nobody. */
const mostSegments = (texts: Texts, to: readonly Recipient[]) =>
  to.length === 0
    ? segmentsOf(texts.en).segments
    : Math.max(...to.map((one) => segmentsFor(texts, one)))

/**
 * The name stays for longer than the message, so the number isn't in it. Who is late is named by her visit and its hour,
 * whoever sends it: two desks that tap at once add one message.
 */
const nameOf = ({ facility }: Parts, sending: string, { number, lateFor }: Recipient) => {
  if (lateFor !== null) return `sms:late:${lateFor}`
  const hash = createHmac('sha256', facility.keys.repeats).update(number).digest('base64url')
  return `sms:${sending}:${hash}`
}

/** Gives those who had been written to before, and aren't again. */
const writeDown = (parts: Parts, ctx: SignedInContext, what: Sending) =>
  parts.db.inTransaction(async (tx) => {
    const { sending, texts, to } = what
    await recordOutcome(tx, ctx.key, { messages: sending })
    const added = await addEffects(
      tx,
      to.map((recipient) => ({
        do: 'message',
        dueAt: ctx.now,
        dedupe: nameOf(parts, sending, recipient),
        payload: {
          ...{ channel: 'sms', to: recipient.number, lateAfterSeconds },
          text: textFor(texts, recipient),
        },
      })),
    )
    const isNew = (recipient: Recipient) => added.has(nameOf(parts, sending, recipient))
    const anew = to.filter(isNew)
    await withinTheDay(
      tx,
      ctx,
      anew.reduce((sum, one) => sum + segmentsFor(texts, one), 0),
      parts.realNow(),
    )
    const users = anew.map(({ userId }) => userId).filter((id) => id !== null)
    const segments = mostSegments(texts, anew)
    const details = { users, numbers: anew.length - users.length, segments }
    await writeAudit(tx, ctx, { subject: null, details })
    return to.filter((recipient) => !isNew(recipient))
  })

/** All of them or none: a list that is half sent is sent a second time. */
async function withinTheDay(tx: Tx, ctx: SignedInContext, parts: number, realNow: Ms) {
  const most = numberOf(ctx.content.values, 'smsDeskDailyLimit')
  if (most === null || parts === 0) return
  const ofDay: Limit = { bucket: bucketOf('sms-day'), most, windowMs: day }
  const count = await countTry(tx, ofDay, realNow, parts)
  if (count > most) throw tooMany(ofDay, realNow, 'messages-used-up')
  if (count >= nearlyAll * most) await alarm(tx, ctx, 'noticeManyMessages', realNow)
}

/** Once a day, however many are sent. */
const alarm = (
  tx: Tx,
  ctx: SignedInContext,
  subject: 'noticeManyMessages' | 'noticeTooManyMessages',
  realNow: Ms,
) =>
  tellOffice(tx, ctx, 'adminEmail', {
    subject,
    dedupe: `${subject}:${Math.floor(realNow / day)}`,
  })

const unsent: Partial<Record<WhyNot, WhyUnsent | 'smsOptedOut'>> = {
  'opted-out': 'smsOptedOut',
  landline: 'smsLandline',
  'invalid-number': 'smsNoSuchNumber',
  unsure: 'smsUnsure',
}

/** What hasn't gone out: it is tried again, or it can't be sent at all. */
async function notSent(parts: Parts, sending: string, to: readonly Recipient[]) {
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
    const why = row.doneAt === null ? 'smsNotYet' : unsent[row.because ?? 'refused']
    return recipient ? [{ recipient, why: why ?? 'smsNotSent' }] : []
  })
}
