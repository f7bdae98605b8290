import { locationById, todayOf } from '../../nights/nights.ts'
import type { SignedInContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { Refused } from '../../request/refused.ts'
import { listAvailableSlots } from '../../reservations/counting/list-available-slots.ts'
import { strandedBy } from './stranded-by.ts'

/**
 * What closing a section would strand tonight, as `strandedBy` gives it, and how many start times of its building are
 * still on sale. Refuses an unknown section.
 */
export async function readClosing(parts: Parts, ctx: SignedInContext, sectionId: string) {
  const strands = await strandedBy(parts.db.orm, ctx, sectionId)
  if (!strands) throw new Refused('not-found')
  return { ...strands, timesOnSale: await timesOnSale(parts, ctx, strands.locationId) }
}

/** How many start times of the section's building are still on sale tonight. */
async function timesOnSale(parts: Parts, ctx: SignedInContext, locationId: string) {
  const location = locationById(ctx, locationId)
  const slots = await listAvailableSlots(parts, ctx, { dt: todayOf(ctx) })
  return slots.filter(({ availableReservations: left }) =>
    left.some((one) => one.available > 0 && one.alternateLocation === location?.alternate),
  ).length
}
