import { lengths } from '@mikvah/rules/lengths.ts'
import { checkInRefusals } from '@mikvah/rules/visit/check-in.ts'
import { moveRefusals } from '@mikvah/rules/visit/judge-move.ts'
import { selfCheckInRefusals } from '@mikvah/rules/visit/self-check-in.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { accuracy, id, instant, language, latitude, longitude, swiped, text } from '../fields.ts'
import { reservation, visitSeen } from '../reservations/reservation.ts'

export const checkIn = endpoint('checkIn', {
  summary:
    'She is here and waits. By the desk, by a kiosk that looked her up, or by her own phone where she stands. A 409 carries the fresh reservation.',
  who: ['own', 'Kiosk'],
  audited: { act: 'visit-moved' },
  query: z.object({
    resId: id,
    /** The printer that the receipt comes out of. */
    printer: text(lengths.handle).optional(),
    /** The language of the screen in her room. */
    userLanguage: language.optional(),
  }),
  /** Where her own phone is, in degrees, with the accuracy of that in metres. */
  body: z.strictObject({
    lat: latitude.optional(),
    lng: longitude.optional(),
    accuracy,
    /**
     * When it was tapped, where a kiosk sends the tap late; she counts as having come at that time, but no more than
     * two hours ago.
     */
    tappedAt: instant.optional(),
    ...swiped,
  }),
  result: z.union([
    reservation.extend({ cubicleOffered: z.boolean() }),
    visitSeen.extend({ cubicleOffered: z.boolean() }),
  ]),
  refusals: [
    ...moveRefusals,
    ...checkInRefusals,
    ...selfCheckInRefusals,
    'check-in-not-paid',
    'closed-in-quiet',
    'location-not-offered',
    'not-found',
  ],
})
