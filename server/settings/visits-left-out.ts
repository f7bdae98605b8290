import { leftOutBy } from '@mikvah/rules/capacity/left-out.ts'
import type { Content } from '../facility/content.ts'
import { locationById, nightAt, todayOf } from '../nights/nights.ts'
import type { RequestContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { storedVisitOf } from '../reservations/counting/counted.ts'
import { countedOfNight } from '../reservations/counting/counted-rows.ts'
import { nightsStillToCome } from '../reservations/counting/nights-to-come.ts'

/**
 * Booked visits that the changed facility would leave outside the hours or without a place, in the order of their
 * hours.
 */
export async function visitsLeftOut(
  { db }: Pick<Parts, 'db'>,
  ctx: RequestContext,
  content: Content,
) {
  const booked = await nightsStillToCome(db.orm, todayOf(ctx))
  const left = []
  for (const { locationId, date } of booked) {
    const from = locationById(ctx, locationId)
    const to = locationById({ content }, locationId)
    if (!from || !to) continue
    const visits = (await countedOfNight(db.orm, { locationId, date })).map(storedVisitOf)
    left.push(
      ...leftOutBy(visits, {
        from: { night: nightAt(ctx, from, date), values: from.values },
        to: { night: nightAt({ content }, to, date), values: to.values },
        now: ctx.now,
      }),
    )
  }
  return left.toSorted((one, other) => one.startsAt - other.startsAt)
}
