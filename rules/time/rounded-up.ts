import type { Ms } from './ms.ts'

/** A moment rounded up to a whole step; one that is whole stays. What is rounded up is never announced too early. */
export const roundedUp = (at: Ms, step: Ms): Ms => Math.ceil(at / step) * step
