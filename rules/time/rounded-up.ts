import type { Ms } from './ms.ts'

/** The next whole step from a moment on. A time that is rounded up is never announced too early. */
export const roundedUp = (at: Ms, step: Ms): Ms => Math.ceil(at / step) * step
