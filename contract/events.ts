import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { instant } from './fields.ts'
import { visitSeen } from './reservations/reservation.ts'
import { room } from './rooms.ts'
import { supplyChanged } from './supplies.ts'

/** All that the waiting area is sent of a visit: its waiting code, and whether she is called to a room and to which. */
export const codeView = z.object({
  waitingCode: z.string(),
  /** Whether she is called to her room, as she is from Assigned until Prep. */
  called: z.boolean(),
  roomNumber: z.string().nullable(),
  /** False takes her code off the screen. */
  waiting: z.boolean(),
})

const nothing = z.object({})

/**
 * The live events of a stream. `hello` comes first; after `resync` the lists are loaded anew. `paused` comes last, where
 * a newer screen of the account has taken this one's place: a room's, a kiosk's or the waiting area's tries again after
 * a minute, any other once somebody asks for it. To add one: see `server/live/kinds.ts`.
 */
export const liveEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('hello'), data: z.object({ now: instant, version: z.string() }) }),
  z.object({ event: z.literal('resync'), data: nothing }),
  z.object({ event: z.literal('paused'), data: nothing }),
  z.object({ event: z.literal('reservation'), data: z.union([visitSeen, codeView]) }),
  z.object({ event: z.literal('room'), data: room }),
  z.object({ event: z.literal('supply'), data: supplyChanged }),
  z.object({ event: z.literal('settings'), data: nothing }),
  z.object({ event: z.literal('reload'), data: nothing }),
  /** A lock has come after too many wrong tries, or has gone: the desk looks at the list. */
  z.object({ event: z.literal('locks'), data: nothing }),
  /**
   * A device was set up, paired or seen, or has answered a command or failed to: the office and the desk fetch their
   * lists again.
   */
  z.object({ event: z.literal('devices'), data: nothing }),
  /** A cubicle was set by hand: the desk looks at the list. */
  z.object({ event: z.literal('cubicles'), data: nothing }),
  /** Licenses have come in or were decided on: the desk looks at the list. */
  z.object({ event: z.literal('papers'), data: nothing }),
  /** Something that a new facility waits for has worked, or a trial of it has ended: its set-up fetches them again. */
  z.object({ event: z.literal('opening'), data: nothing }),
  /**
   * A text of the desk was written, or something has become of one: the list of those that were sent is fetched again.
   */
  z.object({ event: z.literal('sent'), data: nothing }),
])

export type LiveEvent = z.infer<typeof liveEvent>

export const events = endpoint('events', {
  summary:
    'What changes while a screen is open, as server-sent events. Read with the Authorization header; Last-Event-ID brings what was missed.',
  who: ['Reception', 'Attendant', 'Mikvah', 'Room', 'Kiosk', 'Waiting'],
  audited: { nothing: 'A board that is kept true is no look at a record.' },
  stream: true,
  // The query is empty: a token in it would end up in logs.
  query: z.strictObject({}),
  result: liveEvent,
})

export const pageReload = endpoint('pageReload', {
  summary: 'Has every open screen of the house load itself anew.',
  who: ['Admin'],
  audited: { nothing: 'It tells of nobody.' },
  result: z.null(),
})
