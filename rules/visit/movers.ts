import { holds, type Role } from '../people/roles.ts'

/** Who or what moves a visit: a person or device by its role, an event at a door or gate, or the program itself. */
export const movers = [
  'patron',
  'reception',
  'attendant',
  'kiosk',
  'room-screen',
  'mikvah-screen',
  'dry-door',
  'wet-door',
  /** A license plate or gate reading. */
  'gate-reading',
  /** The passcode at a room's door. */
  'staff-entry',
  'system',
] as const
export type Mover = (typeof movers)[number]

const roleMovers: readonly (readonly [Role, Mover])[] = [
  ['Reception', 'reception'],
  ['Attendant', 'attendant'],
  ['Kiosk', 'kiosk'],
  ['Room', 'room-screen'],
  ['Mikvah', 'mikvah-screen'],
]

/** The movers that an account acts as; `own` says that it is her own reservation. */
export const moversOf = (held: readonly Role[], { own }: { own: boolean }): Mover[] => [
  ...(own ? (['patron'] as const) : []),
  ...roleMovers.filter(([role]) => holds(held, role)).map(([, mover]) => mover),
]
