import { businessDaySpanOf } from '@mikvah/rules/time/business-day.ts'
import { hours } from '@mikvah/rules/time/ms.ts'
import { todayOf } from '../nights/nights.ts'
import { momentOf } from '../request/moment.ts'
import type { Parts } from '../request/parts.ts'

/** From the end of one business day on, by the house's own clock: no evening is near, wherever the machine stands. */
const morning = hours(7)

const doneOn = new WeakMap<Parts, string>()

/** Once each morning lets a database that doesn't do so by itself take back the room of dead rows, which holds up all else for a moment. */
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
