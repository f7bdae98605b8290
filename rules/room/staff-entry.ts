import { type Ms, minutes } from '../time/ms.ts'

export const staffEntryRefusals = ['wrong-passcode', 'staff-entry-off'] as const

/** How long the screen of a room takes staff's taps after the passcode was entered. */
export const staffEntryLasts: Ms = minutes(10)

/** Whether the passcode still counts. A clock that was put back doesn't make it count longer. */
export const hasEntered = (until: Ms | null, now: Ms): boolean =>
  until !== null && now < until && until - now <= staffEntryLasts
