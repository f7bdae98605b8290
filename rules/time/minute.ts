import type { Ms } from './ms.ts'

const minute = 60_000

/** Zmanim only ever move later. An exact minute stays. */
export const ceilToMinute = (ms: Ms): Ms => Math.ceil(ms / minute) * minute

/** Deadlines only ever move earlier. An exact minute stays. */
export const floorToMinute = (ms: Ms): Ms => Math.floor(ms / minute) * minute
