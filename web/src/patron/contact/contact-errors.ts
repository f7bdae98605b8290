import type { WordKey } from '@mikvah/contract/words/key.ts'
import { isEmail } from '@mikvah/rules/people/email.ts'

export type ContactMessage = { firstName: string; lastName: string; email: string; message: string }
export type ContactErrors = Partial<Record<keyof ContactMessage, WordKey>>

/** Keys of what is missing, by field; empty when the form may be sent (spec, patron 5). */
export function contactErrorsOf(
  { lastName, email, message }: ContactMessage,
  { signedIn }: { signedIn: boolean },
): ContactErrors {
  return {
    ...(signedIn || lastName.trim() ? null : { lastName: 'contactLastNameRequired' }),
    ...(isEmail(email) ? null : { email: 'contactEmailRequired' }),
    ...(message.trim() ? null : { message: 'contactMessageRequired' }),
  }
}
