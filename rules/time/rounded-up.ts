import type { Ms } from './ms.ts'

/** The next whole step from a moment on: what is told by it is never told too early. */
export const roundedUp = (at: Ms, step: Ms): Ms => Math.ceil(at / step) * step
