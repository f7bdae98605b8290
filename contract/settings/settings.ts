import { fitsInAddress, lengths } from '@mikvah/rules/lengths.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day, id, instant, language, queryFlag, text, words } from '../fields.ts'
import { reservationOutside } from './schedule.ts'

const pair = z.object({ Key: z.string(), Value: z.string() })

export const publicSettings = endpoint('publicSettings', {
  summary: 'The settings everyone may read, and the computed ones of this moment.',
  who: ['anyone'],
  audited: { nothing: 'Open to everyone.' },
  result: z.array(pair),
})

export const settings = endpoint('settings', {
  summary:
    'The settings the caller’s screens read, for a patron with the number of days she may book; secrets are dots.',
  who: ['signedIn'],
  toUnconfirmed: 'open',
  audited: { nothing: 'Settings tell of nobody.' },
  result: z.array(pair),
})

export const settingsCatalogue = endpoint('settingsCatalogue', {
  summary:
    'Every setting with its group, type, unit, standard value, help and limits, and whether it, and each of its choices, does anything yet.',
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
      notYet: z.boolean(),
      /** The choices of this setting that nothing acts on yet. */
      valuesNotYet: z.array(z.string()),
    }),
  ),
})

const wish = {
  key: words(80),
  value: z.string().max(lengths.settingValue),
  /** The saved value that this one was typed over, as it was shown; refused where another is saved by now. */
  was: z.string().max(lengths.settingValue).optional(),
}
const written = z.object({ key: z.string(), value: z.string(), warning: z.string().nullable() })
const hoursOfNight = z.object({
  closed: z.boolean(),
  zmanTevillah: instant.nullable(),
  openTime: instant.nullable(),
  lastEntryTime: instant.nullable(),
  cutOff: instant.nullable(),
})

const price = z.number().nullable()
const places = z.union([z.number(), z.literal('unbounded'), z.null()])

/** What unsaved settings would change. */
const settingsPreview = z.object({
  changes: z.array(z.object({ key: z.string(), was: z.string(), value: z.string() })),
  warning: z.string().nullable(),
  nights: z.array(
    z.object({
      date: day,
      locationId: id,
      was: hoursOfNight,
      becomes: hoursOfNight,
      /** The prices and limits that change, by setting; null where something isn't offered. */
      prices: z.array(z.object({ key: z.string(), was: price, becomes: price })),
      places: z.array(z.object({ key: z.string(), was: places, becomes: places })),
    }),
  ),
  reservationsOutside: z.array(reservationOutside),
})

export const writeSetting = endpoint('writeSetting', {
  summary:
    'Changes one setting, or several that are judged and saved together; with dryRun it only says what that would do.',
  who: ['Admin'],
  audited: { act: 'setting-changed' },
  body: z.union([
    z.strictObject({ ...wish, dryRun: z.boolean().optional() }),
    z.strictObject({
      settings: z.array(z.strictObject(wish)).min(1).max(400),
      dryRun: z.boolean().optional(),
    }),
  ]),
  result: z.union([written, z.array(written), settingsPreview]),
  refusals: ['unknown-setting', 'invalid-setting', 'read-only-setting', 'setting-moved'],
})

export const languageTexts = endpoint('languageTexts', {
  summary: 'All texts by language; with changed=true only those the facility has rewritten.',
  who: ['anyone'],
  audited: { nothing: 'Open to everyone.' },
  query: z.object({ changed: queryFlag.optional() }),
  result: z.record(z.string(), z.record(z.string(), z.string())),
})

export const setLanguageText = endpoint('setLanguageText', {
  summary: 'Rewrites one text; an empty value brings the standard text back.',
  who: ['Admin'],
  audited: { act: 'text-changed' },
  query: z.object({
    language,
    key: words(lengths.wordKey),
    value: z.string().max(lengths.wording).refine(fitsInAddress, 'Too long for an address.'),
  }),
  result: z.null(),
  refusals: ['unknown-text', 'text-blank-unknown', 'text-code-missing'],
})

export const setLanguageDescription = endpoint('setLanguageDescription', {
  summary: 'Says what a text is for, to whoever words it; an empty one is none.',
  who: ['Admin'],
  audited: { act: 'text-described' },
  query: z.object({ key: words(lengths.wordKey), description: text(lengths.wordingNote) }),
  result: z.null(),
  refusals: ['unknown-text'],
})

const wording = z.object({
  standard: z.string(),
  /** The facility's own text; null where it has the standard one. */
  own: z.string().nullable(),
})

export const texts = endpoint('texts', {
  summary:
    'Every text in both languages, the standard one and the facility’s own, with what is said of it.',
  who: ['Admin'],
  audited: { nothing: 'Texts tell of nobody.' },
  result: z.array(
    z.object({
      key: z.string(),
      area: z.string(),
      description: z.string(),
      en: wording,
      he: wording,
    }),
  ),
})
