import { lengths } from '@mikvah/rules/lengths.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day, id, instant, moment, queryFlag, text } from '../fields.ts'

export const scheduleDay = z.object({
  date: day,
  closed: z.boolean(),
  closedReason: z.string().nullable(),
  kind: z.string(),
  shabbosMode: z.boolean(),
  zmanTevillah: instant.nullable(),
  openTime: instant.nullable(),
  lastEntryTime: instant.nullable(),
  cutOff: instant.nullable(),
  checkinFrom: instant.nullable(),
  surchargeFrom: instant.nullable(),
  candleLighting: instant.nullable(),
  quiet: z.object({ from: instant, to: instant }).nullable(),
  hebrewNote: z.string().nullable(),
  hebrewNoteCodes: z.array(z.string()),
  /** The Hebrew date of the day; that of its night is `hebrewNight`. */
  hebrewDay: z.number(),
  hebrewMonth: z.string(),
  hebrewYear: z.number(),
  /** The Hebrew date that begins with the evening. A process of an older version leaves it out. */
  hebrewNight: z.object({ day: z.number(), month: z.string(), year: z.number() }).optional(),
  hebrewDateText: z.string(),
  overridden: z.array(z.string()),
})

export const schedule = endpoint('schedule', {
  summary:
    'The nights from today, or between two business days of at most 62; to a screen of the house those of its own building.',
  who: ['anyone'],
  audited: { nothing: 'Open to everyone.' },
  days: { delivery: 'whole', most: 62, costs: 'little' },
  query: z.object({
    dt: day.optional(),
    dtTo: day.optional(),
    alternateLocation: queryFlag.optional(),
  }),
  result: z.array(scheduleDay),
  refusals: ['not-found'],
})

const explanation = z.object({
  field: z.string(),
  time: instant.nullable(),
  rule: z.string(),
  inputs: z.array(z.object({ key: z.string(), value: z.string() })),
})

/** A booked visit that a change would leave outside the hours, without a place or without a room. */
export const reservationOutside = z.object({
  reservationId: id,
  reservationCode: z.string(),
  reservationTime: instant,
})

export const editSchedule = endpoint('editSchedule', {
  summary: 'Overrides one night; a zman only ever later than computed.',
  who: ['Admin'],
  audited: { act: 'schedule-edited' },
  body: z.strictObject({
    date: day,
    alternateLocation: z.boolean().optional(),
    closed: z.boolean().nullish(),
    /** Each time comes with an offset, or without one by the facility's own clock. */
    openTime: moment.nullish(),
    lastEntryTime: moment.nullish(),
    zmanTevillah: moment.nullish(),
    hebrewNote: text(lengths.nightNote).nullish(),
    shabbosMode: z.boolean().nullish(),
    reset: z.boolean().optional(),
    dryRun: z.boolean().optional(),
  }),
  result: scheduleDay.extend({
    reservationsOutside: z.array(reservationOutside),
    explained: z.array(explanation),
  }),
  refusals: [
    'not-found',
    'zman-earlier',
    'never-open',
    'open-before-zman',
    'past-five',
    'open-after-last',
  ],
})

export const zmanim = endpoint('zmanim', {
  summary: 'All times of one day; for Admin with the rule and the inputs that made each.',
  who: ['anyone'],
  audited: { nothing: 'Open to everyone.' },
  query: z.object({ dt: day.optional() }),
  result: z.object({
    date: day,
    sunset: instant.nullable(),
    zmanTevillah: instant.nullable(),
    zman2: instant.nullable(),
    zman72: instant.nullable(),
    candleLighting: instant.nullable(),
    solarMidnight: instant.nullable(),
    zmanFallbackUsed: z.boolean(),
    hebrewDateText: z.string(),
    explained: z.array(explanation),
  }),
  refusals: ['not-found'],
})
