import type { Ms } from '@mikvah/rules/time/ms.ts'

const failing = new WeakMap<object, Map<string, Ms>>()

/** The jobs of this process whose last round failed, and since when, by the real clock. */
export function failingJobs(parts: object): Map<string, Ms> {
  const known = failing.get(parts) ?? new Map<string, Ms>()
  failing.set(parts, known)
  return known
}
