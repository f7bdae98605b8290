import { lengths } from '@mikvah/rules/lengths.ts'
import { officeMatters } from '@mikvah/rules/messages/to-the-office.ts'
import { megabyte, mostMegabytesOf } from '@mikvah/rules/website/uploads.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { email, id, personName, queryFlag, words } from '../fields.ts'

export const locations = endpoint('locations', {
  summary: 'The places of the facility; the second one is the alternate location.',
  who: ['anyone'],
  audited: { nothing: 'Open to everyone.' },
  query: z.object({ activeonly: queryFlag.optional() }),
  result: z.array(
    z.object({
      id,
      name: z.string(),
      nameHe: z.string(),
      address: z.string(),
      addressHe: z.string(),
      lat: z.number().nullable(),
      long: z.number().nullable(),
      alternate: z.boolean(),
      active: z.boolean(),
    }),
  ),
})

export const newsletter = endpoint('newsletter', {
  summary: 'Paths of the newsletters, newest first.',
  who: ['anyone'],
  audited: { nothing: 'Open to everyone.' },
  result: z.array(z.string()),
})

export const addNewsletter = endpoint('addNewsletter', {
  summary: `Adds an issue, a PDF of at most ${mostMegabytesOf.newsletter} MB; one of the same name takes the place of the other.`,
  who: ['Admin'],
  audited: { act: 'newsletter-added' },
  upload: { files: ['file'], most: mostMegabytesOf.newsletter * megabyte },
  result: z.array(z.string()),
  refusals: ['not-a-pdf'],
})

export const deleteNewsletter = endpoint('deleteNewsletter', {
  summary: 'Takes an issue away, by its listed path or its name.',
  who: ['Admin'],
  audited: { act: 'newsletter-removed' },
  query: z.object({ name: words(500) }),
  result: z.array(z.string()),
  refusals: ['not-found'],
})

export const putBanner = endpoint('putBanner', {
  summary: `Puts a picture on the home page: JPEG, PNG or WebP of at most ${mostMegabytesOf.banner} MB, made anew; it fills the setting.`,
  who: ['Admin'],
  audited: { act: 'banner-changed' },
  upload: { files: ['file'], most: mostMegabytesOf.banner * megabyte },
  result: z.object({ websiteBannerImage: z.string(), width: z.number(), height: z.number() }),
  refusals: ['not-a-picture'],
})

export const contactForm = endpoint('contactForm', {
  summary: 'A message to the office; kept even when e-mail is down.',
  who: ['anyone', 'signedIn'],
  toUnconfirmed: 'as-stranger',
  keyed: 'anyone',
  audited: { nothing: 'Whoever writes, writes for herself.' },
  body: z.strictObject({
    firstName: personName.nullish(),
    lastName: personName.nullish(),
    email,
    message: words(lengths.letter),
    reCaptchaTokenResponse: z.string().max(lengths.captcha).nullish(),
    kind: z.enum(officeMatters).optional(),
  }),
  result: z.null(),
  refusals: ['last-name-required', 'too-many-messages', 'captcha-refused', 'user-not-found'],
})
