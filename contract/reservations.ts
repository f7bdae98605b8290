import { merchandiseRefusals } from '@mikvah/rules/price/merchandise.ts'
import { momentRefusals } from '@mikvah/rules/reservation/bookable.ts'
import { editRefusals } from '@mikvah/rules/reservation/edit.ts'
import { kallahRefusals } from '@mikvah/rules/reservation/kallah.ts'
import { optionRefusals } from '@mikvah/rules/reservation/options.ts'
import { roomTypes } from '@mikvah/rules/reservation/room-type.ts'
import { reservationStatuses } from '@mikvah/rules/reservation/statuses.ts'
import { forEachFlag } from '@mikvah/rules/reservation/visit-flags.ts'
import { checkInRefusals } from '@mikvah/rules/visit/check-in.ts'
import { moveRefusals } from '@mikvah/rules/visit/judge-move.ts'
import { waterRefusals } from '@mikvah/rules/visit/to-the-water.ts'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { amount, day, id, ignored, instant, moment, money, queryFlag, text } from './fields.ts'
import { membershipFacts } from './membership.ts'
import { payment } from './payment.ts'
import { supply } from './supplies.ts'

export const reservationStatus = z.enum(reservationStatuses)

export const quoteLine = z.object({ code: z.string(), quantity: z.number(), amount: money })

export const merchandiseLine = z.object({
  item: z.string(),
  itemHe: z.string(),
  description: z.string(),
  descriptionHe: z.string(),
  price: money,
  quantity: z.number(),
  total: money,
})

const historyEntry = z.object({
  previousReservationStatus: reservationStatus.nullable(),
  newReservationStatus: reservationStatus,
  previousStatusChange: instant.nullable(),
  dateCreated: instant,
  statusLastUpdatedByUser: z.string().nullable(),
  statusLastUpdatedByIp: z.string().nullable(),
  /** The account of the house that set it, by its name; null for herself and the program. */
  setByName: z.string().nullable(),
  attendant: z.string().nullable(),
  /** Whether it is one that may be taken back, within the minute, by who made it. */
  undoable: z.boolean(),
})

const roomNamed = z.object({ id: z.number(), number: z.string() })

/** The section of a room, and who has it that night. */
const sectionNamed = z.object({
  id,
  name: z.string(),
  attendant: z.object({ id, name: z.string() }).nullable(),
})

export const reservation = z.object({
  reservationId: id,
  userId: id,
  reservationDate: day,
  scheduleDate: day,
  reservationTime: instant,
  expectedEndTime: instant,
  reservationStatus,
  /** For the screens of the house. */
  statusSince: instant.optional(),
  reservationCode: z.string(),
  waitingCode: z.string().nullable(),
  timeArrived: instant.nullable(),
  arrivedOnTime: z.boolean().nullable(),
  timeCompleted: instant.nullable(),
  reservationCreated: instant,
  advanceReservation: z.boolean(),
  roomType: z.enum(roomTypes),
  ...forEachFlag(() => z.boolean()),
  salonPedicure: z.boolean(),
  hasExtraTime: z.boolean(),
  useDiscountPrice: z.boolean(),
  member: z.boolean(),
  firstTime: z.boolean(),
  alternateLocation: z.boolean(),
  location: z.object({ id: z.string(), name: z.string(), nameHe: z.string() }),
  paid: z.boolean(),
  balance: money,
  amountPaid: money,
  donationAmount: money,
  donationTotal: money,
  tipAmount: money,
  tipTotal: money,
  discountAmount: money,
  discountTotal: money,
  merchTotal: money,
  quoteLines: z.array(quoteLine),
  merchandise: z.array(merchandiseLine),
  payments: z.array(payment),
  supplies: z.array(supply),
  userNotes: z.string().nullable(),
  reservationNotes: z.string().nullable(),
  replacingReservationId: id.nullable(),
  holdUntil: instant.nullable(),
  paymentPending: z.boolean(),
  refund: z.object({ amount: money, state: z.enum(['issued', 'onItsWay']) }).nullable(),
  room: roomNamed.extend({ section: sectionNamed.optional() }).nullable(),
  userMembership: z
    .object({ activeMember: z.boolean(), membership: membershipFacts.nullable() })
    .nullable(),
  user: z
    .object({
      id,
      userName: z.string(),
      firstName: z.string().nullable(),
      lastName: z.string().nullable(),
      /** For staff: an account that somebody tries things out with. */
      testUser: z.boolean().optional(),
    })
    .nullable(),
  /** Staff's own words, null for her. */
  notes: z.string().nullable(),
  /** A patron's answer doesn't have these keys at all. */
  createdByIp: z.string().nullable().optional(),
  createdByUser: z.string().nullable().optional(),
  roomId: z.number().nullable().optional(),
  roomIdPreassign: z.number().nullable().optional(),
  cubicle: z.object({ id: z.number(), name: z.string() }).nullable().optional(),
  excludedAttendants: z.array(z.object({ attendantId: id })).optional(),
  /** Who had a door opened for her, and when. */
  accessGrantedLogs: z
    .array(
      z.object({
        door: z.string(),
        firstName: z.string().nullable(),
        lastName: z.string().nullable(),
        dateCreated: instant,
      }),
    )
    .optional(),
  userPreviousReservationKallah: z.boolean().optional(),
  /** Empty for her: who did what, and when, is for staff. */
  statusHistory: z.array(historyEntry),
  roomAssignedHistory: z.array(
    z.object({
      room: roomNamed,
      from: instant,
      to: instant.nullable(),
      by: z.string().nullable(),
    }),
  ),
})

