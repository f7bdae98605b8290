import { type Ms, minutes } from '../time/ms.ts'

/**
 * How many digits each code has: the one she signs in with, her visit's, the one by which she is called from the waiting
 * area, the one of a screen that waits to be paired, and the passcode of the staff at a room's door.
 */
export const codeDigits = { signIn: 6, visit: 4, waiting: 3, pairing: 8, passcode: 4 } as const

/** How long a sign-in code is valid: ten minutes. */
export const codeLives: Ms = minutes(10)

/** The rate limit of sign-in codes: the least time between two for one number, half a minute. */
export const betweenCodes: Ms = minutes(0.5)

/** How long the code of a screen that waits to be paired is valid: ten minutes. */
export const pairingCodeLives: Ms = minutes(10)
