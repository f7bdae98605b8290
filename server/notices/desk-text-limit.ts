import { numberOf } from '@mikvah/rules/settings/read.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Tx } from '../db/database.ts'
import { bucketOf } from '../request/bucket.ts'
import type { SignedInContext } from '../request/context.ts'
import { dayWindow } from '../request/day-window.ts'
import { countTry, type Limit, tooMany } from '../request/limits.ts'
import { tellOffice } from './tell-office.ts'

/** Beyond this share of the day's messages the office is told. */
const nearlyAll = 0.8

/**
 * Counts a text's message parts towards the day's limit of the desk, and refuses one that goes beyond it with
 * messages-used-up. It goes to all recipients or to none, because after half a list the desk would send the whole
 * again. When most of the day's are used, the office is told.
 */
export async function withinTheDay(tx: Tx, ctx: SignedInContext, parts: number, realNow: Ms) {
  const most = numberOf(ctx.content.values, 'smsDeskDailyLimit')
  if (most === null || parts === 0) return
  const { from, windowMs } = dayWindow(ctx, realNow)
  const ofDay: Limit = { bucket: bucketOf('sms-day'), most, from, windowMs }
  const count = await countTry(tx, ofDay, realNow, parts)
  if (count > most) throw tooMany(ofDay, realNow, 'messages-used-up')
  if (count >= nearlyAll * most) await alarmOffice(tx, ctx, 'noticeManyMessages', realNow)
}

/** Alarms the office, once a day, that the desk sends many messages, or more than the limit allows. */
export const alarmOffice = (
  tx: Tx,
  ctx: SignedInContext,
  subject: 'noticeManyMessages' | 'noticeTooManyMessages',
  realNow: Ms,
) =>
  tellOffice(tx, ctx, 'adminEmail', {
    subject,
    dedupe: `${subject}:${dayWindow(ctx, realNow).day}`,
  })
