import { type Ms, minutes } from '../time/ms.ts'

export const staffEntryRefusals = ['wrong-passcode', 'staff-entry-off'] as const

/** How long who works here stands before the screen of a room once she has said the passcode. */
export const staffEntryLasts: Ms = minutes(10)

/** A clock that was put back makes no entry longer. */
export const hasEntered = (until: Ms | null, now: Ms): boolean =>
  until !== null && now < until && until - now <= staffEntryLasts
