import { lengths } from '@mikvah/rules/lengths.ts'
import { paymentCategories } from '@mikvah/rules/payments/categories.ts'
import { paymentMethods } from '@mikvah/rules/payments/methods.ts'
import { refundRefusals } from '@mikvah/rules/payments/refundable.ts'
import { chargeRefusals } from '@mikvah/rules/payments/split.ts'
import { paymentRefusals } from '@mikvah/rules/payments/takes-payment.ts'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { amount, day, emailOrBlank, id, ignored, money, personName, text, words } from './fields.ts'
import { chargeAnswer, payment } from './payment.ts'
import { csv } from './reports/csv.ts'
import { reservation } from './reservations/reservation.ts'
import { paymentInfo } from './users.ts'

const paymentRequest = z.strictObject({
  method: z.enum(paymentMethods).default('CreditCard'),
  amt: amount,
  tipAmount: amount.nullish(),
  donationAmount: amount.nullish(),
  userId: id.nullish(),
  firstName: personName.nullish(),
  lastName: personName.nullish(),
  phone: text(lengths.phone).nullish(),
  email: emailOrBlank.nullish(),
  reservationId: id.nullish(),
  paymentInfo: paymentInfo.nullish(),
  paymentIntent: z.string().max(lengths.paymentIntent).nullish(),
  saveCard: z.boolean().optional(),
  useDiscountPrice: z.boolean().optional(),
  member: ignored,
  note: text(lengths.paymentNote).nullish(),
  tipNote: text(lengths.giftWords).nullish(),
  reCaptchaTokenResponse: z.string().max(lengths.captcha).nullish(),
})

/** Why a charge may be refused before a card is asked for. */
const chargingRefusals = [
  ...paymentRefusals,
  ...chargeRefusals,
  'cards-not-set-up',
  'processor-error',
  'too-many-cards',
  'captcha-refused',
  'donation-only',
  'hold-ended',
  'edit-not-now',
  'change-of-begun-visit',
  'closed-in-quiet',
  'not-found',
  'user-not-found',
  'role-missing',
] as const

export const makePayment = endpoint('makePayment', {
  summary: 'Takes a payment; a card is charged once whatever is repeated.',
  who: ['own', 'anyone'],
  keyed: 'anyone',
  audited: { act: 'payment-taken' },
  reply: 'bare',
  acceptedWhile: 'pending',
  tellsOutcome: true,
  body: paymentRequest,
  result: chargeAnswer.extend({
    result: z.array(payment),
    reservation: reservation.nullable().optional(),
  }),
  refusals: [
    ...chargingRefusals,
    'card-refused',
    'card-source',
    'intent-mismatch',
    'staff-only-method',
    'charge-above-desk-limit',
    'note-required',
  ],
})

export const createPaymentIntent = endpoint('createPaymentIntent', {
  summary:
    'Opens an intent that a wallet or a card reader confirms; it is used for the same visit and amount only.',
  who: ['own', 'anyone'],
  keyed: 'anyone',
  audited: { act: 'intent-opened' },
  body: paymentRequest,
  result: z.object({ clientSecret: z.string(), paymentIntent: z.string() }),
  refusals: [...chargingRefusals, 'staff-only-method'],
})

/** The state of a card at a reader. Where it is busy, offline or ended, nothing was charged. */
const collecting = z.object({
  state: z.enum(['waiting', 'approved', 'declined', 'busy', 'offline', 'ended', 'nothing-owed']),
  pending: z.boolean(),
  /** The amount the reader asked for; null when it wasn't asked. */
  amount: money.nullable(),
  payments: z.array(payment),
})

export const collectPayment = endpoint('collectPayment', {
  summary:
    'Has a card reader take what a visit still owes, and waits a while for its end. Asked again, it goes on waiting; with `Prefer: wait=0` it tells at once how it stands.',
  who: ['Reception', 'Kiosk'],
  audited: { act: 'payment-taken' },
  acceptedWhile: 'pending',
  body: z.strictObject({
    reservationId: id,
    reader: words(lengths.handle),
    /** What the payment is for, as lists and reports sort it. */
    category: z.enum(paymentCategories).optional(),
  }),
  result: collecting,
  refusals: [
    ...paymentRefusals,
    ...chargeRefusals,
    'cards-not-set-up',
    'processor-error',
    'too-many-cards',
    'card-refused',
    'hold-ended',
    'edit-not-now',
    'change-of-begun-visit',
    'closed-in-quiet',
    'not-found',
  ],
})

export const stopCollecting = endpoint('stopCollecting', {
  summary:
    'Has a card reader stop asking for what a visit owes. A card that was quicker is told as taken.',
  who: ['Reception', 'Kiosk'],
  audited: { nothing: 'Nothing moves; what a quicker card paid is audited as a payment.' },
  acceptedWhile: 'pending',
  body: z.strictObject({ reservationId: id }),
  result: collecting,
  refusals: ['cards-not-set-up', 'not-found'],
})

/**
 * For reception and administrators; more than the desk's limit needs an administrator (`rules/payments/desk-limit.ts`).
 */
export const refundPayment = endpoint('refundPayment', {
  summary:
    'Gives a payment back to the same card; one that the program charged on none is written down as given by hand.',
  who: ['Reception'],
  audited: { act: 'refund' },
  body: z.strictObject({ paymentId: id, amt: amount, note: text(lengths.paymentNote) }),
  result: payment,
  refusals: [...refundRefusals, 'cards-not-set-up', 'refund-failed', 'not-found'],
})

export const paymentsByUser = endpoint('paymentsByUser', {
  summary: 'A user’s payments between two business days.',
  who: ['own'],
  audited: { look: 'payments-read', of: 'query.user', days: ['dt', 'dtTo'] },
  days: { delivery: 'ofOnePatron' },
  query: z.object({ user: id, dt: day.optional(), dtTo: day.optional() }),
  result: z.array(payment),
})

export const paymentsList = endpoint('paymentsList', {
  summary: 'All payments between two business days.',
  who: ['Admin'],
  audited: { look: 'payments-listed', of: null, days: ['dt', 'dtTo', 'format'] },
  days: { delivery: 'streamed', most: 400 },
  query: z.object({ dt: day, dtTo: day.optional(), format: csv }),
  result: z.array(payment),
})

export const terminalConnectionToken = endpoint('terminalConnectionToken', {
  summary: 'A token by which a card terminal connects.',
  who: ['Reception', 'Kiosk'],
  audited: { nothing: 'A reader connects; what it takes is audited as a payment.' },
  result: z.object({ secret: z.string() }),
  refusals: ['cards-not-set-up', 'processor-error', 'not-found'],
})

export const paymentWebhook = endpoint('paymentWebhook', {
  summary: 'A processor’s hint; the transaction is fetched again before anything moves.',
  mostBytes: 64 * 1024,
  who: ['anyone'],
  audited: { nothing: 'The processor calls.' },
  reply: 'bare',
  result: z.object({ received: z.literal(true) }),
  refusals: ['cards-not-set-up'],
})
