import { lengths } from '@mikvah/rules/lengths.ts'
import { optionRefusals } from '@mikvah/rules/reservation/options.ts'
import { outcomeRefusals, outcomes } from '@mikvah/rules/visit/from-paper.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day, id, instant, money, swiped, text } from '../fields.ts'

const outcome = z.enum(outcomes)
const roomNamed = z.object({ id: z.number(), number: z.string() })

/** One visit of a night without screens, with what whoever enters the sheet has to know of it. */
const row = z.object({
  reservationId: id,
  reservationCode: z.string(),
  reservationTime: instant,
  firstTime: z.boolean(),
  handicapped: z.boolean(),
  kallah: z.boolean(),
  /** The building on whose sheet she stands. */
  location: z.object({ id: z.string(), name: z.string(), nameHe: z.string() }),
  /** The room that was preassigned to her, and stands on the sheet. */
  kept: roomNamed.nullable(),
  /** What has been entered for her so far; null while nothing has. */
  became: outcome.nullable(),
  /** The room she was in, where the sheet said so. */
  room: roomNamed.nullable(),
  /** What is still owed for her visit; a credit is negative. */
  balance: money,
})

/** Rows in the order of the sheets: the main building's first, then by the hour and the code. */
const sheet = z.object({
  date: day,
  /** When the Shabbos or Yom Tov ended; from then on the sheet may be entered. */
  ended: instant,
  rows: z.array(row),
})

export const sheets = endpoint('sheets', {
  summary:
    'The nights without screens that wait to be written down, the oldest first; with a date that night, once it is over.',
  who: ['Reception'],
  audited: { nothing: 'A list that is looked at all evening, by codes.' },
  query: z.object({ dt: day.optional() }),
  result: z.array(sheet),
})

/** Why a row of a sheet isn't entered. */
export const rowRefusals = [
  ...outcomeRefusals,
  'not-found',
  'room-unknown',
  'payment-in-progress',
] as const

const entered = sheet.extend({
  refused: z.array(
    z.object({ reservationId: id, code: z.enum(rowRefusals), errorMessage: z.string() }),
  ),
})

export const enterSheet = endpoint('enterSheet', {
  summary:
    'Writes down what became of the visits of a night without screens. Each row stands by itself: one that can’t be written is named, the others are.',
  who: ['Reception'],
  audited: { act: 'sheet-entered' },
  body: z.strictObject({
    dt: day,
    rows: z
      .array(
        z.strictObject({
          reservationId: id,
          became: outcome,
          /** What the screen showed of her until now; another desk may have changed it meanwhile. */
          was: outcome.nullable().default(null),
          /** The number on the door of her room; left out where the sheet says none. */
          room: text(lengths.doorNumber).nullish(),
        }),
      )
      .min(1)
      .max(300)
      .refine(
        (rows) => new Set(rows.map((row) => row.reservationId)).size === rows.length,
        'Each visit once.',
      ),
    ...swiped,
  }),
  result: entered,
  refusals: ['night-not-over', 'night-not-on-paper'],
})

export const addToSheet = endpoint('addToSheet', {
  summary:
    'Writes down somebody who came on a night without screens and had no reservation: her visit, and that she came.',
  who: ['Reception'],
  audited: { act: 'sheet-entered' },
  body: z.strictObject({
    dt: day,
    userId: id,
    handicapped: z.boolean().default(false),
    /** Whether she came to the second building. */
    alternateLocation: z.boolean().default(false),
    /** The number on the door, where somebody remembers it. */
    room: text(lengths.doorNumber).nullish(),
    ...swiped,
  }),
  result: entered.extend({ reservationId: id }),
  refusals: [
    ...optionRefusals,
    'night-not-over',
    'night-not-on-paper',
    'night-closed',
    'night-past',
    'already-on-sheet',
    'user-not-found',
    'closed-in-quiet',
  ],
})
