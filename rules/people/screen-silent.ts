import { type Ms, minutes } from '../time/ms.ts'

/** A screen reports every quarter of an hour; one that has missed its turn needs somebody to look at it. */
const silentAfter: Ms = minutes(20)

/** Whether a screen has missed its turn to be seen: it was last seen more than 20 minutes ago. */
export const isScreenSilent = (lastSeen: Ms, now: Ms): boolean => now - lastSeen > silentAfter
