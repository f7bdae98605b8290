import type { QueryOf } from '@mikvah/contract/endpoint.ts'
import { schedule } from '@mikvah/contract/settings/schedule.ts'
import { holds, isDevice } from '@mikvah/rules/people/roles.ts'
import { daysBetween, plusDays } from '@mikvah/rules/time/business-day.ts'
import { placeOfDevice } from '../devices/device-store.ts'
import { type Days, daysAsked } from '../nights/days-asked.ts'
import {
  type LocationAt,
  locationById,
  locationOf,
  nearDays,
  nightAt,
  todayOf,
} from '../nights/nights.ts'
import type { RequestContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { Refused } from '../request/refused.ts'
import { scheduleDayView } from './view.ts'

const standardDays = 7

/** Refuses days more than `nearDays` from today, which aren't cached, to all callers but the desk. */
export function refuseFar(ctx: RequestContext, { from, to }: Days): void {
  if (ctx.by && holds(ctx.by.roles, 'Reception')) return
  const today = todayOf(ctx)
  const far = [from, to].some((day) => Math.abs(daysBetween(today, day)) > nearDays)
  if (!far) return
  const errors = [{ path: 'dt', message: `At most ${nearDays} days from today.` }]
  throw new Refused('invalid-request', { params: { fields: 'dt' }, errors })
}

/**
 * The nights from dt (today) to dtTo (seven in all), both included, as `scheduleDayView`; also past ones. They are
 * those of the building that is asked for, else of the one where the screen stands, else of the main one. Refuses as
 * `refuseFar` does.
 */
export async function readSchedule(
  parts: Parts,
  ctx: RequestContext,
  query: QueryOf<typeof schedule>,
) {
  const { from, to } = daysAsked(schedule, ctx, query, standardDays)
  refuseFar(ctx, { from, to })
  const location = await buildingAsked(parts, ctx, query)
  if (!location) throw new Refused('not-found')
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) =>
    scheduleDayView(nightAt(ctx, location, plusDays(from, index)), ctx),
  )
}

/** The building that is asked about: where a screen of the house names none, the one in which it stands. */
async function buildingAsked(
  { db }: Parts,
  ctx: RequestContext,
  { alternateLocation }: QueryOf<typeof schedule>,
): Promise<LocationAt | null> {
  const screen = ctx.by && isDevice(ctx.by.roles) ? ctx.by : null
  if (alternateLocation !== undefined || screen === null)
    return locationOf(ctx, alternateLocation ?? false)
  const place = await placeOfDevice(db.orm, screen.userId)
  return (place === null ? null : locationById(ctx, place)) ?? locationOf(ctx, false)
}
