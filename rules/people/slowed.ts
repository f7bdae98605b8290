import type { Ms } from '../time/ms.ts'

/**
 * The backoff before a try for a much-tried name is judged, in milliseconds: 50 for each of the tries beyond those that
 * are free, 1,000 at most, which is never long enough to be a refusal.
 */
export const slowedMs = (triesBeyond: number): Ms =>
  triesBeyond <= 0 ? 0 : Math.min(1_000, 50 * triesBeyond)
