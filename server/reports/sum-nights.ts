import { gte } from '../db/drizzle/queries.ts'
import { todayOf } from '../nights/nights.ts'
import { momentOf } from '../request/moment.ts'
import type { Parts } from '../request/parts.ts'
import { countStays, lastCounted, nextNight } from './night-stays.ts'
import { nightStays } from './table.ts'

/** How many nights are done at a time: each takes a few milliseconds, and other calls are served in between. */
const nightsAtOnce = 20

/**
 * The night up to which this process has found everything done; until the next night is over there is nothing to do.
 */
const doneBefore = new WeakMap<Parts, string>()

/**
 * Stores the stays of nights that are over, once each and in order, 20 at most, and gives how many it did. Two
 * processes that do the same night write the same row. When a practice clock is set back, past nights become future
 * ones, and are done again.
 */
export async function sumNights(parts: Parts): Promise<number> {
  const moment = await momentOf(parts)
  const today = todayOf(moment)
  if (doneBefore.get(parts) === today) return 0
  const { orm } = parts.db
  await orm.delete(nightStays).where(gte(nightStays.night, today))
  let after = await lastCounted(orm)
  for (let summed = 0; summed < nightsAtOnce; summed++) {
    const night = await nextNight(orm, { after, before: today })
    if (night === null) {
      doneBefore.set(parts, today)
      return summed
    }
    const { stays, leftOut } = await countStays(orm, moment, night)
    const row = { night, stays, leftOut, at: moment.now }
    await orm.insert(nightStays).values(row).onConflictDoNothing()
    after = night
  }
  return nightsAtOnce
}
