import { handMoves, waitGroups } from '@mikvah/rules/reports/morning.ts'
import { reservationStatuses } from '@mikvah/rules/reservation/statuses.ts'
import { moveMarks } from '@mikvah/rules/visit/history-note.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day, id, instant, money } from '../fields.ts'
import { csv } from './csv.ts'

const named = z.object({ name: z.string(), nameHe: z.string() })

/** Whose hand it was. */
const hand = {
  byWhom: z.enum(['house', 'patron', 'program']),
  /** The account of the house, by its name; a patron goes by the code of her visit. */
  by: z.string().nullable(),
  /** Whose card was swiped, or who had the section. */
  attendant: named.nullable(),
}

const doors = ['dry', 'wet', 'garage', 'gate', 'cubicle'] as const

export const morningReport = endpoint('morningReport', {
  summary:
    'A night as the office reads it the morning after: who came, how long they waited for the water, what was done by hand, which doors were opened, and what the drawer is to hold.',
  who: ['Admin'],
  audited: { look: 'visits-listed', of: null, days: ['dt', 'format'] },
  /** Last night without `dt`. */
  query: z.object({ dt: day.optional(), format: csv }),
  result: z.object({
    night: day,
    /** False of tonight. */
    over: z.boolean(),
    places: z.array(
      z.object({
        locationId: id,
        ...named.shape,
        zman: instant.nullable(),
        /** No screen was touched: what is known was entered from its sheet, and has no hours. */
        onPaper: z.boolean(),
        visits: z.number(),
        noShows: z.number(),
        /** Booked and not yet come, while it isn't over. */
        expected: z.number(),
        canceled: z.number(),
        /** On the sheet, and not yet entered from it. */
        unwritten: z.number(),
        /** From the zman, or from when she was ready if that was later, until she was in the water. */
        waits: z.array(
          z.object({
            group: z.enum(waitGroups),
            count: z.number(),
            meanMinutes: z.number(),
            nineInTen: z.number(),
            longest: z.number(),
          }),
        ),
        /** Waits that nobody can have had: a screen that nobody touched. */
        leftOut: z.number(),
      }),
    ),
    /** Turns that were passed and why, corrections, and mis-taps that were taken back. */
    moves: z.array(
      z.object({
        what: z.enum(handMoves),
        at: instant,
        locationId: id,
        reservationId: id,
        reservationCode: z.string(),
        from: z.enum(reservationStatuses).nullable(),
        to: z.enum(reservationStatuses),
        mark: z.enum(moveMarks).nullable(),
        reason: z.string().nullable(),
        ...hand,
        takenBackAt: instant.nullable(),
      }),
    ),
    doors: z.array(
      z.object({
        at: instant,
        door: z.enum(doors),
        /** Of a room its number, of a locker its name; null for the others, and for what is no more. */
        of: z.string().nullable(),
        locationId: id.nullable(),
        /** For whom, where somebody was in the room or drove in. */
        reservationCode: z.string().nullable(),
        /** The office tried whether it opens. */
        test: z.boolean(),
        ...hand,
        /** As the device page says it; null where it isn't kept any more. */
        ended: z.enum(['done', 'failed', 'late', 'waiting', 'again']).nullable(),
      }),
    ),
    /** What of the day's money lies in the drawer, of the whole house. */
    drawer: z.array(
      z.object({
        tender: z.enum(['Cash', 'Check']),
        taken: money,
        givenBack: money,
        left: money,
      }),
    ),
  }),
})
