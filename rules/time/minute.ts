import { type Ms, minutes } from './ms.ts'
import { roundedUp } from './rounded-up.ts'

const minute = minutes(1)

/** Rounding of zmanim: up to the minute, never down, as they only ever move later. An exact minute stays. */
export const ceilToMinute = (ms: Ms): Ms => roundedUp(ms, minute)

/** Rounding of deadlines: down to the minute, as they only ever move earlier. An exact minute stays. */
export const floorToMinute = (ms: Ms): Ms => Math.floor(ms / minute) * minute
