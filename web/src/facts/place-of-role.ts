import type { Role } from '@mikvah/rules/people/roles.ts'

/** Where someone's work is, the first role that is hers counting; a patron is at home. */
const places: readonly (readonly [Role, string])[] = [
  ['Admin', '/admin'],
  ['Reception', '/receptionist'],
  ['Attendant', '/attendant'],
  ['Mikvah', '/mikvah'],
  ['Room', '/room'],
  ['Kiosk', '/kiosk'],
  ['Waiting', '/waiting'],
]

export const placeOf = (roles: readonly string[]): string =>
  places.find(([role]) => roles.includes(role))?.[1] ?? '/'
