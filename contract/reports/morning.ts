import { drawerTenders } from '@mikvah/rules/payments/methods.ts'
import { handMoves, waitGroups } from '@mikvah/rules/reports/morning.ts'
import { reservationStatuses } from '@mikvah/rules/reservation/statuses.ts'
import { doors } from '@mikvah/rules/room/door-events.ts'
import { moveMarks } from '@mikvah/rules/visit/history-note.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day, id, instant, money } from '../fields.ts'
import { csv } from './csv.ts'

const named = z.object({ name: z.string(), nameHe: z.string() })

/** Who did something: somebody of the house, the patron herself, or the program. */
const hand = {
  byWhom: z.enum(['house', 'patron', 'program']),
  /** The name of the account of staff or of a screen; null for the patron and for the program. */
  by: z.string().nullable(),
  /** The attendant whose card was swiped, or who had the section. */
  attendant: named.nullable(),
}

const doorsOpened = [...doors, 'garage', 'gate', 'cubicle'] as const

export const morningReport = endpoint('morningReport', {
  summary:
    'A night as the office reads it the morning after: who came, how long they waited for the water, what was done by hand, which doors were opened, and what the drawer is to hold.',
  who: ['Admin'],
  audited: { look: 'visits-listed', of: null, days: ['dt', 'format'] },
  /** The night to report; left out, last night. */
  query: z.object({ dt: day.optional(), format: csv }),
  result: z.object({
    night: day,
    /** Whether the night is over; false for tonight. */
    over: z.boolean(),
    places: z.array(
      z.object({
        locationId: id,
        ...named.shape,
        zman: instant.nullable(),
        /** Whether it was a night without screens: what is known of it was entered from its sheet, and has no hours. */
        onPaper: z.boolean(),
        visits: z.number(),
        noShows: z.number(),
        /** How many visits were booked and have not come yet, while the night isn't over. */
        expected: z.number(),
        canceled: z.number(),
        /** How many visits are on the paper sheet and not yet entered from it. */
        unwritten: z.number(),
        /** How long patrons waited for the water: from the zman, or from when they were ready if that was later. */
        waits: z.array(
          z.object({
            group: z.enum(waitGroups),
            count: z.number(),
            meanMinutes: z.number(),
            nineInTen: z.number(),
            longest: z.number(),
          }),
        ),
        /** How many waits were left out as too long to be real, because nobody touched the screen. */
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
        door: z.enum(doorsOpened),
        /**
         * The number of the room or the name of the cubicle; null for other doors, and for one that no longer exists.
         */
        of: z.string().nullable(),
        locationId: id.nullable(),
        /** The visit it was for, where somebody was in the room or drove in. */
        reservationCode: z.string().nullable(),
        /** Whether the office only tested the door. */
        test: z.boolean(),
        ...hand,
        /** The outcome as the page of devices shows it; null where it is no longer stored. */
        ended: z.enum(['done', 'failed', 'late', 'waiting', 'again']).nullable(),
      }),
    ),
    /** How much of the day's money should be in the drawer, for all buildings together. */
    drawer: z.array(
      z.object({
        tender: z.enum(drawerTenders),
        taken: money,
        givenBack: money,
        left: money,
      }),
    ),
  }),
})
