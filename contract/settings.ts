import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { amount, day, id, instant, language, queryFlag, text, words } from './fields.ts'
import { membershipLevel } from './membership.ts'

const pair = z.object({ Key: z.string(), Value: z.string() })

export const publicSettings = endpoint('publicSettings', {
  summary: 'The settings everyone may read, and the computed ones of this moment.',
  who: ['any'],
  audited: { nothing: 'Open to everyone.' },
  result: z.array(pair),
})

export const settings = endpoint('settings', {
  summary: 'The settings the caller’s screens read; secrets are dots.',
  who: ['signedIn'],
  audited: { nothing: 'Settings tell of nobody.' },
  result: z.array(pair),
})

export const settingsCatalogue = endpoint('settingsCatalogue', {
  summary: 'Every setting with its group, type, unit, standard value, help and limits.',
  who: ['Admin'],
  audited: { nothing: 'Settings tell of nobody.' },
  result: z.array(
    z.object({
      key: z.string(),
      group: z.string(),
      type: z.string(),
      unit: z.string().nullable(),
      default: z.string(),
      help: z.string(),
      limits: z.object({
        min: z.number().nullable(),
        max: z.number().nullable(),
        maxLength: z.number().nullable(),
        choices: z.array(z.string()).nullable(),
      }),
      secret: z.boolean(),
      public: z.boolean(),
    }),
  ),
})

export const writeSetting = endpoint('writeSetting', {
  summary: 'Changes one setting after checking it by the catalogue.',
  who: ['Admin'],
  audited: { act: 'setting-changed' },
  body: z.strictObject({ key: words(80), value: z.string().max(20_000) }),
  result: z.object({ key: z.string(), value: z.string(), warning: z.string().nullable() }),
  refusals: ['unknown-setting', 'invalid-setting', 'read-only-setting'],
})

export const scheduleDay = z.object({
  date: day,
  closed: z.boolean(),
  closedReason: z.string().nullable(),
  kind: z.string(),
  shabbosMode: z.boolean(),
  zmanTevillah: instant.nullable(),
  openTime: instant.nullable(),
  lastEntryTime: instant.nullable(),
  cutOff: instant.nullable(),
  checkinFrom: instant.nullable(),
  surchargeFrom: instant.nullable(),
  candleLighting: instant.nullable(),
  quiet: z.object({ from: instant, to: instant }).nullable(),
  hebrewNote: z.string().nullable(),
  hebrewNoteCodes: z.array(z.string()),
  hebrewDay: z.number(),
  hebrewMonth: z.string(),
  hebrewYear: z.number(),
  hebrewDateText: z.string(),
  overridden: z.array(z.string()),
})

export const schedule = endpoint('schedule', {
  summary: 'The nights from today, or between two business days of at most 62.',
  who: ['any'],
  audited: { nothing: 'Open to everyone.' },
  query: z.object({
    dt: day.optional(),
    dtTo: day.optional(),
    alternateLocation: queryFlag.optional(),
  }),
  result: z.array(scheduleDay),
  refusals: ['not-found'],
})

const explanation = z.object({
  field: z.string(),
  time: instant.nullable(),
  rule: z.string(),
  inputs: z.array(z.object({ key: z.string(), value: z.string() })),
})

export const editSchedule = endpoint('editSchedule', {
  summary: 'Overrides one night; a zman only ever later than computed.',
  who: ['Admin'],
  audited: { act: 'schedule-edited' },
  body: z.strictObject({
    date: day,
    alternateLocation: z.boolean().optional(),
    closed: z.boolean().nullish(),
    openTime: instant.nullish(),
    lastEntryTime: instant.nullish(),
    zmanTevillah: instant.nullish(),
    hebrewNote: text(200).nullish(),
    shabbosMode: z.boolean().nullish(),
    reset: z.boolean().optional(),
    dryRun: z.boolean().optional(),
  }),
  result: scheduleDay.extend({
    reservationsOutside: z.array(z.string()),
    explained: z.array(explanation),
  }),
  refusals: [
    'not-found',
    'zman-earlier',
    'never-open',
    'open-before-zman',
    'past-five',
    'open-after-last',
  ],
})

