import type { Ms } from '@mikvah/rules/time/ms.ts'
import { chainAudit } from '../audit/chain-audit.ts'
import { renewMemberships } from '../memberships/buying/renew-memberships.ts'
import { beginDue, deliverDue, settled } from '../outbox/outbox.ts'
import { settleCharges } from '../payments/charging/settle.ts'
import { askAboutFailedRefunds } from '../payments/refunding/ask-about-failed.ts'
import { forgetOldVisits } from '../privacy/forget-old-visits.ts'
import { sumNights } from '../reports/sum-nights.ts'
import type { Parts } from '../request/parts.ts'
import { shutDownRooms } from '../rooms/shut-down.ts'
import { endHolds } from '../visits/end-holds.ts'
import { remind } from '../visits/remind.ts'
import { failingJobs } from '../watch/failing-jobs.ts'
import { writeAlerts } from '../watch/write-alerts.ts'
import { within } from '../within.ts'
import { forgetOldRows } from './forget-old-rows.ts'
import { vacuum } from './vacuum.ts'

type Job = (parts: Parts) => Promise<number>

/**
 * The jobs. Each finds its own rows under a lock that others skip, so any number of processes may run them; each
 * gives how many rows it did. To add a job: an entry here. Each is asked every second. One that runs once an hour, in
 * each process, remembers when it was done last (forget-old-rows.ts); what is to be done once a day, however many
 * processes there are, knows by a row that it was: `sum-nights.ts` by the night's, `write-alerts.ts` by the `dedupe` of
 * its effect. In quiet, `quietAt` says until when it waits.
 */
const jobs: Readonly<Record<string, Job>> = {
  settleCharges,
  askAboutFailedRefunds,
  endHolds,
  shutDownRooms,
  renewMemberships,
  remind,
  deliver: beginDue,
  chainAudit,
  forgetOldRows,
  forgetOldVisits,
  sumNights,
  vacuum,
  writeAlerts,
}

const beat: Ms = 1000
/** A round that takes longer than this is no longer waited for, and the job begins another. */
const patience: Ms = 120_000

/**
 * Runs all jobs until nothing is due, in 100 rounds at most. A failure stops no other job of its round, which is then
 * the last, and is thrown at the end.
 */
export async function runDue(parts: Parts): Promise<void> {
  const failures: unknown[] = []
  for (let round = 0; round < 100; round++) {
    let done = 0
    for (const job of Object.values({ ...jobs, deliver: deliverDue })) {
      done += await job(parts).catch((error) => {
        failures.push(error)
        return 0
      })
    }
    if (done === 0 || failures.length > 0) break
  }
  if (failures.length > 0) throw failures[0]
}

/**
 * Runs each job once a second, beside the others and one round at a time: one that fails, hangs or is slow doesn't hold
 * up the others. Gives a function that stops them, which waits for what is under way.
 */
export function startJobs(parts: Parts, every: Ms = beat): () => Promise<void> {
  const stops = Object.entries(jobs).map(([name, job]) => startJob(parts, { name, job, every }))
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
    await settled(parts)
  }
}

function startJob(
  parts: Parts,
  { name, job, every }: { name: string; job: Job; every: Ms },
): () => Promise<void> {
  let round: Promise<void> | null = null
  const failing = failingJobs(parts)

  const run = async () => {
    try {
      const done = await within(
        patience,
        job(parts).then(() => true),
      )
      if (!done) throw new Error('The round takes too long.')
      if (failing.delete(name)) parts.log.info({ job: name }, 'job works again')
    } catch (error) {
      // A failure is logged once and not each second, so that an hour without the database is one line.
      if (failing.has(name)) return
      failing.set(name, parts.realNow())
      parts.log.error({ job: name, err: error }, 'job failed')
    } finally {
      round = null
    }
  }
  const timer = setInterval(() => {
    round ??= run()
  }, every)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await round
  }
}
