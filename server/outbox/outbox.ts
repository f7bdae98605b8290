import type { Ms } from '@mikvah/rules/time/ms.ts'
import { and, asc, eq, inArray, isNull, lte, or } from 'drizzle-orm'
import { momentOf } from '../facility/moment.ts'
import type { Parts } from '../parts.ts'
import { quietAt } from '../schedule/quiet.ts'
import { perform } from './effects.ts'
import { effects } from './table.ts'

const batch = 20
/** An effect taken by a process that died is taken again after this. */
const lease: Ms = 60_000

/** Does everything that is due now and gives how many were done. Any number of processes may do this at once. */
export async function deliverDue(parts: Parts): Promise<number> {
  const moment = await momentOf(parts)
  const realNow = parts.realNow()
  const due = await parts.db.inTransaction(async (tx) => {
    const rows = await tx
      .select()
      .from(effects)
      .where(
        and(
          isNull(effects.doneAt),
          lte(effects.dueAt, moment.now),
          or(isNull(effects.retryAt), lte(effects.retryAt, realNow)),
        ),
      )
      .orderBy(asc(effects.dueAt))
      .limit(batch)
      .for('update', { skipLocked: true })
    if (rows.length > 0) {
      const ids = rows.map((row) => row.id)
      await tx
        .update(effects)
        .set({ retryAt: realNow + lease })
        .where(inArray(effects.id, ids))
    }
    return rows
  })
  const quiet = quietAt(moment, moment.now)
  for (const effect of due) {
    if (effect.heldInQuiet && quiet) await wait(parts, effect.id, quiet.to)
    else await attempt(parts, effect, realNow)
  }
  return due.length
}

const wait = (parts: Parts, id: string, until: Ms) =>
  parts.db.orm.update(effects).set({ dueAt: until, retryAt: null }).where(eq(effects.id, id))

async function attempt(
  parts: Parts,
  effect: typeof effects.$inferSelect,
  realNow: Ms,
): Promise<void> {
  const attempts = effect.attempts + 1
  try {
    await perform(parts, effect)
    await parts.db.orm
      .update(effects)
      .set({ doneAt: realNow, attempts, failure: null })
      .where(eq(effects.id, effect.id))
  } catch (error) {
    parts.log.warn({ effect: effect.do, err: error }, 'effect failed')
    const backOff = Math.min(3_600_000, 1000 * 2 ** Math.min(attempts, 12))
    await parts.db.orm
      .update(effects)
      .set({
        retryAt: realNow + backOff,
        attempts,
        failure: error instanceof Error ? error.name : 'failed',
      })
      .where(eq(effects.id, effect.id))
  }
}

/** A full batch may have left some behind. */
async function deliverAll(parts: Parts): Promise<void> {
  while ((await deliverDue(parts)) === batch);
}

type Deliveries = { running: Promise<void> | null; next: Promise<void> | null }
const deliveries = new WeakMap<Parts, Deliveries>()

/**
 * Delivers what has just been committed. Whoever comes while a delivery is under way shares the one after it, which
 * sees what all of them have added. A failure here is nobody's answer: the outbox tries again by itself.
 */
export function deliverSoon(parts: Parts): Promise<void> {
  const now = deliveries.get(parts) ?? { running: null, next: null }
  deliveries.set(parts, now)
  const start = () => {
    now.running = deliverAll(parts)
      .catch((error) => parts.log.warn({ err: error }, 'delivery failed'))
      .finally(() => {
        now.running = null
      })
    return now.running
  }
  if (!now.running) return start()
  now.next ??= now.running.then(() => {
    now.next = null
    return start()
  })
  return now.next
}
