import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { registrationVerify } from '@mikvah/contract/sign-in.ts'
import { mayBeAnothers } from '@mikvah/rules/people/whose-number.ts'
import { textOf } from '@mikvah/rules/settings/read.ts'
import { type Ms, minutes } from '@mikvah/rules/time/ms.ts'
import { eq } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { newId, newSecret } from '../ids.ts'
import { type Account, accountByUserName, addAccount, fillEmail } from '../people/accounts.ts'
import { phoneOf } from '../people/phone-number.ts'
import { lockAnyAccount } from '../people/store.ts'
import { users } from '../people/table.ts'
import { limitsByAddress, limitsByNet } from '../request/address-limits.ts'
import { bucketOf } from '../request/bucket.ts'
import type { RequestContext } from '../request/context.ts'
import { countTry, type Limit, triesIn, withinLimits } from '../request/limits.ts'
import type { Parts } from '../request/parts.ts'
import { Refused } from '../request/refused.ts'
import { codeHash, sameHash, secretHash } from './hashes.ts'
import { addCredential, countWrongCode, forgetCodes, forgetDevice, lockCodes } from './store.ts'
import type { loginCodes } from './table.ts'

const mostTries = 5

/**
 * A right code answers this device's credential; the fifth wrong one kills the code for whoever asked for it (rules 8).
 * A device that was signed in gives its old credential for the new one.
 */
export async function verifyCode(
  parts: Parts,
  ctx: RequestContext,
  body: BodyOf<typeof registrationVerify>,
) {
  const now = parts.realNow()
  return takeCode(parts, ctx, body, async (tx, { phone, asker }) => {
    const language = asker?.language ?? ctx.language
    const account = await patronOf(tx, phone, { now: ctx.now, language })
    const userId = account.id
    const unconfirmed = await mayBeOfAnother(tx, account, ctx.now, now)
    if (asker?.email && !unconfirmed) await fillEmail(tx, userId, asker.email)
    const password = await newDevice(tx, ctx, { userId, unconfirmed }, now)
    return { userId, userName: phone, password }
  })
}

type Taken = { phone: string; asker: Code | undefined }

/** Takes a right code, which then is used up, and does what it opens in the same transaction. */
export async function takeCode<Done>(
  parts: Parts,
  ctx: RequestContext,
  body: BodyOf<typeof registrationVerify>,
  then: (tx: Tx, taken: Taken) => Promise<Done>,
): Promise<Done> {
  const phone = phoneOf(body.phoneNumber, textOf(ctx.content.values, 'countryCode') ?? 'us')
  const code = body.authCode.replace(/\D/g, '')
  const now = parts.realNow()
  const limit = { bucket: bucketOf('code-verify'), most: 60, windowMs: minutes(10) }
  await withinLimits(parts.db.orm, limitsByAddress(parts, ctx.ip, limit), now, 'too-many-tries')

  const verdict = await parts.db.inTransaction(async (tx) => {
    const codes = await lockCodes(tx, phone)
    const request = body.requestId ? secretHash(body.requestId) : null
    const asker = codes.find(({ id }) => id === request)
    const sent = asker ?? codes[0]
    if (!sent || sent.expiresAt <= now) return 'code-expired' as const
    const tries = asker ? triesOfAsker(tx, asker) : await triesOfOthers(tx, sent, ctx.ip)
    if (tries.spent) return 'code-expired' as const
    if (!sameHash(codeHash(parts.facility.keys.codes, phone, code), sent.codeHash)) {
      await tries.count()
      return 'wrong-code' as const
    }
    await forgetCodes(tx, phone)
    return { done: await then(tx, { phone, asker }) }
  })
  if (typeof verdict === 'string') throw new Refused(verdict)
  return verdict.done
}

/**
 * Judged before she counts as signed in. Once it is doubtful whose number it is, it stays so for every device that comes by
 * it, until that is confirmed; those signed in before go on as they are.
 */
async function mayBeOfAnother(
  tx: Tx,
  { id, unconfirmedSince, lastSignIn, createdAt }: Known,
  appNow: Ms,
  realNow: Ms,
): Promise<boolean> {
  if (unconfirmedSince !== null) return true
  if (!mayBeAnothers({ lastSignIn, createdAt }, lastSignIn === null ? appNow : realNow))
    return false
  await tx.update(users).set({ unconfirmedSince: realNow }).where(eq(users.id, id))
  return true
}

type Known = Pick<Account, 'id' | 'unconfirmedSince' | 'lastSignIn' | 'createdAt'>

/** The credential of this device, in place of the one it signed in with before. Real clock. */
async function newDevice(
  tx: Tx,
  { by }: RequestContext,
  whose: { userId: string; unconfirmed: boolean },
  now: Ms,
): Promise<string> {
  if (by?.kind === 'patron' && by.family) await forgetDevice(tx, by.family)
  const password = newSecret()
  await addCredential(tx, {
    id: newId(),
    ...whose,
    secretHash: secretHash(password),
    createdAt: now,
    lastUsedAt: now,
  })
  return password
}

type Code = typeof loginCodes.$inferSelect
type Tries = { spent: boolean; count: () => Promise<unknown> }

const triesOfAsker = (tx: Tx, { id, tries }: Code): Tries => ({
  spent: tries >= mostTries,
  count: () => countWrongCode(tx, id),
})

/**
 * Wrong tries of whoever doesn't name the request: five from one net, ten from all. They leave the asker's own tries
 * alone, and those of one net leave another's, so that a stranger can't kill the code she is reading.
 */
async function triesOfOthers(tx: Tx, { id, sentAt }: Code, ip: string): Promise<Tries> {
  const window = { windowMs: minutes(10) }
  const limits: Limit[] = [
    ...limitsByNet(ip, { bucket: bucketOf('code-tries', id), most: mostTries, ...window }),
    { bucket: bucketOf('code-tries', id), most: 2 * mostTries, ...window },
  ]
  const counts: number[] = []
  for (const limit of limits) counts.push(await triesIn(tx, limit, sentAt))
  return {
    spent: limits.some(({ most }, at) => (counts[at] ?? 0) >= most),
    count: async () => {
      for (const limit of limits) await countTry(tx, limit, sentAt)
    },
  }
}

async function patronOf(
  tx: Tx,
  phone: string,
  { now, language }: { now: number; language: 'en' | 'he' },
): Promise<Known> {
  const named = await accountByUserName(tx, phone)
  const known = named && (await lockAnyAccount(tx, named.id))
  // Whoever was taken off the record meanwhile has left her number free for somebody new.
  if (known && known.erasedAt === null) return known
  const id = newId()
  await addAccount(tx, { id, kind: 'patron', userName: phone, phone, language, createdAt: now })
  return { id, createdAt: now, lastSignIn: null, unconfirmedSince: null }
}
