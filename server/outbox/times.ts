import { hours, type Ms } from '@mikvah/rules/time/ms.ts'

/** How long one effect may take before it counts as failed. */
export const patience: Ms = 30_000
/** An effect taken by a process that died is taken again after this; each begins as soon as it is taken. */
export const lease: Ms = 45_000
/** How long one waits that this process can't open, for another to take it. */
export const untilAnother: Ms = 5000
export const longestBackOff: Ms = hours(1)
