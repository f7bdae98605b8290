import { locationById, nightAt, todayOf } from '../nights/nights.ts'
import type { Moment } from '../request/context.ts'

/** Whether a building stays closed on the present business day; true for one that isn't there or isn't in use. */
export function isClosedTonight(moment: Moment, locationId: string): boolean {
  const location = locationById(moment, locationId)
  return !location || nightAt(moment, location, todayOf(moment)).closed
}
