import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { registrationVerify } from '@mikvah/contract/sign-in.ts'
import { textOf } from '@mikvah/rules/settings/read.ts'
import { minutes } from '@mikvah/rules/time/ms.ts'
import type { Tx } from '../db/database.ts'
import type { Asked } from '../http/asked.ts'
import { withinLimit } from '../http/limits.ts'
import { Refused } from '../http/refused.ts'
import { newId, newSecret } from '../ids.ts'
import type { Parts } from '../parts.ts'
import { codeHash, sameHash, secretHash } from './hashes.ts'
import { phoneOf } from './phone-number.ts'
import {
  accountByUserName,
  addAccount,
  addCredential,
  countWrongCode,
  fillEmail,
  forgetCode,
  lockCode,
} from './store.ts'

const mostTries = 5

/** A right code answers this device's credential; the fifth wrong one kills the code (rules 8). */
export async function verifyCode(
  parts: Parts,
  asked: Asked,
  body: BodyOf<typeof registrationVerify>,
) {
  const phone = phoneOf(body.phoneNumber, textOf(asked.content.values, 'countryCode') ?? 'us')
  const code = body.authCode.replace(/\D/g, '')
  const now = parts.realNow()
  if (!parts.exemptsAddress(asked.ip)) {
    const limit = { bucket: `verify:address:${asked.ip}`, most: 60, windowMs: minutes(10) }
    await withinLimit(parts.db.orm, limit, now, 'too-many-tries')
  }

  const verdict = await parts.db.inTransaction(async (tx) => {
    const sent = await lockCode(tx, phone)
    if (!sent || sent.expiresAt <= now || sent.tries >= mostTries) return 'code-expired' as const
    if (!sameHash(codeHash(parts.facility.tokenSecret, phone, code), sent.codeHash)) {
      await countWrongCode(tx, phone)
      return 'wrong-code' as const
    }
    await forgetCode(tx, phone)
    const userId = await patronOf(tx, phone, { now: asked.now, language: sent.language })
    if (sent.email) await fillEmail(tx, userId, sent.email)
    const password = newSecret()
    await addCredential(tx, {
      id: newId(),
      userId,
      secretHash: secretHash(password),
      createdAt: now,
      lastUsedAt: now,
    })
    return { userId, userName: phone, password }
  })
  if (typeof verdict === 'string') throw new Refused(verdict)
  return verdict
}

async function patronOf(
  tx: Tx,
  phone: string,
  { now, language }: { now: number; language: 'en' | 'he' },
) {
  const known = await accountByUserName(tx, phone)
  if (known) return known.id
  const id = newId()
  await addAccount(tx, { id, kind: 'patron', userName: phone, phone, language, createdAt: now })
  return id
}
