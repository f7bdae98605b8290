import { renewMemberships } from '../memberships/renew-memberships.ts'
import { deliverDue } from '../outbox/outbox.ts'
import type { Parts } from '../parts.ts'
import { settleCharges } from '../payments/settle.ts'
import { endHolds } from '../reservations/end-holds.ts'
import { forgetOldRows } from './forget-old-rows.ts'

/**
 * What falls due by the clock. Each looks for its own rows under a lock that others skip, so any number of
 * processes may run them; each gives how many it did.
 */
const jobs = [settleCharges, endHolds, renewMemberships, deliverDue, forgetOldRows] as const

const beat = 1000

/** Does everything that has fallen due, until nothing is left. */
export async function runDue(parts: Parts): Promise<void> {
  for (let round = 0; round < 100; round++) {
    let done = 0
    for (const job of jobs) done += await job(parts)
    if (done === 0) return
  }
}

/** Runs the jobs once a second, one round at a time. Gives the way to stop. */
export function startJobs(parts: Parts): () => Promise<void> {
  let round: Promise<void> = Promise.resolve()
  let running = false
  const timer = setInterval(() => {
    if (running) return
    running = true
    round = runDue(parts)
      .catch((error) => parts.log.error({ err: error }, 'jobs failed'))
      .finally(() => {
        running = false
      })
  }, beat)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await round
  }
}
