import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Db } from '../db/database.ts'
import { and, count, eq, gt, isNull, lte, min, sql } from '../db/drizzle/queries.ts'
import { liveEvents } from '../live/table.ts'
import type { EffectName } from '../outbox/add-effect.ts'
import { effects } from '../outbox/table.ts'
import { attempts } from '../payments/table.ts'
import { reservations } from '../reservations/table.ts'

/** How many wait, and since when the oldest of them; null where none waits. */
export type Queue = { waiting: number; since: Ms | null }

/** What has been accepted and isn't done yet. */
export type Backlog = {
  /** The due effects, as a lane for each kind that has any, by the app's clock. */
  effects: (Queue & { lane: EffectName; failing: number; failingSince: Ms | null })[]
  /**
   * The open attempts to move money, since they were first asked for, by the real clock: what waits for Shabbos to end
   * isn't late.
   */
  attempts: Record<'charge' | 'refund', Queue>
  /** The live events that haven't been sent to open screens, by the database's clock. */
  liveEvents: Queue
  /** How many places are held while somebody pays. */
  holds: number
}

const hasFailed = gt(effects.attempts, 0)

/** Reads the backlog, each part by an index of what is open, so that a long history costs nothing. */
export async function backlogAt(db: Db, now: Ms): Promise<Backlog> {
  const [lanes, open, [untold], [held]] = await Promise.all([
    db
      .select({
        lane: effects.do,
        waiting: count(),
        failing: sql<number>`count(*) filter (where ${hasFailed})::int4`,
        failingSince: sql<Ms | null>`min(${effects.dueAt}) filter (where ${hasFailed})`.mapWith(
          effects.dueAt,
        ),
        since: min(effects.dueAt),
      })
      .from(effects)
      .where(and(isNull(effects.doneAt), lte(effects.dueAt, now)))
      .groupBy(effects.do),
    db
      .select({
        kind: attempts.kind,
        waiting: count(),
        since: sql<Ms | null>`min(${attempts.openedAt}) filter (where ${attempts.asked})`.mapWith(
          attempts.openedAt,
        ),
      })
      .from(attempts)
      .where(eq(attempts.state, 'open'))
      .groupBy(attempts.kind),
    db
      .select({ waiting: count(), since: min(liveEvents.written) })
      .from(liveEvents)
      .where(isNull(liveEvents.number)),
    db.select({ holds: count() }).from(reservations).where(eq(reservations.status, 'Pending')),
  ])
  const ofKind = (kind: 'charge' | 'refund'): Queue => {
    const { waiting = 0, since = null } = open.find((each) => each.kind === kind) ?? {}
    return { waiting, since }
  }
  return {
    effects: lanes,
    attempts: { charge: ofKind('charge'), refund: ofKind('refund') },
    liveEvents: untold ?? { waiting: 0, since: null },
    holds: held?.holds ?? 0,
  }
}
