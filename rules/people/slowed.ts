import type { Ms } from '../time/ms.ts'

/** How long a try for a much-tried name waits before it is judged: a little more each time, never long enough to be a refusal. */
export const slowedMs = (triesBeyond: number): Ms =>
  triesBeyond <= 0 ? 0 : Math.min(1_000, 50 * triesBeyond)
