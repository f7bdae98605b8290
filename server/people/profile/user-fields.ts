import { lengths } from '@mikvah/rules/lengths.ts'
import { isEmail } from '@mikvah/rules/people/email.ts'
import { isLanguage } from '@mikvah/rules/words/language.ts'
import type { Account } from '../accounts.ts'

type Text =
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'address'
  | 'city'
  | 'state'
  | 'zipcode'
  | 'notes'
  | 'plateNumber'
  | 'internalNote'
type Flag =
  | 'notificationReservations'
  | 'notificationDayBefore'
  | 'notificationDayOf'
  | 'notificationByEmail'
export type UserFields = Pick<Account, Text | Flag | 'language'>

/**
 * What a sent value comes to: the value to be stored, null where it clears the field, or the code that it is refused
 * with.
 */
export type Read = { value: string | boolean | null } | 'invalid-field' | 'invalid-name'
/** Reads what was sent for a field; `isName` says which names are allowed there. */
export type ReadField = (value: unknown, isName: (name: string) => boolean) => Read

/** A text of at most so many characters; an empty one, or null, clears the field. */
const text =
  (most: number, isRight: (text: string) => boolean = () => true): ReadField =>
  (value) => {
    if (value === null) return { value: null }
    if (typeof value !== 'string') return 'invalid-field'
    const trimmed = value.trim()
    if (trimmed === '') return { value: null }
    return trimmed.length <= most && isRight(trimmed) ? { value: trimmed } : 'invalid-field'
  }

const name: ReadField = (value, isName) => {
  const read = text(lengths.personName)(value, isName)
  const wrong = typeof read === 'object' && typeof read.value === 'string' && !isName(read.value)
  return wrong ? 'invalid-name' : read
}

const flag: ReadField = (value) => (typeof value === 'boolean' ? { value: value } : 'invalid-field')

/**
 * The fields that a PATCH may change, each with the function that reads what was sent for it. User name, phone, roles
 * and the test flag aren't among them.
 */
export const userFields = {
  firstName: name,
  lastName: name,
  email: text(lengths.email, isEmail),
  address: text(lengths.address),
  city: text(lengths.city),
  state: text(lengths.state),
  zipcode: text(lengths.zipcode),
  language: (value) => (isLanguage(value) ? { value } : 'invalid-field'),
  notes: text(lengths.recordNote),
  notificationReservations: flag,
  notificationDayBefore: flag,
  notificationDayOf: flag,
  notificationByEmail: flag,
  plateNumber: text(200),
  internalNote: text(lengths.recordNote),
} as const satisfies Record<keyof UserFields, ReadField>

/** Fields that the desk alone reads and changes. */
export const staffsAlone: readonly (keyof UserFields)[] = ['internalNote']

const names = new Map(
  (Object.keys(userFields) as (keyof UserFields)[]).map((field) => [field.toLowerCase(), field]),
)

/** The field that a path such as `/firstName` or `FIRSTNAME` means, or null. */
export const fieldAt = (path: string): keyof UserFields | null =>
  names.get(path.replace(/^\//, '').toLowerCase()) ?? null
