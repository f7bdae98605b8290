import type { Ms } from '@mikvah/rules/time/ms.ts'

const failing = new WeakMap<object, Map<string, Ms>>()

/**
 * The jobs of this process whose last round failed, by name, and since when, by the real clock. The jobs write into it.
 */
export function failingJobs(parts: object): Map<string, Ms> {
  const known = failing.get(parts) ?? new Map<string, Ms>()
  failing.set(parts, known)
  return known
}
