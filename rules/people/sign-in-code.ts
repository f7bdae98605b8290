import { type Ms, minutes } from '../time/ms.ts'

/** How long a sign-in code is valid. */
export const codeLives: Ms = minutes(10)

/** The least time between two codes for one number. */
export const betweenCodes: Ms = minutes(0.5)
