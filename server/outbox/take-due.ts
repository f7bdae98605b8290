import type { Ms } from '@mikvah/rules/time/ms.ts'
import { and, asc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm'
import { momentOf } from '../asked/moment.ts'
import type { Parts } from '../asked/parts.ts'
import { quietAt } from '../nights/quiet.ts'
import type { EffectName } from './add-effect.ts'
import { effects } from './table.ts'
import { lease, longestBackOff } from './times.ts'

type EffectRow = typeof effects.$inferSelect

/** Takes up to `most` effects of one kind that are due, so that no other process does them meanwhile. */
export async function takeDue(parts: Parts, name: EffectName, most: number): Promise<EffectRow[]> {
  const moment = await momentOf(parts)
  const realNow = parts.realNow()
  const quiet = quietAt(moment, moment.now)
  const due = await parts.db.inTransaction(async (tx) => {
    const rows = await tx
      .select()
      .from(effects)
      .where(
        and(
          eq(effects.do, name),
          isNull(effects.doneAt),
          lte(effects.dueAt, moment.now),
          mayBeTried(realNow),
        ),
      )
      .orderBy(asc(effects.dueAt))
      .limit(most)
      .for('update', { skipLocked: true })
    const held = quiet ? idsOf(rows.filter(({ heldInQuiet }) => heldInQuiet)) : []
    const now = idsOf(rows).filter((id) => !held.includes(id))
    if (quiet && held.length > 0) {
      await tx
        .update(effects)
        .set({ dueAt: quiet.to, retryAt: null })
        .where(inArray(effects.id, held))
    }
    if (now.length > 0) {
      await tx
        .update(effects)
        .set({ retryAt: realNow + lease })
        .where(inArray(effects.id, now))
    }
    return rows.filter(({ id }) => now.includes(id))
  })
  return due
}

const idsOf = (rows: readonly EffectRow[]) => rows.map(({ id }) => id)

/** One that waits for longer than any back-off was written before the real clock was put back. */
const mayBeTried = (realNow: Ms) =>
  or(
    isNull(effects.retryAt),
    lte(effects.retryAt, realNow),
    gt(effects.retryAt, realNow + longestBackOff),
  )
