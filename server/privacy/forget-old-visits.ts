import { retainedSince } from '@mikvah/rules/privacy/retained-since.ts'
import { businessDaySpanOf } from '@mikvah/rules/time/business-day.ts'
import { lt } from '../db/drizzle/queries.ts'
import { todayOf } from '../nights/nights.ts'
import { attempts, payments } from '../payments/table.ts'
import { momentOf } from '../request/moment.ts'
import type { Parts } from '../request/parts.ts'
import { reservations, statusHistory } from '../reservations/table.ts'
import { clearAttempts, clearHistory, clearPayments, clearVisits } from './clear-personal.ts'

/** The day on which this process last found nothing left to clear; on the next day there is one day more. */
const doneSince = new WeakMap<Parts, string>()

/**
 * Clears notes and personal fields of visits, their history, payments and attempts whose retention period is over
 * (`retainedSince`), some at a time. Totals stay. It is done anew each day, and when the setting changes. Gives how
 * many rows it cleared.
 */
export async function forgetOldVisits(parts: Parts): Promise<number> {
  const moment = await momentOf(parts)
  const since = retainedSince(todayOf(moment), moment.content.values)
  if (since === null || doneSince.get(parts) === since) return 0
  const { from } = businessDaySpanOf(since, moment.content.timeZone)
  const old = [
    [clearVisits, lt(reservations.night, since)],
    [clearHistory, lt(statusHistory.at, from)],
    [clearPayments, lt(payments.day, since)],
    [clearAttempts, lt(attempts.closedAt, from)],
  ] as const
  return parts.db.inTransaction(
    async (tx) => {
      let cleared = 0
      for (const [clear, of] of old) cleared += await clear.some(tx, of)
      // What another process holds locked is skipped, and is still there.
      let isLeft = cleared > 0
      for (const [clear, of] of old) isLeft ||= await clear.isLeft(tx, of)
      if (!isLeft) doneSince.set(parts, since)
      return cleared
    },
    { waits: 'long' },
  )
}
