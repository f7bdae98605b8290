/** What a list of patrons may say of each, in the order of the page, with the headings it is known by elsewhere. */
export const importFields = {
  phone: ['phone', 'mobile', 'cell', 'cellphone', 'telephone', 'phonenumber', 'טלפון', 'נייד'],
  firstName: ['firstname', 'first', 'givenname', 'שםפרטי'],
  lastName: ['lastname', 'last', 'surname', 'familyname', 'שםמשפחה'],
  email: ['email', 'emailaddress', 'mail', 'דואל', 'אימייל', 'מייל'],
  address: ['address', 'street', 'כתובת', 'רחוב'],
  city: ['city', 'town', 'עיר'],
  state: ['state', 'province', 'מדינה'],
  zipcode: ['zipcode', 'zip', 'postcode', 'postalcode', 'מיקוד'],
  language: ['language', 'lang', 'שפה'],
  notes: ['notes', 'note', 'הערות', 'הערה'],
  internalNote: ['internalnote', 'officenote', 'staffnote', 'הערהפנימית'],
  plateNumber: ['platenumber', 'plate', 'licenseplate', 'רכב', 'לוחיתרישוי'],
  membershipLevel: ['membershiplevel', 'membership', 'level', 'חברות', 'מנוי'],
  membershipExpiration: ['membershipexpiration', 'expiration', 'expires', 'תוקף', 'תוקףהחברות'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type ImportField = keyof typeof importFields
export const importFieldNames = Object.keys(importFields) as ImportField[]

/** The most lines that one list may have. */
export const mostImportLines = 10_000

/** Why a list, or one of its lines, is refused. */
export const importRefusals = [
  'import-unreadable',
  'import-empty',
  'import-too-long',
  'import-no-phone',
  'import-no-level',
  'import-date',
  'import-half-membership',
  'import-twice',
] as const

/** How large a list may be: its letters, and the bytes in which they are sent. */
export const mostOfList = {
  importPatrons: { letters: 4_000_000, bytes: 5_000_000 },
  importVisits: { letters: 1_500_000, bytes: 2_000_000 },
} as const
