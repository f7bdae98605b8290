import type { QueryOf } from '@mikvah/contract/endpoint.ts'
import type { schedule } from '@mikvah/contract/settings/schedule.ts'
import { daysBetween, plusDays } from '@mikvah/rules/time/business-day.ts'
import type { Asked } from '../asked/asked.ts'
import { Refused } from '../asked/refused.ts'
import { nightAt, placeOf, todayOf } from '../nights/nights.ts'
import { scheduleDayTold } from './view.ts'

const mostDays = 62
const standardDays = 7

/** Seven nights from today, or the nights from dt to dtTo, both included; past ones too. */
export function tellSchedule(asked: Asked, query: QueryOf<typeof schedule>) {
  const from = query.dt ?? todayOf(asked)
  const to = query.dtTo ?? plusDays(from, standardDays - 1)
  const days = daysBetween(from, to) + 1
  if (days < 1 || days > mostDays) {
    const message = `From dt at most ${mostDays} days.`
    throw new Refused('invalid-request', {
      errors: [{ path: 'dtTo', message }],
      params: { fields: 'dtTo' },
    })
  }
  const place = placeOf(asked, query.alternateLocation ?? false)
  if (!place) throw new Refused('not-found')
  return Array.from({ length: days }, (_, index) =>
    scheduleDayTold(nightAt(asked, place, plusDays(from, index)), asked),
  )
}
