import { isScreenSilent } from '@mikvah/rules/people/screen-silent.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Vitals } from '@mikvah/rules/watch/alerts.ts'
import { lastBackup } from '../backup/last-backup.ts'
import { listDevices } from '../devices/list-devices.ts'
import type { EffectName } from '../outbox/add-effect.ts'
import type { Moment } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { backlogAt } from './backlog.ts'
import { freeBytes } from './disk.ts'
import { failingJobs } from './failing-jobs.ts'

/** The lanes of effects that go to people; a failing door or printer is shown where it is used. */
const lanesToPeople: readonly EffectName[] = ['message', 'code', 'email']

/** What the state of a facility is read from. */
export type Looking = Pick<Parts, 'db' | 'config' | 'realNow'>

/**
 * The state of the facility now, as `alertsOf` judges it: for how long things have waited or failed and the last backup
 * is old, in milliseconds, null where nothing does; the free bytes, and the names of silent screens. Jobs are those of
 * this process.
 */
export async function vitalsOf(parts: Looking, moment: Moment): Promise<Vitals> {
  const { db, config } = parts
  const realNow = parts.realNow()
  const [backlog, screens, free, backedUpAt] = await Promise.all([
    backlogAt(db.orm, moment.now),
    listDevices(parts, moment),
    db.engine === 'embedded' && db.durable ? freeBytes(config.dataDir) : null,
    config.mode === 'live' ? lastBackup(db.orm) : undefined,
  ])
  const since = (at: Ms | null, now: Ms) => (at === null ? null : now - at)
  // A refund that fails before its processor can be asked, as when that is no longer set up, isn't known as open there.
  const refundFails = backlog.effects.find(({ lane }) => lane === 'refund')?.failingSince ?? null
  const refundOpen = [
    since(backlog.attempts.refund.since, realNow),
    since(refundFails, moment.now),
  ].filter((each) => each !== null)
  const failing = backlog.effects
    .filter(({ lane }) => lanesToPeople.includes(lane))
    .flatMap(({ failingSince }) => failingSince ?? [])
  const silent = screens.filter(
    ({ lastSeen }) => lastSeen !== null && isScreenSilent(Date.parse(lastSeen), moment.now),
  )
  return {
    refundOpen: refundOpen.length > 0 ? Math.max(...refundOpen) : null,
    chargeOpen: since(backlog.attempts.charge.since, realNow),
    messageFailing: failing.length > 0 ? moment.now - Math.min(...failing) : null,
    jobsFailing: new Map([...failingJobs(parts)].map(([name, at]) => [name, realNow - at])),
    freeBytes: free,
    sinceBackup:
      backedUpAt === undefined ? null : backedUpAt === null ? 'never' : realNow - backedUpAt,
    screensSilent: silent.map(({ name }) => name),
  }
}
