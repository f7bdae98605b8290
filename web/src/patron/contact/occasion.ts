const isSaid = (value: unknown) => value === true || value === 'true'

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)

/**
 * Why she came to this page: for the accessible room of a night, or for the refund of a reservation. The state of the
 * navigation or its query says so, as `handicapped`, `refund` and `date` (a business day, YYYY-MM-DD); what is invalid
 * counts as not said.
 */
export function occasionOf(
  state: unknown,
  search = new URLSearchParams(),
): {
  kind: 'contact' | 'accessible' | 'refund'
  date: string | null
} {
  const { handicapped, refund, date }: Record<string, unknown> = {
    ...Object.fromEntries(search),
    ...(state as Record<string, unknown> | null),
  }
  const kind = isSaid(handicapped) ? 'accessible' : isSaid(refund) ? 'refund' : 'contact'
  return { kind, date: isDay(date) ? date : null }
}