export const zmanim = endpoint('zmanim', {
  summary: 'All times of one day; for Admin with the rule and the inputs that made each.',
  who: ['any'],
  audited: { nothing: 'Open to everyone.' },
  query: z.object({ dt: day.optional() }),
  result: z.object({
    date: day,
    sunset: instant.nullable(),
    zmanTevillah: instant.nullable(),
    zman2: instant.nullable(),
    zman72: instant.nullable(),
    candleLighting: instant.nullable(),
    solarMidnight: instant.nullable(),
    zmanFallbackUsed: z.boolean(),
    hebrewDateText: z.string(),
    explained: z.array(explanation),
  }),
  refusals: ['not-found'],
})

export const languageTexts = endpoint('languageTexts', {
  summary: 'All texts by language; with changed=true only those the facility has rewritten.',
  who: ['any'],
  audited: { nothing: 'Open to everyone.' },
  query: z.object({ changed: queryFlag.optional() }),
  result: z.record(z.string(), z.record(z.string(), z.string())),
})

export const setLanguageText = endpoint('setLanguageText', {
  summary: 'Rewrites one text; an empty value brings the standard text back.',
  who: ['Admin'],
  audited: { act: 'text-changed' },
  query: z.object({ language, key: words(200), value: z.string().max(5000) }),
  result: z.null(),
  refusals: ['unknown-text'],
})

const item = z.object({
  item: z.string(),
  itemHe: z.string(),
  description: z.string(),
  descriptionHe: z.string(),
  price: z.number(),
  active: z.boolean(),
})

export const merchandise = endpoint('merchandise', {
  summary: 'What can be taken from the shelf.',
  who: ['any'],
  audited: { nothing: 'Open to everyone.' },
  result: z.array(item),
})

const itemSent = z.strictObject({
  item: words(80),
  itemHe: text(80).default(''),
  description: text(200).default(''),
  descriptionHe: text(200).default(''),
  price: amount,
  active: z.boolean().default(true),
})

export const writeMerchandise = endpoint('writeMerchandise', {
  summary: 'Adds or changes items; active: false retires one.',
  who: ['Admin'],
  audited: { act: 'merchandise-changed' },
  body: z.union([itemSent, z.array(itemSent).min(1).max(200)]),
  result: z.array(item),
})

export const membershipLevels = endpoint('membershipLevels', {
  summary: 'The levels of membership with their own visit prices.',
  who: ['any'],
  audited: { nothing: 'Open to everyone.' },
  result: z.array(membershipLevel),
})

const levelSent = z.strictObject({
  level: words(80),
  levelHe: text(80).default(''),
  price: amount,
  priceBath: amount.nullish(),
  pricePrivateBath: amount.nullish(),
  priceShower: amount.nullish(),
  pricePrivateShower: amount.nullish(),
  active: z.boolean().default(true),
})

export const writeMembershipLevels = endpoint('writeMembershipLevels', {
  summary: 'Adds or changes levels; active: false retires one.',
  who: ['Admin'],
  audited: { act: 'membership-levels-changed' },
  body: z.union([levelSent, z.array(levelSent).min(1).max(50)]),
  result: z.array(membershipLevel),
})

export const locations = endpoint('locations', {
  summary: 'The places of the facility; the second one is the alternate location.',
  who: ['any'],
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
  who: ['any'],
  audited: { nothing: 'Open to everyone.' },
  result: z.array(z.string()),
})

export const contactForm = endpoint('contactForm', {
  summary: 'A message to the office; kept even when e-mail is down.',
  who: ['any', 'signedIn'],
  keyed: 'anyone',
  audited: { nothing: 'Whoever writes, writes for herself.' },
  body: z.strictObject({
    firstName: text(100).nullish(),
    lastName: text(100).nullish(),
    email: z.email(),
    message: words(5000),
    reCaptchaTokenResponse: z.string().max(5000).nullish(),
    kind: z.enum(['contact', 'careers', 'donation', 'kallah', 'accessible', 'refund']).optional(),
  }),
  result: z.null(),
  refusals: ['last-name-required', 'too-many-messages', 'captcha-refused', 'user-not-found'],
})
