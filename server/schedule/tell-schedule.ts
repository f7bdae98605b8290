import type { QueryOf } from '@mikvah/contract/endpoint.ts'
import { schedule } from '@mikvah/contract/settings/schedule.ts'
import { daysBetween, plusDays } from '@mikvah/rules/time/business-day.ts'
import type { Asked } from '../asked/asked.ts'
import { Refused } from '../asked/refused.ts'
import { daysAsked } from '../nights/days-asked.ts'
import { nightAt, placeOf } from '../nights/nights.ts'
import { scheduleDayTold } from './view.ts'

const standardDays = 7

/** Seven nights from today, or the nights from dt to dtTo, both included; past ones too. */
export function tellSchedule(asked: Asked, query: QueryOf<typeof schedule>) {
  const { from, to } = daysAsked(schedule, asked, query, standardDays)
  const place = placeOf(asked, query.alternateLocation ?? false)
  if (!place) throw new Refused('not-found')
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) =>
    scheduleDayTold(nightAt(asked, place, plusDays(from, index)), asked),
  )
}
