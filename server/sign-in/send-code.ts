import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { register } from '@mikvah/contract/sign-in.ts'
import { numberOf, textOf } from '@mikvah/rules/settings/read.ts'
import { minutes } from '@mikvah/rules/time/ms.ts'
import type { Asked } from '../http/asked.ts'
import { type Limit, withinLimit } from '../http/limits.ts'
import { Refused } from '../http/refused.ts'
import { textIn } from '../http/words.ts'
import { randomDigits } from '../ids.ts'
import { addEffect } from '../outbox/add-effect.ts'
import type { Parts } from '../parts.ts'
import { codeHash } from './hashes.ts'
import { phoneOf } from './phone-number.ts'
import { accountByUserName, keepCode, lockCode } from './store.ts'

const codeLives = minutes(10)
const betweenCodes = 30_000
const hour = minutes(60)
/** Kept for a staff name, so that a second asking is told to wait there too. */
const fitsNoCode = ''

/**
 * Sends a six-digit code, for the first sign-in and later ones alike. The answer is the same whether the phone is
 * known, new, or the name of a staff account, which gets no code (rules 8). All times are of the real clock.
 */
export async function sendCode(parts: Parts, asked: Asked, body: BodyOf<typeof register>) {
  const { values } = asked.content
  const phone = phoneOf(body.phone, textOf(values, 'countryCode') ?? 'us')
  const now = parts.realNow()
  const limits: Limit[] = [
    { bucket: `code:phone:${phone}`, most: 5, windowMs: hour },
    ...(parts.exemptsAddress(asked.ip)
      ? []
      : [{ bucket: `code:address:${asked.ip}`, most: 30, windowMs: hour }]),
    { bucket: 'code:day', most: numberOf(values, 'smsDailyLimit') ?? 2000, windowMs: 24 * hour },
  ]

  await parts.db.inTransaction(async (tx) => {
    const last = await lockCode(tx, phone)
    if (last && last.sentAt > now - betweenCodes) {
      const wait = Math.ceil((last.sentAt + betweenCodes - now) / 1000)
      throw new Refused('too-many-codes', { retryAfterSeconds: Math.max(1, wait) })
    }
    for (const limit of limits) await withinLimit(tx, limit, now, 'too-many-codes')
    const account = await accountByUserName(tx, phone)
    const forStaff = account !== null && account.kind !== 'patron'

    const code = randomDigits(6)
    await keepCode(tx, {
      phone,
      codeHash: forStaff ? fitsNoCode : codeHash(parts.facility.tokenSecret, phone, code),
      email: body.email || null,
      language: body.language,
      sentAt: now,
      expiresAt: now + codeLives,
    })
    if (forStaff) return
    await addEffect(tx, {
      do: 'message',
      dueAt: asked.now,
      payload: {
        channel: 'sms',
        to: phone,
        text: textIn(body.language, 'noticeLoginCode', { code }, asked.content.texts),
        lateAfterSeconds: codeLives / 1000,
      },
    })
  })
  return { userId: null }
}