/** What of a visit a role may see (who-sees.ts): what it may not isn't there at all. */
export const visitSeen = reservation
  .partial()
  .extend({ reservationId: id, statusHistory: z.array(historyEntry.partial()).optional() })

const flag = z.boolean().default(false)

/** What a visit is asked to be. Read-only fields of a reservation may be sent back; they count for nothing. */
const wish = z.strictObject({
  userId: id.optional(),
  reservationTime: moment,
  ...forEachFlag(() => flag),
  alternateLocation: flag,
  useDiscountPrice: flag,
  advanceReservation: z.boolean().default(true),
  notes: text(1000).nullish(),
  reservationNotes: text(2000).nullish(),
  userNotes: text(1000).nullish(),
  replacingReservationId: id.nullish(),
  merchandise: z
    .array(z.object({ item: z.string().min(1).max(80), quantity: z.int().min(0).max(10) }))
    .max(50)
    .nullish(),
  donationAmount: amount.nullish(),
  donationNote: text(200).nullish(),
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

/** What a visit that is asked for may be refused for, whether it is booked or only priced. */
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
    'slot-taken',
    'not-offered',
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

export const findReservationsByUser = endpoint('findReservationsByUser', {
  summary: 'A patron’s reservations between two business days.',
  who: ['own'],
  audited: { look: 'visits-read', of: 'query.user' },
  query: z.object({ user: id, dateFrom: day.optional(), dateTo: day.optional() }),
  result: z.array(reservation),
})

export const listAdmin = endpoint('listAdmin', {
  summary:
    'Every visit between two business days in the order of the hours, canceled ones too; of one that was moved only where it moved to.',
  who: ['Reception'],
  audited: { look: 'visits-listed', of: null, days: ['dt', 'dtTo'] },
  query: z.object({
    /** Tonight without it; `dtTo` is `dt` without it. */
    dt: day.optional(),
    dtTo: day.optional(),
    bKallahOnly: queryFlag.optional(),
  }),
  result: z.object({ all: z.array(reservation) }),
})

export const reservationById = endpoint('reservation', {
  summary: 'One reservation.',
  who: ['own'],
  audited: { look: 'visit-read', of: 'params.id' },
  result: reservation,
})

/** What a step of the evening may be refused for, whoever takes it and however it is asked. */
export const stepRefusals = [
  ...moveRefusals,
  ...checkInRefusals,
  'payment-in-progress',
  'hold-ended',
  ...waterRefusals,
  'zman-gate',
  'closed-in-quiet',
  'location-not-offered',
  'room-needed',
  'room-not-free',
] as const

/** Which card was swiped, where one is asked for. */
export const swiped = { cardCode: text(100).optional() }

export const changeReservationStatus = endpoint('changeReservationStatus', {
  summary:
    'Moves a visit along its table of statuses; a patron may cancel, or keep a held visit to pay at the door.',
  who: ['own', 'Attendant', 'Mikvah'],
  audited: { act: 'visit-moved' },
  body: z.strictObject({
    status: reservationStatus,
    expectedStatus: reservationStatus.optional(),
    /** Why the order of turns isn't kept; it goes into the history. */
    overrideReason: z.string().trim().min(3).max(200).optional(),
    /** Takes her own last move back, within a minute: `status` is the one before it. */
    undo: z.boolean().default(false),
    /** The pool she goes into; without a word the first that is free. */
    pool: z.int().min(1).max(99).optional(),
    ...swiped,
  }),
  /** The patron and the desk are told the visit; who works beside her, what her role may see of it. */
  result: z.union([reservation, visitSeen]),
  refusals: [...stepRefusals, 'undo-refused', 'cancel-past-day', 'edit-not-now'],
})

export const writeReservationNotes = endpoint('writeReservationNotes', {
  summary: 'Writes the notes of a visit; staff notes only by staff.',
  who: ['own'],
  audited: { act: 'visit-notes-written' },
  body: z.strictObject({
    notes: text(1000).nullish(),
    userNotes: text(1000).nullish(),
    reservationNotes: text(2000).nullish(),
    reservationId: ignored,
  }),
  result: reservation,
})

export const writeReservationMerchandise = endpoint('writeReservationMerchandise', {
  summary: 'Sets how many of each item a visit takes, 0 to 10.',
  who: ['own'],
  audited: { act: 'visit-merchandise-written' },
  body: z.strictObject({
    items: z
      .array(
        z.strictObject({
          item: z.string().min(1).max(80),
          quantity: z.int().min(0).max(10),
          description: ignored,
          price: ignored,
          total: ignored,
        }),
      )
      .max(50),
  }),
  result: reservation,
  refusals: [...editRefusals, ...merchandiseRefusals, 'merchandise-not-in-shabbos-mode'],
})
