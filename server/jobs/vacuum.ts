import { businessDaySpanOf } from '@mikvah/rules/time/business-day.ts'
import { hours } from '@mikvah/rules/time/ms.ts'
import { todayOf } from '../nights/nights.ts'
import { momentOf } from '../request/moment.ts'
import type { Parts } from '../request/parts.ts'

/** The hour is by the facility's clock, wherever the machine is, so that no evening is near. */
const morning = hours(7)

const doneOn = new WeakMap<Parts, string>()

/**
 * Once each morning, from 5:00 to noon, has a database that doesn't vacuum by itself do so, which holds up everything
 * else for a moment. Gives 0 in any case.
 */
export async function vacuum(parts: Parts): Promise<number> {
  if (!parts.db.vacuum) return 0
  const moment = await momentOf(parts)
  const today = todayOf(moment)
  const { from } = businessDaySpanOf(today, moment.content.timeZone)
  if (moment.now >= from + morning || doneOn.get(parts) === today) return 0
  doneOn.set(parts, today)
  await parts.db.vacuum()
  return 0
}
