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

/** What a desk or a kiosk uses besides its screen. */
export const peripheralKinds = ['printer', 'cardReader'] as const

/** Where a printer or a card reader is used. */
export const usedAts = ['reception', 'kiosk'] as const
export type UsedAt = (typeof usedAts)[number]
