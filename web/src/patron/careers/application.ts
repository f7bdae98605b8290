import { cutTo, lengths } from '@mikvah/rules/lengths.ts'
import { isEmail } from '@mikvah/rules/people/email.ts'
import type { FormErrors } from '../../page/use-form.ts'

/** The positions that are offered until the office names its own, by the keys of their words. */
export const positionWords = [
  'careersPositionReception',
  'careersPositionAttendant',
  'careersPositionCleaning',
  'careersPositionOther',
] as const

/** The positions that the office has named, one a line, without repeats; each stands in the message, so it has an end. */
export const positionsOf = (lines: string): string[] => [
  ...new Set(
    lines.split('\n').flatMap((line) => cutTo(line.trim(), lengths.position).trim() || []),
  ),
]

export const applicationFields = ['firstName', 'lastName', 'phone', 'email', 'experience'] as const
export type Application = Record<(typeof applicationFields)[number], string>

/**
 * The letter about an application: as the office has worded it, and where its words leave no room for all that she
 * writes, without them.
 */
export const letterOf = (
  worded: string,
  { position, phone, experience }: { position: string; phone: string; experience: string },
): string =>
  worded.length <= lengths.letter ? worded : [position, phone, '', experience].join('\n')

const wordOf = {
  firstName: 'careersFirstNameRequired',
  lastName: 'careersLastNameRequired',
  phone: 'careersPhoneRequired',
  email: 'careersEmailRequired',
  experience: 'careersExperienceRequired',
} as const

/** The word keys of what is missing or wrong, by field; empty when the application may be sent. */
export function applicationErrorsOf(application: Application): FormErrors<Application> {
  const missing = applicationFields.filter((field) =>
    field === 'email' ? !isEmail(application.email) : !application[field].trim(),
  )
  return Object.fromEntries(missing.map((field) => [field, wordOf[field]]))
}
