import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { registrationVerify } from '@mikvah/contract/sign-in.ts'
import { mayBeAnothers } from '@mikvah/rules/people/whose-number.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Language } from '@mikvah/rules/words/language.ts'
import type { Tx } from '../db/database.ts'
import { eq } from '../db/drizzle/queries.ts'
import { newId, newSecret } from '../ids.ts'
import { type Account, accountByUserName, addUnlessNamed, fillEmail } from '../people/accounts.ts'
import { lockAnyAccount } from '../people/store.ts'
import { users } from '../people/table.ts'
import type { RequestContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { secretHash } from './hashes.ts'
import { addCredential, forgetDevice } from './store.ts'
import { takeCode } from './take-code.ts'

/**
 * A right code signs this device in: gives whose account it is, made anew for an unknown phone, and the device's
 * credential (`password`). The fifth wrong one kills the code for whoever asked for it. A device that was signed in
 * gives up its old credential.
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

/**
 * Whether the number may be somebody else's, judged before she counts as signed in. Once it is in doubt it is so for
 * every device that signs in by it, until it is confirmed; devices signed in before go on.
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

/** Makes the credential of this device, in place of an earlier one, by the real clock. */
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

async function patronOf(
  tx: Tx,
  phone: string,
  { now, language }: { now: number; language: Language },
): Promise<Known> {
  const named = await accountByUserName(tx, phone)
  const known = named && (await lockAnyAccount(tx, named.id))
  // A patron who was taken off the record meanwhile has left her number free for somebody new.
  if (known && known.erasedAt === null) return known
  const id = newId()
  const row = { id, kind: 'patron', userName: phone, phone, language, createdAt: now } as const
  // A desk may enter her at the same moment.
  if (!(await addUnlessNamed(tx, row))) return patronOf(tx, phone, { now, language })
  return { id, createdAt: now, lastSignIn: null, unconfirmedSince: null }
}
