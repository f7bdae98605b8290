import { hours, type Ms } from '@mikvah/rules/time/ms.ts'
import type { Parts } from '../../request/parts.ts'
import { changeAttempt, lockFailedRefunds } from '../ledger/store.ts'
import { askAboutFailedRefund } from './ask-refund.ts'

/** A bank takes days to say what became of money; after so long nothing is said any more. */
const saidWithin: Ms = hours(24 * 30)
const firstLook: Ms = hours(1)
const between: Ms = hours(1) / 6
const lastDone = new WeakMap<Parts, Ms>()

/**
 * Asks about refunds that were told as failed, an hour after they were asked for and then each time after as long again: one
 * that has gone through after all is taken up also where the processor sends no news. Real clock. Gives how many it looked at.
 */
export async function askAboutFailedRefunds(parts: Parts): Promise<number> {
  const realNow = parts.realNow()
  if (Math.abs(realNow - (lastDone.get(parts) ?? 0)) < between) return 0
  const due = await parts.db.inTransaction(async (tx) => {
    const asked = { from: realNow - saidWithin, to: realNow - firstLook }
    const rows = await lockFailedRefunds(tx, realNow, asked)
    for (const { id, openedAt } of rows)
      await changeAttempt(tx, id, { lookAt: realNow + (realNow - openedAt) })
    return rows
  })
  lastDone.set(parts, realNow)
  for (const refund of due) {
    await askAboutFailedRefund(parts, refund).catch((error) =>
      parts.log.warn({ attempt: refund.id, err: error }, 'a refund could not be looked up'),
    )
  }
  return due.length
}
