import type { Role } from '@mikvah/rules/people/roles.ts'

const startPages: readonly (readonly [Role, string])[] = [
  ['Admin', '/admin'],
  ['Reception', '/receptionist'],
  ['Attendant', '/attendant'],
  ['Mikvah', '/mikvah'],
  ['Room', '/room'],
  ['Kiosk', '/kiosk'],
  ['Waiting', '/waiting'],
]

/**
 * The page where someone's work is, by the first that she is of Admin, Reception, Attendant, Mikvah and the house's own
 * screens; for a patron the home page.
 */
export const startPageOf = (roles: readonly string[]): string =>
  startPages.find(([role]) => roles.includes(role))?.[1] ?? '/'
