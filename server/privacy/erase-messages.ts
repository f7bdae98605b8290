import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { contactMessages } from '../contact/table.ts'
import type { Tx } from '../db/database.ts'
import { idempotencyKeys, limits } from '../http/table.ts'
import { effects, messages } from '../outbox/table.ts'
import type { Parts } from '../parts.ts'
import { unseal } from '../settings/seal.ts'
import type { Account } from '../sign-in/store.ts'
import { forgetCodes } from '../sign-in/store.ts'
import { addressesOf } from './addresses-of.ts'

/** What was written to her, by her and about her, what still waits to be sent, and what her number was counted under. */
export async function eraseMessages(tx: Tx, parts: Parts, account: Account): Promise<void> {
  const addresses = addressesOf(account)
  const mentions = wordsOf(account)
  await tx
    .delete(contactMessages)
    .where(
      or(
        eq(contactMessages.userId, account.id),
        and(
          isNull(contactMessages.userId),
          inArray(sql`lower(${contactMessages.email})`, addresses),
        ),
      ),
    )
  await tx.delete(messages).where(or(inArray(messages.to, addresses), ...mentions.map(isIn)))
  const waiting = await tx
    .select({ id: effects.id, payload: effects.payload })
    .from(effects)
    .where(and(eq(effects.do, 'message'), isNull(effects.doneAt), isNotNull(effects.payload)))
    .for('update')
  const about = waiting.filter(({ payload }) => {
    const text = unseal(parts.config, payload ?? '').toLowerCase()
    return [...addresses, ...mentions].some((one) => text.includes(one.toLowerCase()))
  })
  if (about.length > 0) {
    const ids = about.map(({ id }) => id)
    await tx.delete(effects).where(inArray(effects.id, ids))
  }
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.caller, account.id))
  if (!account.phone) return
  await forgetCodes(tx, account.phone)
  await tx.delete(limits).where(sql`position(${account.phone} in ${limits.bucket}) > 0`)
}

const isIn = (word: string): SQL =>
  sql`position(lower(${word}) in lower(coalesce(${messages.subject}, '') || ' ' || ${messages.text})) > 0`

/** What names her in a message to the office. Not her name: it is whatever she types, words of any message among them. */
const wordsOf = ({ phone, email }: Account): string[] =>
  [phone, phone?.slice(-10), email].filter((one) => one !== null && one !== undefined)
