import { mostBytesOfPaper, papersRefusals, papersStates } from '@mikvah/rules/garage/papers.ts'
import { waysToRegister } from '@mikvah/rules/garage/plates.ts'
import { lengths } from '@mikvah/rules/lengths.ts'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { emailOrBlank, id, instant, words } from './fields.ts'

/** The license and registration that a patron sent in, and what became of them. */
export const papers = z.object({
  id,
  state: z.enum(papersStates),
  addReplace: z.enum(waysToRegister),
  sentAt: instant,
  decidedAt: instant.nullable(),
  reason: z.string().nullable(),
})

export const platesOfUser = endpoint('plates', {
  summary: 'Her license plates, and what became of the papers she sent last.',
  who: ['own'],
  audited: { look: 'user-read', of: 'params.id' },
  result: z.object({ plates: z.array(z.string()), papers: papers.nullable() }),
})

export const sendPapers = endpoint('sendPapers', {
  summary:
    'License and registration, a JPG or PNG of at most 5 MB each, for a plate to be added or to take the place of hers. What waited before gives way to it.',
  who: ['own'],
  audited: { act: 'papers-sent' },
  upload: { files: ['image0', 'image1'], most: mostBytesOfPaper, missing: 'papers-missing' },
  body: z.strictObject({
    email: emailOrBlank.optional(),
    add_replace: z.enum(waysToRegister).default('replace'),
    /** The reservation from whose page she sends them, if any. */
    reservationId: id.optional(),
  }),
  result: papers,
  refusals: [...papersRefusals, 'papers-missing', 'not-a-photo', 'too-many-papers'],
})

export const licenseRequests = endpoint('licenseRequests', {
  summary: 'Licenses and registrations that wait for somebody to look at them, the oldest first.',
  who: ['Reception'],
  audited: { nothing: 'What is to be done. Each picture that is opened is written down.' },
  result: z.array(
    papers.pick({ id: true, addReplace: true, sentAt: true }).extend({
      userId: id,
      firstName: z.string().nullable(),
      lastName: z.string().nullable(),
      phoneNumber: z.string().nullable(),
      email: z.string().nullable(),
      /** The plates she has already. */
      plates: z.array(z.string()),
    }),
  ),
})

export const decideLicenseRequest = endpoint('decideLicenseRequest', {
  summary: 'Approves papers with the plate that stands on them, or rejects them with a reason.',
  who: ['Reception'],
  audited: { act: 'papers-decided' },
  body: z.discriminatedUnion('approve', [
    z.strictObject({ approve: z.literal(true), plateNumber: words(lengths.plate) }),
    z.strictObject({ approve: z.literal(false), reason: words(lengths.rejection) }),
  ]),
  result: papers,
  refusals: ['papers-decided', 'invalid-plate', 'plates-full', 'user-not-found'],
})

export const licenseImage = endpoint('licenseImage', {
  summary: 'A picture that was sent in: 0 the license, 1 the registration.',
  who: ['Reception'],
  audited: { act: 'papers-read' },
  file: 'image/jpeg',
  result: z.null(),
})
