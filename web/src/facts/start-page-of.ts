import type { Role } from '@mikvah/rules/people/roles.ts'

/** The page where someone's work is, by the first role of hers in this order; for a patron the home page. */
const startPages: readonly (readonly [Role, string])[] = [
  ['Admin', '/admin'],
  ['Reception', '/receptionist'],
  ['Attendant', '/attendant'],
  ['Mikvah', '/mikvah'],
  ['Room', '/room'],
  ['Kiosk', '/kiosk'],
  ['Waiting', '/waiting'],
]

export const startPageOf = (roles: readonly string[]): string =>
  startPages.find(([role]) => roles.includes(role))?.[1] ?? '/'
