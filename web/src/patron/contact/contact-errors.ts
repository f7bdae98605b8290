import { isEmail } from '@mikvah/rules/people/email.ts'
import type { FormErrors } from '../../page/use-form.ts'

export type ContactMessage = { firstName: string; lastName: string; email: string; message: string }

/**
 * The word keys of what is missing or wrong, by field; empty when the form may be sent (requirements P5). Who is signed
 * in needs no last name.
 */
export function contactErrorsOf(
  { lastName, email, message }: ContactMessage,
  { signedIn }: { signedIn: boolean },
): FormErrors<ContactMessage> {
  return {
    ...(signedIn || lastName.trim() ? null : { lastName: 'contactLastNameRequired' }),
    ...(isEmail(email) ? null : { email: 'contactEmailRequired' }),
    ...(message.trim() ? null : { message: 'contactMessageRequired' }),
  }
}
