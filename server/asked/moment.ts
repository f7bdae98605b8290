import type { Moment } from './asked.ts'
import type { Parts } from './parts.ts'

/** The facts of this moment for work that no one asked for: jobs and the outbox. */
export async function momentOf(parts: Parts): Promise<Moment> {
  const { now, content } = await parts.facility.read()
  return { now, content }
}
