import { lengths } from '@mikvah/rules/lengths.ts'
import { isNobodysNumber } from '@mikvah/rules/people/phone.ts'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import {
  day,
  id,
  instant,
  language,
  money,
  personName,
  phone,
  queryFlag,
  text,
  words,
} from './fields.ts'
import { reservationStatus } from './reservations/reservation.ts'
import { user } from './users.ts'

/** All that a kiosk learns: the one visit that may be checked in now. */
const visitAtKiosk = z.object({
  reservationId: id,
  reservationCode: z.string(),
  reservationTime: instant,
  balance: money,
  language,
})

export const findUserByPhone = endpoint('findUserByPhone', {
  summary:
    'The patron of a phone, null when nobody has it. A kiosk is told the one visit that may be checked in now, and for all else to send her to the desk.',
  who: ['Reception', 'Kiosk'],
  audited: { look: 'user-read', of: 'result.id' },
  query: z.object({
    phone,
    /** Kiosks send it; it changes nothing, because the account decides what is answered. */
    forkioskcheckin: queryFlag.optional(),
    /** Her reservation code, where the kiosk asks for it. */
    code: text(lengths.typedCode).optional(),
  }),
  result: z.union([user, visitAtKiosk]).nullable(),
  refusals: ['see-the-desk', 'too-many-tries', 'invalid-phone', 'phone-required'],
})

export const findUserByName = endpoint('findUserByName', {
  summary: 'The account of a user name, null when there is none.',
  who: ['Admin'],
  audited: { look: 'user-read', of: 'result.id' },
  query: z.object({ username: words(lengths.signInName) }),
  result: user.nullable(),
})

export const search = endpoint('search', {
  summary:
    'Patrons by phone or name, and visits from tonight on by code, waiting code, or by who comes.',
  who: ['Reception'],
  audited: { look: 'searched', of: 'result' },
  query: z.object({ q: z.string().trim().min(2).max(lengths.search) }),
  result: z.object({
    users: z.array(
      z.object({
        id,
        firstName: z.string().nullable(),
        lastName: z.string().nullable(),
        phoneNumber: z.string().nullable(),
        testUser: z.boolean(),
      }),
    ),
    reservations: z.array(
      z.object({
        reservationId: id,
        userId: id,
        reservationCode: z.string(),
        waitingCode: z.string().nullable(),
        reservationDate: day,
        reservationTime: instant,
        reservationStatus,
        /** Until when the time of a Pending one is held; null where that has no end. */
        holdUntil: instant.nullable(),
        /** Whether a payment of it is open: until that is settled no hold ends. */
        paymentPending: z.boolean(),
        /** As of a reservation: whether it is a change of a visit that has begun meanwhile, and counts no more. */
        replacedHasBegun: z.boolean().optional(),
        room: z.object({ id: z.number(), number: z.string() }).nullable(),
      }),
    ),
  }),
})

export const makeUser = endpoint('makeUser', {
  summary:
    'The patron of a phone, made if there is none yet. Without a phone, or with zeros for one, a guest, whom no message reaches.',
  who: ['Reception'],
  audited: { act: 'user-made' },
  body: z
    .strictObject({
      phone: text(lengths.phone).default(''),
      firstName: personName.default(''),
      lastName: personName.default(''),
      email: text(lengths.email).default(''),
      language: language.default('en'),
    })
    .refine(({ phone, firstName }) => firstName !== '' || !isNobodysNumber(phone), {
      path: ['phone'],
      message: 'A phone, or a name to call her by.',
    }),
  result: user,
  refusals: ['invalid-phone', 'phone-required', 'invalid-field', 'invalid-name', 'user-not-found'],
})
