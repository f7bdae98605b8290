import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant } from '../fields.ts'
import { reservationStatus } from '../reservations/reservation.ts'

/** The building to show. Left out, it is the one where the screen stands, or else the main one. */
const place = z.object({ location: id.optional() })

const onTheFloor = {
  reservationId: id,
  reservationCode: z.string(),
  roomId: z.number().nullable(),
  roomNumber: z.string().nullable(),
}

/** The pool that is kept for her, from when she is sent to it. */
const pool = z.number().nullable()

export const listReady = endpoint('listReady', {
  summary: 'Who is ready for the mikvah in the order of turns, who is in the water, and the gate.',
  who: ['Reception', 'Attendant', 'Mikvah'],
  audited: { nothing: 'A board that is looked at all night, by codes.' },
  query: place,
  result: z.object({
    queue: z.array(
      z.object({
        ...onTheFloor,
        status: reservationStatus,
        readySince: instant,
        /** Her place in the queue, from 1 on. */
        turn: z.number(),
        pool,
      }),
    ),
    inMikvah: z.array(z.object({ ...onTheFloor, pool: z.number(), since: instant })),
    pools: z.number(),
    corridor: z.object({
      used: z.number(),
      limit: z.number().nullable(),
      /** The visits on the way to the water, and those coming from it. */
      visits: z.array(z.object({ ...onTheFloor, status: reservationStatus, since: instant, pool })),
    }),
    zmanTevillah: instant.nullable(),
    gateOpen: z.boolean(),
  }),
  refusals: ['not-found'],
})

export const listWaiting = endpoint('listWaiting', {
  summary: 'The codes of who waits, and of who is called to her room.',
  who: ['Waiting'],
  audited: { nothing: 'Codes that are derived from nothing.' },
  query: place,
  result: z.array(
    z.object({
      waitingCode: z.string(),
      /** Whether she is called to her room, as she is from Assigned until Prep. */
      called: z.boolean(),
      roomNumber: z.string().nullable(),
    }),
  ),
  refusals: ['not-found'],
})
