import type { Role } from './roles.ts'

/** The screens of the house, each by the one role its account holds. */
export const deviceKinds = [
  'Room',
  'Kiosk',
  'Mikvah',
  'Waiting',
  'Attendant',
] as const satisfies readonly Role[]
export type DeviceKind = (typeof deviceKinds)[number]
