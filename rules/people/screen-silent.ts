import { type Ms, minutes } from '../time/ms.ts'

/** A screen reports every quarter of an hour; one that has missed its turn needs somebody to look at it. */
const silentAfter: Ms = minutes(20)

export const isScreenSilent = (lastSeen: Ms, now: Ms): boolean => now - lastSeen > silentAfter
