import { hours, type Ms } from '@mikvah/rules/time/ms.ts'

/** How long one effect may take before it counts as failed. */
export const patience: Ms = 30_000
/** An effect whose process died is taken again after this time; each is begun as soon as it is taken. */
export const lease: Ms = 45_000
/** How long an effect that this process can't unseal is left for another one to take. */
export const untilAnother: Ms = 5000
/** The longest backoff: how long an effect that failed again and again is put off at most. */
export const longestBackOff: Ms = hours(1)
