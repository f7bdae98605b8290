import { channels, deliveryStates, whyNots } from '@mikvah/rules/messages/delivery.ts'
import { erasureRefusals } from '@mikvah/rules/privacy/erase.ts'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { instant } from './fields.ts'
import { payment, savedCard } from './payment.ts'
import { papers } from './plates.ts'
import { reservation } from './reservations/reservation.ts'
import { membershipOfUser, user } from './users.ts'

const notice = z.object({
  at: instant,
  channel: z.enum(channels),
  to: z.string(),
  subject: z.string().nullable(),
  text: z.string(),
  /** How far the message came, and why no further. */
  state: z.enum(deliveryStates),
  why: z.enum(whyNots).nullable(),
})
const letter = z.object({
  at: instant,
  kind: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string(),
  message: z.string(),
})

export const exportUser = endpoint('exportUser', {
  summary: 'All that is held of a patron. Secrets are not among it.',
  who: ['own'],
  audited: { look: 'user-exported', of: 'params.id' },
  result: z.object({
    exportedAt: instant,
    user,
    membership: membershipOfUser.result,
    reservations: z.array(reservation),
    payments: z.array(payment),
    savedCards: z.array(savedCard),
    messages: z.array(notice),
    /** Since when her phone gets no text messages, because it answered STOP. */
    textsStoppedAt: instant.nullable(),
    contactMessages: z.array(letter),
    licenseRequests: z.array(
      papers.extend({
        email: z.string().nullable(),
        plateNumber: z.string().nullable(),
        /** The pictures of the license and the registration, each a JPEG in base64. */
        pictures: z.array(z.string()),
      }),
    ),
    devices: z.array(z.object({ since: instant, lastUsed: instant })),
    signIns: z.array(z.object({ at: instant, until: instant })),
  }),
  refusals: ['processor-error'],
})

export const eraseUser = endpoint('eraseUser', {
  summary:
    'Takes a patron off the record for good; the ledger keeps its amounts. Another’s only by Admin.',
  who: ['own'],
  audited: { act: 'user-erased' },
  body: z.strictObject({ confirm: z.literal(true), confirmMembership: z.boolean().optional() }),
  result: z.null(),
  refusals: [...erasureRefusals],
})
