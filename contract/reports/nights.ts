import { nightQuestions } from '@mikvah/rules/reports/ask-nights.ts'
import { mostDaysOfReport } from '@mikvah/rules/reports/most-days.ts'
import { reservationStatuses } from '@mikvah/rules/reservation/statuses.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day } from '../fields.ts'
import { csv } from './csv.ts'

export const nightsReport = endpoint('nightsReport', {
  summary:
    'How long patrons waited and stood in each status, by the hour in which it began, by weekday and by season.',
  who: ['Admin'],
  audited: { nothing: 'Means and counts of nights: nobody is among them.' },
  days: { delivery: 'whole', most: mostDaysOfReport },
  query: z.object({ dt: day.optional(), dtTo: day.optional(), format: csv }),
  result: z.object({
    nights: z.number(),
    /** How many past nights aren't in the figures yet. */
    uncounted: z.number(),
    /** How many stays were left out as too long to be real, because nobody touched the screen. */
    leftOut: z.number(),
    stays: z.array(
      z.object({
        question: z.enum(nightQuestions),
        /** An hour (25 is one after midnight), a weekday (1 is Monday), summer or winter; blank for all. */
        group: z.string(),
        status: z.enum(reservationStatuses),
        count: z.number(),
        /** The mean in minutes, to a tenth. */
        meanMinutes: z.number(),
        /** Within how many minutes nine of ten were over; null when that is more than an hour. */
        nineInTen: z.number().nullable(),
      }),
    ),
    /** How many checked in on each weekday in each hour, and how long they waited for a room. */
    arrivals: z.array(
      z.object({
        weekday: z.number(),
        hour: z.number(),
        count: z.number(),
        meanMinutes: z.number(),
      }),
    ),
  }),
})
