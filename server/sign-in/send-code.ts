import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { register } from '@mikvah/contract/sign-in.ts'
import { numberOf, textOf } from '@mikvah/rules/settings/read.ts'
import { minutes } from '@mikvah/rules/time/ms.ts'
import type { Tx } from '../db/database.ts'
import { newSecret, randomDigits } from '../ids.ts'
import { tellOffice } from '../notices/tell-office.ts'
import { addEffect } from '../outbox/add-effect.ts'
import { accountByUserName } from '../people/accounts.ts'
import { phoneOf, refuseCountry } from '../people/phone-number.ts'
import { limitsByAddress } from '../request/address-limits.ts'
import { bucketOf } from '../request/bucket.ts'
import type { RequestContext } from '../request/context.ts'
import {
  countTry,
  type Limit,
  refuseWhenFull,
  tooMany,
  withinLimit,
  withinLimits,
} from '../request/limits.ts'
import type { Parts } from '../request/parts.ts'
import { Refused } from '../request/refused.ts'
import { textIn } from '../request/words.ts'
import { codeHash, secretHash } from './hashes.ts'
import { codeSentAt, keepCode } from './store.ts'

const codeLives = minutes(10)
const betweenCodes = 30_000
const hour = minutes(60)
const day = 24 * hour
/** Kept where no code is sent, so that a second asking is told to wait there too. */
const fitsNoCode = ''

/**
 * Sends a six-digit code, for the first sign-in and later ones alike. The answer is the same whether the phone is
 * known, new, or the name of a staff account, which gets no code (rules 8). All times are of the real clock.
 */
export async function sendCode(
  parts: Parts,
  ctx: RequestContext,
  body: Pick<BodyOf<typeof register>, 'phone' | 'email' | 'language'>,
  /** Beside it, in its own transaction. */
  also: (tx: Tx) => Promise<unknown> = async () => {},
  /** No other way than by text: what is asked is whether texts arrive. */
  textOnly = false,
) {
  const { values } = ctx.content
  const phone = phoneOf(body.phone, textOf(values, 'countryCode') ?? 'us')
  refuseCountry(phone, textOf(values, 'smsCallingCodes'))
  const now = parts.realNow()
  const requestId = newSecret()
  const said = (key: 'noticeLoginCode' | 'noticeLoginCodeSubject', params = {}) =>
    textIn(body.language, key, params, ctx.content.texts)

  await parts.db.inTransaction(async (tx) => {
    await refuseTooMany(tx, parts, ctx, phone)
    await also(tx)
    const account = await accountByUserName(tx, phone)
    const sends = await countMessage(tx, parts, ctx, account !== null)
    const code = sends && (!account || account.kind === 'patron') ? randomDigits(6) : null
    await keepCode(tx, {
      id: secretHash(requestId),
      phone,
      codeHash: code === null ? fitsNoCode : codeHash(parts.facility.keys.codes, phone, code),
      email: body.email || null,
      language: body.language,
      sentAt: now,
      expiresAt: now + codeLives,
    })
    if (code === null) return
    await addEffect(tx, {
      do: 'code',
      dueAt: ctx.now,
      payload: {
        channel: 'sms',
        to: phone,
        text: said('noticeLoginCode', { code }),
        language: body.language,
        lateAfterSeconds: codeLives / 1000,
        // The address on her record, never the one that came with the asking: that may be anyone's.
        ...(textOnly ? { textOnly } : {}),
        ...(account?.email && !textOnly
          ? { orElse: { to: account.email, subject: said('noticeLoginCodeSubject') } }
          : {}),
      },
    })
  })
  return { userId: null, requestId }
}

/** The phone's own row is counted first: whoever asks for the same phone meanwhile waits for it and then sees this one. */
async function refuseTooMany(
  tx: Tx,
  parts: Parts,
  ctx: RequestContext,
  phone: string,
): Promise<void> {
  const now = parts.realNow()
  const ofPhone: Limit = { bucket: bucketOf('code-phone', phone), most: 5, windowMs: hour }
  const codes = await countTry(tx, ofPhone, now)
  const last = await codeSentAt(tx, phone)
  if (last !== null && last > now - betweenCodes) {
    const wait = Math.ceil((last + betweenCodes - now) / 1000)
    throw new Refused('too-many-codes', { retryAfterSeconds: Math.max(1, wait) })
  }
  if (codes > ofPhone.most) throw tooMany(ofPhone, now, 'too-many-codes')
  const ofAddress: Limit = { bucket: bucketOf('code-address'), most: 30, windowMs: hour }
  await withinLimits(tx, limitsByAddress(parts, ctx.ip, ofAddress), now, 'too-many-codes')
}

/**
 * Counts against the day's budget, half of which is kept for phones already known, so that strangers can't use it up
 * for them. Beyond their half nothing is sent to new phones, and the answer doesn't say so: it would tell who is known.
 */
async function countMessage(
  tx: Tx,
  parts: Parts,
  ctx: RequestContext,
  known: boolean,
): Promise<boolean> {
  const most = numberOf(ctx.content.values, 'smsDailyLimit')
  if (most === null) return true
  const now = parts.realNow()
  const all: Limit = { bucket: bucketOf('code-day'), most, windowMs: day }
  const ofStrangers: Limit = {
    bucket: bucketOf('code-day-new'),
    most: Math.floor(most / 2),
    windowMs: day,
  }
  await refuseWhenFull(tx, all, now, 'too-many-codes')
  if (!known && (await countTry(tx, ofStrangers, now)) > ofStrangers.most) {
    await alarm(tx, ctx, Math.floor(now / day))
    return false
  }
  await withinLimit(tx, all, now, 'too-many-codes')
  return true
}

/** Once a day, however many are asked for. */
const alarm = (tx: Tx, ctx: RequestContext, ofDay: number) =>
  tellOffice(tx, ctx, 'adminEmail', {
    subject: 'noticeTooManyCodes',
    lines: [],
    dedupe: `noticeTooManyCodes:${ofDay}`,
  })
