import { lengths } from '@mikvah/rules/lengths.ts'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { day, id, line, name, queryFlag, swiped, text } from './fields.ts'

/** An attendant with her two names; where the Hebrew one is blank, the other stands for both. */
export const attendantNamed = z.object({ id, name: z.string(), nameHe: z.string() })

export const attendant = attendantNamed.extend({
  firstName: z.string(),
  lastName: z.string(),
  active: z.boolean(),
})

export const attendantsList = endpoint('attendants', {
  summary: 'Those who help, by name.',
  who: ['signedIn'],
  audited: { nothing: 'Names of those who work here.' },
  query: z.object({ activeonly: queryFlag.optional() }),
  result: z.array(attendant),
})

/** The code on her card. No answer gives it back; a blank one takes the card away. */
const cardCode = text(lengths.cardCode).nullish()

export const addAttendant = endpoint('addAttendant', {
  summary: 'Adds an attendant, with the code of her card.',
  who: ['Admin'],
  audited: { act: 'attendant-changed' },
  body: z.strictObject({
    firstName: name(lengths.attendantName),
    lastName: name(lengths.attendantName),
    nameHe: line(lengths.attendantNameHe).default(''),
    active: z.boolean().default(true),
    cardCode,
  }),
  result: attendant,
  refusals: ['card-in-use'],
})

export const changeAttendant = endpoint('changeAttendant', {
  summary: 'Changes an attendant’s name or card, or retires her.',
  who: ['Admin'],
  audited: { act: 'attendant-changed' },
  body: z.strictObject({
    firstName: name(lengths.attendantName).optional(),
    lastName: name(lengths.attendantName).optional(),
    nameHe: line(lengths.attendantNameHe).optional(),
    active: z.boolean().optional(),
    cardCode,
  }),
  result: attendant,
  refusals: ['card-in-use', 'attendant-on-duty'],
})

const sectionTonight = z.object({
  section: z.object({ id, name: z.string(), nameHe: z.string(), locationId: id }),
  date: day,
  attendant: attendantNamed.nullable(),
  /** The attendant who had the section on the last night that anybody had it, while she is still active. */
  last: attendantNamed.nullable(),
  /** Whether the section's rooms have been opened for tonight. */
  opened: z.boolean(),
  /** Whether the section's building stays closed tonight. */
  closed: z.boolean(),
})

export const attendantsTonight = endpoint('attendantsTonight', {
  summary: 'Who has which section tonight, and who had it the last time.',
  who: ['Reception', 'Attendant'],
  audited: { nothing: 'Names of those who work here.' },
  result: z.array(sectionTonight),
})

/**
 * The id of the attendant whom the screen showed until now, null for nobody; another desk may have changed it
 * meanwhile. Left out, nothing is compared.
 */
export const hadBefore = id.nullable().optional()

export const setAttendantTonight = endpoint('setAttendantTonight', {
  summary: 'Gives a section to an attendant for tonight, or to nobody.',
  who: ['Reception'],
  audited: { act: 'section-given' },
  body: z.strictObject({
    sectionId: id,
    attendantId: id.nullable(),
    was: hadBefore,
    ...swiped,
  }),
  result: sectionTonight,
  refusals: ['not-found', 'section-moved-on'],
})
