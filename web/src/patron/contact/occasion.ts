/**
 * What led her here, as `navigate('/contact', { state })` carries it: the accessible room of a night, or a refund of
 * the reservation of a night. `date` is a business day.
 */
export type ContactOccasion = { handicapped?: boolean; refund?: boolean; date?: string }

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)

/** Reads the state of a navigation, which may be anything. */
export function occasionOf(state: unknown): {
  kind: 'contact' | 'accessible' | 'refund'
  date: string | null
} {
  const { handicapped, refund, date } = (state ?? {}) as Record<string, unknown>
  const kind = handicapped ? 'accessible' : refund ? 'refund' : 'contact'
  return { kind, date: isDay(date) ? date : null }
}
