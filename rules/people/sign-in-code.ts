import { type Ms, minutes } from '../time/ms.ts'

/** How long a sign-in code is valid: ten minutes. */
export const codeLives: Ms = minutes(10)

/** The rate limit of sign-in codes: the least time between two for one number, half a minute. */
export const betweenCodes: Ms = minutes(0.5)
