import { betweenCodes } from '@mikvah/rules/people/codes.ts'
import { numberOf } from '@mikvah/rules/settings/read.ts'
import { type Ms, minutes } from '@mikvah/rules/time/ms.ts'
import type { Tx } from '../db/database.ts'
import { tellOffice } from '../notices/tell-office.ts'
import { limitsByAddress } from '../request/address-limits.ts'
import { bucketOf } from '../request/bucket.ts'
import type { RequestContext } from '../request/context.ts'
import { dayWindow } from '../request/day-window.ts'
import {
  countTry,
  type Limit,
  refuseWhenFull,
  tooMany,
  triesIn,
  withinLimits,
} from '../request/limits.ts'
import type { Parts } from '../request/parts.ts'
import { Refused } from '../request/refused.ts'
import { codeSentAt } from './store.ts'

const hour = minutes(60)

/**
 * The rate limits of sign-in codes: refuses with too-many-codes a sixth in an hour for one phone, one too soon after
 * the last, and beyond thirty in an hour from one address. The bucket of the phone is counted first: a second request
 * for the same phone waits for its row, and then sees this code.
 */
export async function refuseTooManyCodes(
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
 * Counts a message against the day's budget, and gives whether it is sent; a full budget is refused. Half of it is kept
 * for known phones, so that strangers can't use it up for them. Beyond the strangers' half nothing is sent to new
 * phones, and the answer doesn't say so, as it would tell who is known. The office is told of either end.
 */
export async function countMessage(
  tx: Tx,
  parts: Parts,
  ctx: RequestContext,
  known: boolean,
): Promise<boolean> {
  const now = parts.realNow()
  const all = limitOfDay(ctx, now)
  if (all === null) return true
  const ofStrangers: Limit = {
    ...all,
    bucket: bucketOf('code-day-new'),
    most: Math.floor(all.most / 2),
  }
  await refuseWhenFull(tx, all, now, 'too-many-codes')
  if (!known && (await countTry(tx, ofStrangers, now)) > ofStrangers.most) {
    await alarm(tx, ctx, now, 'noticeTooManyCodes')
    return false
  }
  const sent = await countTry(tx, all, now)
  if (sent > all.most) throw tooMany(all, now, 'too-many-codes')
  // The last one alarms, as a refusal leaves nothing behind.
  if (sent === all.most) await alarm(tx, ctx, now, 'noticeNoMoreCodes')
  return true
}

/**
 * Alarms the office, once a day, where the day's budget of codes is full: also where no code was its last, as the limit
 * was lowered below what was sent.
 */
export async function alarmWhenFull(parts: Parts, ctx: RequestContext): Promise<void> {
  const now = parts.realNow()
  const all = limitOfDay(ctx, now)
  if (all === null || (await triesIn(parts.db.orm, all, now)) < all.most) return
  await parts.db.inTransaction((tx) => alarm(tx, ctx, now, 'noticeNoMoreCodes'))
}

/** The messages of the facility's day; null where any number may be sent. */
function limitOfDay(ctx: RequestContext, realNow: Ms): Limit | null {
  const most = numberOf(ctx.content.values, 'smsDailyLimit')
  if (most === null) return null
  const { from, windowMs } = dayWindow(ctx, realNow)
  return { bucket: bucketOf('code-day'), most, from, windowMs }
}

/** Alarms the office that too many sign-in codes were requested, at most once a day in the same words. */
const alarm = (
  tx: Tx,
  ctx: RequestContext,
  realNow: Ms,
  subject: 'noticeTooManyCodes' | 'noticeNoMoreCodes',
) =>
  tellOffice(tx, ctx, 'adminEmail', {
    ...{ subject, lines: [] },
    dedupe: `${subject}:${dayWindow(ctx, realNow).day}`,
  })
