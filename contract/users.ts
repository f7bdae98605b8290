import { lengths } from '@mikvah/rules/lengths.ts'
import { purchaseRefusals } from '@mikvah/rules/membership/purchase.ts'
import { textsOff } from '@mikvah/rules/messages/delivery.ts'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { day, id, ignored, language, line, personName, text, words } from './fields.ts'
import { membershipFacts } from './membership.ts'
import { chargeAnswer, payment, savedCard } from './payment.ts'
import { csv } from './reports/csv.ts'

export const user = z.object({
  id,
  username: z.string(),
  phoneNumber: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string().nullable(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  zipcode: z.string().nullable(),
  language,
  notes: z.string().nullable(),
  plateNumber: z.string().nullable(),
  notificationReservations: z.boolean(),
  notificationDayBefore: z.boolean(),
  notificationDayOf: z.boolean(),
  notificationByEmail: z.boolean(),
  roles: z.array(z.string()),
  testUser: z.boolean(),
  excludedAttendants: z.array(z.object({ attendantId: id })),
  ...membershipFacts.shape,
  /** What the staff note of her among themselves; only the desk gets it. */
  internalNote: z.string().nullable().optional(),
  /**
   * Only the desk gets this: her number may by now be another's, and a device that signed in by it waits to be
   * confirmed.
   */
  numberUnconfirmed: z.boolean().optional(),
  /** How many devices wait to be confirmed; only the desk gets this. */
  devicesWaiting: z.int().optional(),
  /** Why no text message reaches her, null where one may; only the desk gets this. */
  textsOff: z.enum(textsOff).nullable().optional(),
  /** Only she and the desk are told: her phone gets no text messages, because it answered STOP. */
  textsStopped: z.boolean().optional(),
})

export const userById = endpoint('user', {
  summary: 'One user.',
  who: ['own'],
  audited: { look: 'user-read', of: 'params.id' },
  result: user,
})

const change = z.strictObject({
  op: z.literal('add'),
  path: words(60),
  value: z.unknown(),
})

export const changeUser = endpoint('changeUser', {
  summary: 'Changes fields of a user: a list of add operations, or a plain object.',
  who: ['own'],
  audited: { act: 'user-changed' },
  body: z.union([z.array(change).min(1).max(40), z.record(z.string().max(60), z.unknown())]),
  result: user,
  refusals: ['unknown-field', 'invalid-name', 'invalid-field', 'plates-only-removed'],
})

export const excludeAttendant = endpoint('excludeAttendant', {
  summary: 'She’d rather not meet this attendant.',
  who: ['own'],
  audited: { act: 'user-changed' },
  result: user,
})

export const includeAttendant = endpoint('includeAttendant', {
  summary: 'She doesn’t mind this attendant any more.',
  who: ['own'],
  audited: { act: 'user-changed' },
  result: user,
})

export const newUserInfo = endpoint('newUserInfo', {
  summary: 'Name and address of a new patron.',
  who: ['own'],
  audited: { act: 'user-changed' },
  body: z.strictObject({
    firstName: personName.default(''),
    lastName: personName.default(''),
    email: text(lengths.email).default(''),
    address: text(lengths.address).default(''),
    city: line(lengths.city).default(''),
    state: text(lengths.state).default(''),
    zipcode: text(lengths.zipcode).default(''),
  }),
  result: user,
  refusals: ['user-info-incomplete'],
})

export const membershipOfUser = endpoint('membership', {
  summary: 'A user’s membership.',
  who: ['own'],
  audited: { look: 'membership-read', of: 'params.id' },
  result: membershipFacts.extend({
    renewalOpens: day.nullable(),
    mayRenew: z.boolean(),
    mayCancel: z.boolean(),
  }),
})

export const changeMembership = endpoint('changeMembership', {
  summary:
    'Turns auto-renew on or off, or cancels to the day paid for; levels and dates only by Admin.',
  who: ['own'],
  audited: { act: 'membership-changed' },
  body: z.strictObject({
    membershipLevel: text(lengths.levelName).nullish(),
    membershipExpiration: day.nullish(),
    membershipPaidUntil: day.nullish(),
    membershipAutoRenew: z.boolean().optional(),
    membershipInstallments: ignored,
    membershipPriceBath: ignored,
    membershipPricePrivateBath: ignored,
    membershipPriceShower: ignored,
    membershipPricePrivateShower: ignored,
    activeMember: ignored,
    renewalOpens: ignored,
    mayRenew: ignored,
    mayCancel: ignored,
    cancel: z.boolean().optional(),
  }),
  result: membershipFacts,
  refusals: ['invalid-field', 'membership-off', 'membership-inactive', 'no-unpaid-time'],
})

export const paymentInfo = z.strictObject({
  sourceToken: z.string().max(lengths.credential).optional(),
  sourceCard: z.string().max(lengths.paymentIntent).optional(),
  cvv: z.string().max(lengths.credential).optional(),
  ccExpMonth: z.union([z.int().min(1).max(12), z.string().max(2)]).optional(),
  ccExpYear: z.union([z.int().min(0).max(2100), z.string().max(4)]).optional(),
})

export const buyMembership = endpoint('buyMembership', {
  summary: 'Buys or renews a membership for a year.',
  who: ['own'],
  audited: { act: 'membership-bought' },
  reply: 'bare',
  acceptedWhile: 'pending',
  tellsOutcome: true,
  body: z.strictObject({
    membershipLevel: text(lengths.levelName).nullish(),
    membershipAutoRenew: z.boolean().optional(),
    installments: z.union([z.int(), z.string().max(20)]).nullish(),
    email: text(lengths.email).nullish(),
    paymentInfo: paymentInfo.optional(),
    paymentIntent: z.string().max(lengths.paymentIntent).nullish(),
  }),
  result: chargeAnswer.extend({
    result: z.object({ membership: membershipFacts, payments: z.array(payment) }).nullable(),
  }),
  refusals: [
    ...purchaseRefusals,
    'card-refused',
    'card-source',
    'cards-not-set-up',
    'processor-error',
    'too-many-cards',
    'payment-in-progress',
    'intent-mismatch',
    'charge-above-desk-limit',
    'closed-in-quiet',
  ],
})

export const savedCards = endpoint('savedCards', {
  summary: 'Her saved cards.',
  who: ['own'],
  audited: { look: 'cards-read', of: 'params.id' },
  result: z.array(savedCard),
  refusals: ['cards-not-set-up', 'processor-error'],
})

export const addSavedCard = endpoint('addSavedCard', {
  summary: 'Saves a card for later.',
  who: ['own'],
  audited: { act: 'card-saved' },
  body: paymentInfo,
  result: savedCard,
  refusals: [
    'card-refused',
    'card-source',
    'cards-not-set-up',
    'processor-error',
    'too-many-cards',
  ],
})

export const deleteSavedCard = endpoint('deleteSavedCard', {
  summary: 'Forgets a saved card.',
  who: ['own'],
  audited: { act: 'card-deleted' },
  result: z.null(),
  refusals: ['cards-not-set-up', 'processor-error'],
})

export const membershipReport = endpoint('membershipReport', {
  summary: 'Members by the day their membership ends.',
  who: ['Admin'],
  audited: {
    look: 'membership-report-read',
    of: null,
    days: ['expireFrom', 'expireTo', 'format'],
  },
  days: { delivery: 'streamed' },
  query: z.object({ expireFrom: day.optional(), expireTo: day.optional(), format: csv }),
  result: z.array(
    membershipFacts.extend({
      userId: id,
      firstName: z.string().nullable(),
      lastName: z.string().nullable(),
      phoneNumber: z.string().nullable(),
    }),
  ),
})
