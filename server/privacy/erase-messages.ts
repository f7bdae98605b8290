import type { Config } from '../config.ts'
import { contactMessages } from '../contact/table.ts'
import type { Tx } from '../db/database.ts'
import { and, eq, inArray, isNotNull, isNull, or, sql } from '../db/drizzle/queries.ts'
import type { Message } from '../outbox/add-effect.ts'
import { effects, messages, optOuts } from '../outbox/table.ts'
import type { Account } from '../people/accounts.ts'
import type { Parts } from '../request/parts.ts'
import { idempotencyKeys, limits } from '../request/table.ts'
import { unsealed } from '../secrets/seal.ts'
import { forgetCodes } from '../sign-in/store.ts'

/**
 * Deletes what was written to her, by her and about her, what still waits to be sent, the stored answers to her calls,
 * and by her number sign-in codes, her STOP and counts. What has her id or her phone is proven to be hers; a name or an
 * e-mail address isn't, as anyone may put another's into her profile, so what is tied to her only by these stays until
 * it expires.
 */
export async function eraseMessages(tx: Tx, parts: Parts, account: Account): Promise<void> {
  const { id, phone } = account
  const letters = await tx
    .delete(contactMessages)
    .where(eq(contactMessages.userId, id))
    .returning({ id: contactMessages.id })
  const aboutHer = or(
    sql`position(${id} in ${effects.dedupe}) > 0`,
    inArray(
      effects.dedupe,
      letters.map((letter) => `contact:${letter.id}`),
    ),
  )
  const waiting = [
    ...(await tx.select({ id: effects.id }).from(effects).where(and(unsent, aboutHer))),
    ...(phone ? await waitingFor(tx, parts, phone) : []),
  ].map((effect) => effect.id)
  // A message that is just being sent finds its effect gone and leaves no record, or has left one already, which is
  // deleted below.
  await tx.delete(effects).where(and(unsent, inArray(effects.id, waiting)))
  // A message has the id of the effect that sent it.
  const sent = tx.select({ id: effects.id }).from(effects).where(aboutHer)
  await tx
    .delete(messages)
    .where(
      or(
        inArray(messages.id, sent),
        inArray(messages.id, waiting),
        phone ? eq(messages.to, phone) : undefined,
      ),
    )
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.caller, id))
  if (!phone) return
  await forgetCodes(tx, phone)
  await tx.delete(optOuts).where(eq(optOuts.phone, phone))
  await tx.delete(limits).where(sql`position(${phone} in ${limits.bucket}) > 0`)
}

const unsent = and(inArray(effects.do, ['message', 'code', 'email']), isNull(effects.doneAt))

/** Effects that wait to be sent to a number; the number is only in their payloads, which are sealed. */
async function waitingFor(tx: Tx, { config }: Parts, phone: string): Promise<{ id: string }[]> {
  const all = await tx
    .select({ id: effects.id, payload: effects.payload })
    .from(effects)
    .where(and(unsent, isNotNull(effects.payload)))
  return all.filter(({ payload }) => mayBeTo(config, payload ?? '', phone))
}

/** Whether a payload may be for this number: one whose key is lost can't be sent any more, and may be. */
function mayBeTo(config: Config, payload: string, phone: string): boolean {
  const opened = unsealed(config, payload)
  const message: Message | null = opened === null ? null : JSON.parse(opened)
  return message === null || message.to === phone
}
