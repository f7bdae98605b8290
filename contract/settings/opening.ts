import { lengths } from '@mikvah/rules/lengths.ts'
import { deliveryStates, whyNots } from '@mikvah/rules/messages/delivery.ts'
import { openingProofs } from '@mikvah/rules/settings/opening-proofs.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { instant, language, phone, words } from '../fields.ts'

/** Whether patrons may book, and which of the things that a new facility waits for have worked. */
const openingView = z.object({
  open: z.boolean(),
  proofs: z.array(z.object({ proof: z.enum(openingProofs), provedAt: instant.nullable() })),
  /** What has become of the last trial text; null before the first. */
  trialText: z
    .object({
      at: instant,
      state: z.enum(deliveryStates),
      why: z.enum(whyNots).nullable(),
      /** What the provider said against it: its code and its words, as it wrote them. */
      answer: z.string().nullable(),
    })
    .nullable(),
})

export const opening = endpoint('opening', {
  summary: 'Whether the facility is open for booking, and what it still waits for.',
  who: ['Admin'],
  audited: { nothing: 'It tells of nobody.' },
  result: openingView,
})

export const sendTrialText = endpoint('sendTrialText', {
  summary:
    'Sends a code to sign in with to the administrator’s own phone, by the facility’s provider.',
  who: ['Admin'],
  audited: { act: 'trial-text-sent' },
  body: z.strictObject({ phone, language: language.default('en') }),
  result: z.object({ requestId: z.string() }),
  refusals: ['phone-required', 'invalid-phone', 'country-not-served', 'too-many-codes'],
})

export const readTrialText = endpoint('readTrialText', {
  summary: 'Takes the code that came: from then on texts to sign in with are known to work.',
  who: ['Admin'],
  audited: { act: 'trial-text-read' },
  body: z.strictObject({
    phone,
    code: words(lengths.typedCode),
    requestId: z.string().max(lengths.handle),
  }),
  result: openingView,
  refusals: ['phone-required', 'invalid-phone', 'wrong-code', 'code-expired', 'too-many-tries'],
})

export const openForBooking = endpoint('openForBooking', {
  summary: 'Opens a new facility for booking, once a text and a charge have worked.',
  who: ['Admin'],
  audited: { act: 'facility-opened' },
  result: openingView,
  refusals: ['not-ready-to-open'],
})
