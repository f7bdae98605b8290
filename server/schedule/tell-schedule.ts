import type { QueryOf } from '@mikvah/contract/endpoint.ts'
import { schedule } from '@mikvah/contract/settings/schedule.ts'
import { holds } from '@mikvah/rules/people/roles.ts'
import { daysBetween, plusDays } from '@mikvah/rules/time/business-day.ts'
import type { Asked } from '../asked/asked.ts'
import { Refused } from '../asked/refused.ts'
import { type Days, daysAsked } from '../nights/days-asked.ts'
import { nearDays, nightAt, placeOf, todayOf } from '../nights/nights.ts'
import { scheduleDayTold } from './view.ts'

const standardDays = 7

/** Each night of far years is worked out for whoever asks; for who isn't of the office that is as near as they come. */
export function refuseFar(asked: Asked, { from, to }: Days): void {
  if (asked.by && holds(asked.by.roles, 'Reception')) return
  const today = todayOf(asked)
  const far = [from, to].some((day) => Math.abs(daysBetween(today, day)) > nearDays)
  if (!far) return
  const errors = [{ path: 'dt', message: `At most ${nearDays} days from today.` }]
  throw new Refused('invalid-request', { params: { fields: 'dt' }, errors })
}

/** Seven nights from today, or the nights from dt to dtTo, both included; past ones too. */
export function tellSchedule(asked: Asked, query: QueryOf<typeof schedule>) {
  const { from, to } = daysAsked(schedule, asked, query, standardDays)
  refuseFar(asked, { from, to })
  const place = placeOf(asked, query.alternateLocation ?? false)
  if (!place) throw new Refused('not-found')
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) =>
    scheduleDayTold(nightAt(asked, place, plusDays(from, index)), asked),
  )
}
