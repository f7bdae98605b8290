import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { sendSms as sendSmsCall } from '@mikvah/contract/messages.ts'
import { plainText } from '@mikvah/rules/messages/segments.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { newId } from '../ids.ts'
import { addEvent } from '../live/add-event.ts'
import { addEffects } from '../outbox/add-effect.ts'
import type { SignedInContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { Refused } from '../request/refused.ts'
import { recordOutcome } from '../request/request-key.ts'
import { alarmOffice, withinTheDay } from './desk-text-limit.ts'
import { mostSegments, nameOf, segmentsFor, type Texts, textFor } from './desk-texts.ts'
import { readUnsent } from './read-unsent.ts'
import { failedTo, type Recipient, recipientsOf } from './sms-recipients.ts'
import { forgetFailedLate } from './texted-late.ts'

/** A text about tonight is dropped when it couldn't be sent for so long. */
const lateAfterSeconds = 3600

/**
 * Sends one text to each recipient once, in her language, at any hour: somebody asked for it. Answers with how many
 * were sent now and how many before, the parts of the longest, and who wasn't written to and why. Refuses, and tells
 * the office, where the day's limit of the desk is used up.
 */
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
    ? (ctx.key?.made?.messagesBefore ?? [])
    : await writeDown(parts, ctx, { sending, texts, to }).catch(async (error) => {
        if (error instanceof Refused && error.code === 'messages-used-up')
          await parts.db.inTransaction((tx) =>
            alarmOffice(tx, ctx, 'noticeTooManyMessages', parts.realNow()),
          )
        throw error
      })
  const unsent = await readUnsent(parts, sending, to)
  const lost = new Set(unsent.map(({ recipient }) => nameOf(parts, sending, recipient)))
  const already = before.filter((name) => !lost.has(name)).length
  return {
    sent: to.length - unsent.length - already,
    already,
    segments: mostSegments(texts, to),
    failed: [...failed, ...unsent.map(({ recipient, why }) => failedTo(ctx, recipient, why))],
  }
}

type Sending = { sending: string; texts: Texts; to: readonly Recipient[] }

/**
 * Writes the messages down for the outbox, and gives the names of those that had been sent before, and aren't sent
 * again.
 */
const writeDown = (parts: Parts, ctx: SignedInContext, what: Sending) =>
  parts.db.inTransaction(async (tx) => {
    const { sending, texts, to } = what
    await forgetFailedLate(
      tx,
      to.flatMap(({ late }) => late ?? []),
    )
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
    const names = to.map((recipient) => nameOf(parts, sending, recipient))
    const before = names.filter((name) => !added.has(name))
    await recordOutcome(tx, ctx.key, { messages: sending, messagesBefore: before })
    const anew = to.filter((_, nth) => added.has(names[nth] ?? ''))
    // The line of late patrons on another desk’s screen needn’t name her any more.
    if (anew.length > 0) await addEvent(tx, 'sent')
    for (const { late } of anew) if (late) await addEvent(tx, 'reservation', late.id)
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
    return before
  })
