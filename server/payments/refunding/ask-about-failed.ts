import { hours, type Ms } from '@mikvah/rules/time/ms.ts'
import type { Parts } from '../../request/parts.ts'
import { changeAttempt, lockFailedRefunds } from '../ledger/store.ts'
import { askAboutFailedRefund } from './ask-refund.ts'

/** A bank may take days to say what became of money; after so long nothing more is heard. */
const saidWithin: Ms = hours(24 * 30)
const firstLook: Ms = hours(1)
const between: Ms = hours(1) / 6
const lastDone = new WeakMap<Parts, Ms>()

/**
 * Asks the processor about refunds that failed, an hour after they were first asked for and then after twice the time,
 * and so on (backoff), for 30 days at most: one that has gone through after all is noticed even without news from the
 * processor. Goes by the real clock; a call within ten minutes of the last does nothing and gives 0. Gives how many it
 * asked about.
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
