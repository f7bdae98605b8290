import { paymentMethods, tenders } from '@mikvah/rules/payments/methods.ts'
import { tipSplits } from '@mikvah/rules/price/tip-split.ts'
import { mostDaysOfReport } from '@mikvah/rules/reports/most-days.ts'
import { countedOutcomes } from '@mikvah/rules/reports/outcome.ts'
import { visitKinds } from '@mikvah/rules/reports/visit-kind.ts'
import { reservationStatuses } from '@mikvah/rules/reservation/statuses.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day, id, instant, money, queryFlag } from '../fields.ts'
import { csv, rowLimit } from './csv.ts'

/** The first and the last day: tonight where `dt` is left out, one night where `dtTo` is. */
const days = { dt: day.optional(), dtTo: day.optional() }

const counts = z.object({
  ...(Object.fromEntries(visitKinds.map((kind) => [kind, z.number()])) as Record<
    (typeof visitKinds)[number],
    z.ZodNumber
  >),
})

export const usageReport = endpoint('usageReport', {
  summary:
    'For each night that has any: reservations by what became of them, visits by kind, and the money of the day.',
  who: ['Admin'],
  audited: { nothing: 'Counts and sums of nights: nobody is among them.' },
  days: { delivery: 'streamed', most: mostDaysOfReport },
  query: z.object({ ...days, format: csv }),
  result: z.array(
    z.object({
      date: day,
      /** How many visits there were of patrons who came. */
      visits: z.number(),
      /** The visits by kind; each visit counts once. */
      ...counts.shape,
      /** How many visits were booked and have not come yet, on nights that aren't over. */
      expected: z.number(),
      noShows: z.number(),
      canceled: z.number(),
      firstVisits: z.number(),
      members: z.number(),
      /** Approved payments of this business day, tips and donations among them. */
      taken: money,
      refunded: money,
      tips: money,
      donations: money,
    }),
  ),
})

export const listReport = endpoint('listReport', {
  summary:
    'Every reservation of these nights, by night and hour; of one that was moved only where it moved to.',
  who: ['Admin'],
  audited: { look: 'visits-listed', of: null, days: ['dt', 'dtTo', 'format'] },
  days: { delivery: 'streamed', most: mostDaysOfReport },
  query: z.object({
    ...days,
    /** True asks for no-shows only: visits that were booked and never came. */
    bNoShowsOnly: queryFlag.optional(),
    limit: rowLimit,
    format: csv,
  }),
  result: z.array(
    z.object({
      date: day,
      reservationTime: instant,
      reservationId: id,
      reservationCode: z.string(),
      reservationStatus: z.enum(reservationStatuses),
      outcome: z.enum(countedOutcomes),
      kind: z.enum(visitKinds),
      location: z.string(),
      doubleSlot: z.boolean(),
      parking: z.boolean(),
      userId: id,
      firstName: z.string().nullable(),
      lastName: z.string().nullable(),
      phoneNumber: z.string().nullable(),
      firstTime: z.boolean(),
      member: z.boolean(),
      timeArrived: instant.nullable(),
      timeCompleted: instant.nullable(),
      total: money,
      paidAmount: money,
      refunded: money,
      /** What is still owed for the visit: 0 once it is canceled, negative for a credit. */
      balance: money,
      reservationCreated: instant,
    }),
  ),
})

export const paymentsReport = endpoint('paymentsReport', {
  summary:
    'What was taken and given back in these days, by method, and the tips as they are to be divided.',
  who: ['Admin'],
  audited: { nothing: 'Sums of days: nobody is among them.' },
  days: { delivery: 'whole', most: mostDaysOfReport },
  query: z.object(days),
  result: z.object({
    taken: money,
    refunded: money,
    /**
     * What is still owed for visits of these nights that came; null where there are too many days to work it out at
     * once.
     */
    owed: money.nullable(),
    methods: z.array(
      z.object({ method: z.enum(paymentMethods), count: z.number(), amount: money }),
    ),
    /**
     * What was taken by card, cash and check, tips and gifts included, and how much of it was refunded: the cash drawer
     * is counted by these figures.
     */
    tenders: z.array(
      z.object({ tender: z.enum(tenders), taken: money, givenBack: money, left: money }),
    ),
    tips: z.array(
      z.object({
        share: z.enum([...tipSplits, 'unsaid']),
        given: money,
        afterDividing: money.nullable(),
      }),
    ),
    tipsTotal: money,
  }),
})
