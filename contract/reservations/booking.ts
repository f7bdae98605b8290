import { lengths } from '@mikvah/rules/lengths.ts'
import { merchandiseRefusals, mostOfAnItem } from '@mikvah/rules/price/merchandise.ts'
import { momentRefusals } from '@mikvah/rules/reservation/bookable.ts'
import { editRefusals } from '@mikvah/rules/reservation/edit.ts'
import { kallahRefusals } from '@mikvah/rules/reservation/kallah.ts'
import { optionRefusals } from '@mikvah/rules/reservation/options.ts'
import { forEachFlag } from '@mikvah/rules/reservation/visit-flags.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { amount, day, id, ignored, instant, moment, money, queryFlag, text } from '../fields.ts'
import { quoteLine, reservation } from './reservation.ts'

const flag = z.boolean().default(false)

/** The visit that is wished for. Read-only fields of a reservation may be sent back, and are ignored. */
const wish = z.strictObject({
  userId: id.optional(),
  reservationTime: moment,
  ...forEachFlag(() => flag),
  alternateLocation: flag,
  useDiscountPrice: flag,
  advanceReservation: z.boolean().default(true),
  notes: text(lengths.visitNote).nullish(),
  reservationNotes: text(lengths.officeNote).nullish(),
  userNotes: text(lengths.visitNote).nullish(),
  replacingReservationId: id.nullish(),
  merchandise: z
    .array(
      z.object({
        item: z.string().min(1).max(lengths.shelfName),
        quantity: z.int().min(0).max(mostOfAnItem),
      }),
    )
    .max(50)
    .nullish(),
  donationAmount: amount.nullish(),
  donationNote: text(lengths.giftWords).nullish(),
  tipAmount: amount.nullish(),
  hold: flag,
  expectedTotal: amount.nullish(),
  paymentId: id.nullish(),
  reservationId: ignored,
  reservationDate: ignored,
  scheduleDate: ignored,
  expectedEndTime: ignored,
  reservationStatus: ignored,
  statusSince: ignored,
  reservationCode: ignored,
  waitingCode: ignored,
  timeArrived: ignored,
  arrivedOnTime: ignored,
  timeCompleted: ignored,
  reservationCreated: ignored,
  roomType: ignored,
  salonPedicure: ignored,
  hasExtraTime: ignored,
  member: ignored,
  firstTime: ignored,
  location: ignored,
  paid: ignored,
  balance: ignored,
  amountPaid: ignored,
  donationTotal: ignored,
  tipTotal: ignored,
  discountAmount: ignored,
  discountTotal: ignored,
  merchTotal: ignored,
  quoteLines: ignored,
  payments: ignored,
  supplies: ignored,
  holdUntil: ignored,
  paymentPending: ignored,
  refund: ignored,
  refundMissed: ignored,
  replacedHasBegun: ignored,
  attendantNote: ignored,
  holdEnded: ignored,
  afterCancel: ignored,
  room: ignored,
  roomId: ignored,
  cubicle: ignored,
  excludedAttendants: ignored,
  accessGrantedLogs: ignored,
  userMembership: ignored,
  user: ignored,
  mode: ignored,
  statusHistory: ignored,
  roomAssignedHistory: ignored,
})

export const availableReservations = endpoint('availableReservations', {
  summary: 'The start times of a night with what is left of each combination on sale.',
  who: ['signedIn'],
  audited: { nothing: 'Times that are free, and no word of anyone.' },
  aboutDate: 'dt',
  query: z.object({ dt: day, replacingreservationid: id.optional(), userid: id.optional() }),
  result: z.array(
    z.object({
      timeSlot: instant,
      availableReservations: z.array(
        z.object({
          bath: z.boolean(),
          doubleSlot: z.boolean(),
          handicapped: z.boolean(),
          kallah: z.boolean(),
          segula: z.boolean(),
          parking: z.boolean(),
          privateRoom: z.boolean(),
          salonAfter: z.boolean(),
          alternateLocation: z.boolean(),
          available: z.number(),
        }),
      ),
    }),
  ),
})

export const quote = z.object({
  lines: z.array(quoteLine),
  total: money,
  prepayRequired: z.boolean(),
  lateSurcharge: money,
})

/** Why a visit may be refused when it is asked for, to be booked or only priced. */
const askedRefusals = [
  ...momentRefusals,
  ...optionRefusals,
  ...merchandiseRefusals,
  ...kallahRefusals,
  'kallah-asked',
  'not-found',
] as const

export const newReservation = endpoint('newReservation', {
  summary: 'Books, holds or moves a visit.',
  who: ['own'],
  audited: { act: 'visit-booked' },
  query: z.object({
    v: z.string().max(5).optional(),
    ignoreCutoff: queryFlag.optional(),
    ignoreAvailability: queryFlag.optional(),
  }),
  body: wish,
  result: reservation,
  refusals: [
    ...askedRefusals,
    ...editRefusals,
    'not-open-yet',
    'slot-taken',
    'not-offered',
    'held-too-long',
    'too-many',
    'quote-changed',
    'closed-in-quiet',
  ],
})

export const quoteReservation = endpoint('quoteReservation', {
  summary: 'What a visit would cost, without booking it.',
  keyed: 'never',
  who: ['own'],
  audited: { nothing: 'A price, and no word of her.' },
  body: wish,
  result: quote,
  refusals: [...askedRefusals],
})
