import { cutTo, lengths } from '@mikvah/rules/lengths.ts'
import { isEmail } from '@mikvah/rules/people/email.ts'
import { kallahPlaceholder } from '@mikvah/rules/reservation/kallah.ts'
import type { FormErrors } from '../../page/use-form.ts'
import { digitsToSend, type TypedPhone } from '../../phone/phone.ts'
import type { BodyOf } from '../../talk/call.ts'

export type KallahForm = {
  name: string
  address: string
  shul: string
  email: string
  phone: TypedPhone
  /** The dates of the visit and of the wedding, YYYY-MM-DD. */
  date: string
  wedding: string
}

export const emptyForm: KallahForm = {
  name: '',
  address: '',
  shul: '',
  email: '',
  phone: { text: '', country: 'US' },
  date: '',
  wedding: '',
}

/**
 * The word keys of what is missing or wrong, by field: also an invalid phone number or e-mail address, and a day before
 * today, which is told apart from none (requirements P5).
 */
export function kallahErrorsOf(form: KallahForm, today: string): FormErrors<KallahForm> {
  const good: Record<keyof KallahForm, boolean> = {
    name: form.name.trim() !== '',
    address: form.address.trim() !== '',
    shul: form.shul.trim() !== '',
    email: isEmail(form.email.trim()),
    phone: digitsToSend(form.phone) !== null,
    date: form.date !== '' && form.date >= today,
    wedding: form.wedding !== '' && form.wedding >= today,
  }
  const missing = (Object.keys(good) as (keyof KallahForm)[]).filter((field) => !good[field])
  const wordFor = (field: keyof KallahForm) =>
    isDay(field) && form[field] !== '' ? 'kallahDayPast' : 'kallahFieldMissing'
  return Object.fromEntries(missing.map((field) => [field, wordFor(field)]))
}

const isDay = (field: keyof KallahForm) => field === 'date' || field === 'wedding'

/** The wish of a kallah: a day, with a placeholder for the hour (requirements P3). */
export const kallahWish = (date: string): BodyOf<'quoteReservation'> => ({
  kallah: true,
  bath: true,
  advanceReservation: true,
  reservationTime: `${date}T${kallahPlaceholder}`,
})

/** What is longer than its field takes is cut: she has paid by then, and a note that is refused tells nobody. */
const cut = (typed: string, most: keyof typeof lengths) => cutTo(typed.trim(), lengths[most])

/** The notes for the office, always in English. */
export const kallahNotes = ({ name, wedding, email, address, shul }: KallahForm): string =>
  [
    `Kallah: ${cut(name, 'personName')}`,
    `Wedding date: ${wedding}`,
    `Email: ${cut(email, 'email')}`,
    `Address: ${cut(address, 'address')}`,
    `Shul: ${cut(shul, 'personName')}`,
  ].join('\n')

/** Whether there is a reservation; it isn't known where its answer was lost. */
export type Created = boolean | 'unknown'

type Booked = { phone: string; created: Created; paid: 'paid' | 'pending' | 'free' }

const became = (created: Created): string => {
  if (created === 'unknown')
    return 'Kallah reservation perhaps created: see whether it stands before making one.'
  return created ? 'Kallah reservation created.' : 'Kallah reservation NOT created.'
}

/**
 * The message to the office, always in English: whether there is a reservation already, for whom, and how it was paid.
 */
export const kallahMessage = (form: KallahForm, { phone, created, paid }: Booked): string =>
  [
    became(created),
    `Reservation date: ${form.date}`,
    `Kallah phone: +${phone}`,
    `Payment: ${paid}`,
    kallahNotes(form),
  ].join('\n')
