import { textsOff } from '@mikvah/rules/messages/delivery.ts'
import { afterCancelKinds } from '@mikvah/rules/reservation/after-cancel.ts'
import { roomTypes } from '@mikvah/rules/reservation/room-type.ts'
import { reservationStatuses } from '@mikvah/rules/reservation/statuses.ts'
import { forEachFlag } from '@mikvah/rules/reservation/visit-flags.ts'
import { moveMarks } from '@mikvah/rules/visit/history-note.ts'
import { z } from 'zod'
import { attendantNamed } from '../attendants.ts'
import { day, id, instant, money } from '../fields.ts'
import { membershipFacts } from '../membership.ts'
import { payment } from '../payment.ts'
import { supply } from '../supplies.ts'

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
  /** The name of the account of staff or of a screen that did it; null for the patron herself and for the program. */
  setByName: z.string().nullable(),
  attendant: z.string().nullable(),
  /** Whether the move may be taken back, within a minute, by whoever made it. */
  undoable: z.boolean(),
  /** Whether this move undid the one before it. */
  undoes: z.boolean(),
  /** Entered afterwards from the sheet of a night without screens: `dateCreated` is when it was entered. */
  onPaper: z.boolean(),
  /** What the program says of the move: that it was a correction, or what caused it. */
  mark: z.enum(moveMarks).nullable(),
  /** The reason that was given for it. */
  note: z.string().nullable(),
})

const roomNamed = z.object({ id: z.number(), number: z.string() })

/** The section of a room, and who has it that night. */
const sectionNamed = z.object({
  id,
  name: z.string(),
  nameHe: z.string(),
  attendant: attendantNamed.nullable(),
})

export const reservation = z.object({
  reservationId: id,
  userId: id,
  reservationDate: day,
  scheduleDate: day,
  reservationTime: instant,
  expectedEndTime: instant,
  reservationStatus,
  /** When the status last changed; a patron and a kiosk don't get it. */
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
  /** Her profile's note to the attendants, for every visit of hers. A process of an older version leaves it out. */
  attendantNote: z.string().nullish(),
  reservationNotes: z.string().nullable(),
  replacingReservationId: id.nullable(),
  /**
   * For a change that waits to be paid: whether the visit that it would replace has begun, so that it counts no more. A
   * process of an older version leaves it out.
   */
  replacedHasBegun: z.boolean().optional(),
  holdUntil: instant.nullable(),
  paymentPending: z.boolean(),
  refund: z.object({ amount: money, state: z.enum(['issued', 'onItsWay']) }).nullable(),
  /**
   * Whether the time in which a cancel refunds has passed once; it stays so through edits. A process of an older
   * version leaves it out.
   */
  refundMissed: z.boolean().optional(),
  /**
   * Whether it is canceled because the program has ended its hold, and not by somebody. A process of an older version
   * leaves it out.
   */
  holdEnded: z.boolean().optional(),
  /**
   * For a canceled visit, and a change that counts no more: what became of what was paid, and the cards it goes back to
   * ("Visa 4242"). A process of an older version leaves it out.
   */
  afterCancel: z
    .array(z.object({ kind: z.enum(afterCancelKinds), amount: money, cards: z.array(z.string()) }))
    .optional(),
  room: roomNamed.extend({ section: sectionNamed.optional() }).nullable(),
  userMembership: z
    .object({ activeMember: z.boolean(), membership: membershipFacts.nullable() })
    .nullable(),
  user: z
    .object({
      id,
      /** Her phone number; null where she gave none. */
      userName: z.string().nullable(),
      firstName: z.string().nullable(),
      lastName: z.string().nullable(),
      /** Whether the account is only for trying things out; only the desk gets it. */
      testUser: z.boolean().optional(),
    })
    .nullable(),
  /** The desk's notes; null when a patron asks. */
  notes: z.string().nullable(),
  /** A patron's answer doesn't have these keys at all. */
  /** Why no text message reaches her; null while one may. */
  textsOff: z.enum(textsOff).nullable().optional(),
  /** Whether a text was sent to her because her hour had come and she wasn't there. */
  lateTexted: z.boolean().optional(),
  createdByIp: z.string().nullable().optional(),
  createdByUser: z.string().nullable().optional(),
  roomId: z.number().nullable().optional(),
  roomIdPreassign: z.number().nullable().optional(),
  cubicle: z.object({ id: z.number(), name: z.string() }).nullable().optional(),
  excludedAttendants: z.array(z.object({ attendantId: id })).optional(),
  /** When a door was opened for her, and by whom. */
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
  /** The history is empty for a patron: who did what, and when, is for staff. */
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

/** A visit with the fields that the caller's role may see (who-sees.ts); the others are left out. */
export const visitSeen = reservation
  .partial()
  .extend({ reservationId: id, statusHistory: z.array(historyEntry.partial()).optional() })
