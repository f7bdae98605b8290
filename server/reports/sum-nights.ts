import { gte } from '../db/drizzle/queries.ts'
import { todayOf } from '../nights/nights.ts'
import { momentOf } from '../request/moment.ts'
import type { Parts } from '../request/parts.ts'
import { countStays, lastCounted, nextNight } from './night-stays.ts'
import { nightStays } from './table.ts'

/** Each takes a few milliseconds; whoever asks for something else is served in between. */
const nightsAtOnce = 20

/** Up to which night this process has found everything added up: until the next one is over there is nothing to do. */
const doneBefore = new WeakMap<Parts, string>()

/**
 * Adds up the stays of nights that are over, once each and in their order. Two processes that take the same night write
 * the same row. A practice clock that was put back makes nights to come of past ones: those are counted again.
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
