import { lengths } from '@mikvah/rules/lengths.ts'
import { staffEntryRefusals } from '@mikvah/rules/room/staff-entry.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant, queryFlag } from '../fields.ts'
import { room } from '../rooms.ts'

export const staffEntry = endpoint('staffEntry', {
  summary:
    'The passcode at the screen of a room: for ten minutes it sets the room’s status. clearRoom ends the visit in it, which the screen names, and sets an empty one Ready.',
  who: ['Room'],
  audited: { act: 'staff-entered' },
  query: z.object({
    pinCode: z.string().max(lengths.typedCode),
    clearRoom: queryFlag.optional(),
    /** The visit that the screen shows in the room; blank or left out for nobody. */
    reservationId: id.or(z.literal('')).optional(),
  }),
  result: z.object({ ok: z.literal(true), until: instant, room }),
  refusals: [...staffEntryRefusals, 'too-many-tries', 'locked', 'room-moved-on'],
})

const lock = z.object({
  id,
  kind: z.enum([
    'passcode',
    'sign-in',
    'address',
    'kiosk',
    'card',
    'cards-of-strangers',
    'cards-of-patron',
    'number-of-patron',
  ]),
  /**
   * The id of the room, screen, user name or address that is locked; null for the whole facility, or for all
   * strangers. A patron is named to those who may open her record.
   */
  subject: z.string().nullable(),
  /** When the lock ends; null until the desk releases it. */
  until: instant.nullable(),
  mayRelease: z.boolean(),
})

export const locks = endpoint('locks', {
  summary: 'What is locked just now after too many wrong tries.',
  who: ['Reception'],
  audited: { nothing: 'A board of what is shut, looked at when somebody calls.' },
  result: z.array(lock),
})

export const releaseLock = endpoint('releaseLock', {
  summary: 'Lets them try again at once.',
  who: ['Reception'],
  audited: { act: 'lock-released' },
  refusals: ['not-found', 'role-missing'],
  result: z.array(lock),
})
