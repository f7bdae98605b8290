import { kindsOfPaper, mostBytesOfPaper } from '@mikvah/rules/garage/papers.ts'
import { isEmail } from '@mikvah/rules/people/email.ts'
import type { FormErrors } from '../../page/use-form.ts'

/**
 * Her papers: the license (`image0`), the registration (`image1`), where to write to, and whether the new plate is
 * added or replaces hers.
 */
export type Papers = {
  image0: File | null
  image1: File | null
  email: string
  way: 'add' | 'replace'
}

/** What a picture of hers may be, as a browser names kinds of files. */
export const typesOfPaper: readonly string[] = kindsOfPaper.map((kind) => `image/${kind}`)

/** Why a picture can't be sent, found before it is uploaded. */
const pictureError = (picture: File | null) => {
  if (!picture) return 'plateMissing' as const
  if (!typesOfPaper.includes(picture.type)) return 'plateWrongKind' as const
  return picture.size > mostBytesOfPaper ? ('plateTooLarge' as const) : null
}

/** The word keys of why the papers can't be sent, by field; empty when they may be. */
export function papersErrorsOf({ image0, image1, email }: Papers): FormErrors<Papers> {
  const [first, second] = [pictureError(image0), pictureError(image1)]
  return {
    ...(first ? { image0: first } : {}),
    ...(second ? { image1: second } : {}),
    ...(email.trim() === '' || isEmail(email.trim()) ? {} : { email: 'plateEmailInvalid' }),
  }
}

/** The form as the call takes it. */
export function formOf({ image0, image1, email, way }: Papers, reservationId: string | null) {
  const form = new FormData()
  if (email.trim()) form.append('email', email.trim())
  form.append('add_replace', way)
  if (reservationId) form.append('reservationId', reservationId)
  if (image0) form.append('image0', image0, image0.name)
  if (image1) form.append('image1', image1, image1.name)
  return form
}
