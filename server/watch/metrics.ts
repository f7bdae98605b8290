import type { Ms } from '@mikvah/rules/time/ms.ts'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { sql } from '../db/drizzle/queries.ts'
import { relayOf } from '../live/relay.ts'
import { momentOf } from '../request/moment.ts'
import type { Parts } from '../request/parts.ts'
import { within } from '../within.ts'
import { type Backlog, backlogAt, type Queue } from './backlog.ts'
import { freeBytes } from './disk.ts'
import { failingJobs } from './failing-jobs.ts'

/** If the database doesn't answer within this time, the gauges say so. */
const patience: Ms = 1500

/** The value of a gauge, or one for each value of its label; none where it isn't known. */
type Shown = number | null | undefined | Readonly<Record<string, number>>

/** What is read from the database for all gauges at once; null while it doesn't answer. */
type FromDatabase = { backlog: Backlog; now: Ms; bytes: number; locksWaited: number }
type Seen = { parts: Parts; found: FromDatabase | null; free: number | null }

const age = (now: Ms, { since }: Queue) => (since === null ? 0 : Math.max(0, now - since) / 1000)
const lanes = (seen: Seen, show: (lane: Backlog['effects'][number], now: Ms) => number): Shown =>
  seen.found &&
  Object.fromEntries(
    seen.found.backlog.effects.map((lane) => [lane.lane, show(lane, seen.found?.now ?? 0)]),
  )

type Shows = { help: string; label?: string; show: (seen: Seen) => Shown }

/** Every gauge by its name. Ages are in seconds and sizes in bytes, as usual for Prometheus. */
const gauges: Readonly<Record<string, Shows>> = {
  mikvah_database_up: {
    help: 'Whether the database answered.',
    show: ({ found }) => (found ? 1 : 0),
  },
  mikvah_database_bytes: {
    help: 'How large the database is.',
    show: ({ found }) => found?.bytes,
  },
  mikvah_database_waiting: {
    help: 'How many of this process wait for a connection.',
    show: ({ parts }) => parts.db.waiting(),
  },
  mikvah_database_locks_waited: {
    help: 'How many statements wait for a lock, of all processes.',
    show: ({ found }) => found?.locksWaited,
  },
  mikvah_disk_free_bytes: {
    help: 'What is free where the embedded database lies.',
    show: ({ free }) => free,
  },
  mikvah_effects_waiting: {
    help: 'What is due and not yet told to the world.',
    label: 'lane',
    show: (seen) => lanes(seen, ({ waiting }) => waiting),
  },
  mikvah_effects_failing: {
    help: 'Those of them that have failed before.',
    label: 'lane',
    show: (seen) => lanes(seen, ({ failing }) => failing),
  },
  mikvah_effects_oldest_seconds: {
    help: 'For how long the oldest of them waits.',
    label: 'lane',
    show: (seen) => lanes(seen, (lane, now) => age(now, lane)),
  },
  mikvah_attempts_open: {
    help: 'Charges and refunds whose end is not known yet.',
    label: 'kind',
    show: ({ found }) =>
      found && {
        charge: found.backlog.attempts.charge.waiting,
        refund: found.backlog.attempts.refund.waiting,
      },
  },
  mikvah_attempts_oldest_seconds: {
    help: 'For how long the oldest of them is open.',
    label: 'kind',
    show: ({ found, parts }) =>
      found && {
        charge: age(parts.realNow(), found.backlog.attempts.charge),
        refund: age(parts.realNow(), found.backlog.attempts.refund),
      },
  },
  mikvah_holds: {
    help: 'Places that are kept while somebody pays.',
    show: ({ found }) => found?.backlog.holds,
  },
  mikvah_live_events_waiting: {
    help: 'Changes that open screens have not been told.',
    show: ({ found }) => found?.backlog.liveEvents.waiting,
  },
  mikvah_live_events_oldest_seconds: {
    help: 'For how long the oldest of them waits.',
    show: ({ found, parts }) => found && age(parts.realNow(), found.backlog.liveEvents),
  },
  mikvah_streams: {
    help: 'Screens that are open on this process.',
    show: ({ parts }) => relayOf(parts).streams.all.size,
  },
  mikvah_jobs_failing: {
    help: 'Jobs of this process whose last round failed.',
    show: ({ parts }) => failingJobs(parts).size,
  },
}

/** The metrics for Prometheus; each reading asks the database once. */
export function metricsOf(parts: Parts): Registry {
  const register = new Registry()
  // Event loop, memory, processor and open files of the process are measured too.
  collectDefaultMetrics({ register })
  let seen: Promise<Seen> | null = null
  // All gauges of one reading are collected in the same turn of the loop, and share one read.
  const look = () => {
    seen ??= see(parts).finally(() => {
      seen = null
    })
    return seen
  }
  for (const [name, { help, label, show }] of Object.entries(gauges)) {
    new Gauge({
      name,
      help,
      labelNames: label ? [label] : [],
      registers: [register],
      async collect() {
        const shown = show(await look())
        this.reset()
        // A gauge is removed and not reset, because a reset one would show 0, which would be believed.
        if (!label) this.remove()
        if (typeof shown === 'number') this.set(shown)
        else
          for (const [value, figure] of Object.entries(shown ?? {}))
            this.set({ [label as string]: value }, figure)
      },
    })
  }
  return register
}

async function see(parts: Parts): Promise<Seen> {
  const asked = within(patience, askDatabase(parts)).catch(() => null)
  const { db, config } = parts
  const onOwnDisk = db.engine === 'embedded' && db.durable
  const [found, free] = await Promise.all([asked, onOwnDisk ? freeBytes(config.dataDir) : null])
  return { parts, found, free }
}

async function askDatabase(parts: Parts): Promise<FromDatabase> {
  const { now } = await momentOf(parts)
  const backlog = await backlogAt(parts.db.orm, now)
  const { rows } = await parts.db.orm.execute<{ bytes: string; waited: string }>(sql`
    select pg_database_size(current_database())::text as bytes, count(*)::text as waited
    from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
  const [row] = rows
  return { backlog, now, bytes: Number(row?.bytes), locksWaited: Number(row?.waited) }
}
