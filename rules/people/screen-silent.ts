import { type Ms, minutes } from '../time/ms.ts'

/** A screen is seen each quarter of an hour; one that has missed its turn needs somebody to look. */
const silentAfter: Ms = minutes(20)

export const isScreenSilent = (lastSeen: Ms, now: Ms): boolean => now - lastSeen > silentAfter
