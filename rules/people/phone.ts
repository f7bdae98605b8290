import { lengths } from '../lengths.ts'

/** The form of an extension: one to six digits. Asterisk is asked for no other. */
export const extensionForm = new RegExp(`^\\d{1,${lengths.extension}}$`)

/** Whether a text is an extension. */
export const isExtension = (text: string): boolean => extensionForm.test(text)

export const digitsOf = (phone: string): string => phone.replace(/\D/g, '')

/**
 * Whether a number reaches nobody: none at all, zeros, or the filler that a desk types where a number is required,
 * which ends in ten zeros. Such a number is shown nowhere, nothing is sent to it, and no card is kept for it.
 */
export function isNobodysNumber(phone: string | null): boolean {
  if (phone === null || phone.trim() === '') return true
  const digits = digitsOf(phone)
  return /^0+$/.test(digits) || digits.endsWith('0'.repeat(10))
}

type Plan = {
  code: string
  countries: string[]
  national: string
  abroad: string
  shape: RegExp
  trunk: RegExp
}

/** How the countries our facilities are in write a number; any other is shown by its digits after a plus. */
const plans: readonly Plan[] = [
  {
    code: '1',
    countries: ['us', 'ca'],
    shape: /^([2-9]\d\d)(\d{3})(\d{4})$/,
    national: '($1) $2-$3',
    abroad: '+1 $1 $2 $3',
    trunk: /^(?=\d{10}$)/,
  },
  {
    code: '972',
    countries: ['il'],
    shape: /^([2-489]|[57]\d)(\d{3})(\d{4})$/,
    national: '0$1-$2-$3',
    abroad: '+972 $1 $2 $3',
    trunk: /^0/,
  },
]

const isNumber = (text: string) => /^[\d\s()+.–-]{5,}$/.test(text)

/**
 * One shape for a phone wherever it stands: as the facility's country writes it at home, any other with its country
 * code. Takes digits as they are kept and numbers as an office writes them. What isn't a number stays as it is, and so
 * do those without a plus that fit none of the `plans` and have up to ten digits or begin with 0.
 */
export function phoneText(phone: string, countryCode: string): string {
  if (!isNumber(phone)) return phone
  const own = plans.find(({ countries }) => countries.includes(countryCode))
  const plus = phone.trim().startsWith('+')
  const typed = digitsOf(phone)
  const digits = own && !plus && own.trunk.test(typed) ? typed.replace(own.trunk, own.code) : typed
  const plan = plans.find(
    ({ code, shape }) => digits.startsWith(code) && shape.test(digits.slice(code.length)),
  )
  if (plan)
    return digits
      .slice(plan.code.length)
      .replace(plan.shape, plan === own ? plan.national : plan.abroad)
  // A number that begins with 0 is written as at home, where its country has no plan here.
  const isAbroad = typed.length > 10 && !typed.startsWith('0')
  return plus || isAbroad ? `+${typed}` : phone
}
