import { useDeferredValue, useMemo } from 'react'
import { useAsk } from '../../talk/ask.ts'

/** A name, or more digits than a code has: what the board itself doesn't know. */
export const asksForPerson = (search: string): boolean =>
  /\p{L}{2}/u.test(search) || search.replace(/\D/g, '').length > 4

/** The visits of whoever is searched for by phone or name: a board is told neither. */
export function useFound(search: string): ReadonlySet<string> {
  const q = useDeferredValue(search.trim())
  const { data } = useAsk('search', { query: { q } }, { enabled: asksForPerson(q) })
  return useMemo(
    () => new Set(asksForPerson(q) ? data?.reservations.map((one) => one.reservationId) : []),
    [data, q],
  )
}
