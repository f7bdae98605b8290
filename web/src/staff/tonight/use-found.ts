import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { useAsk } from '../../talk/ask.ts'

/** A name, or more digits than a code has: what the board itself doesn't know. */
export const asksForPerson = (search: string): boolean =>
  /\p{L}{2}/u.test(search) || search.replace(/\D/g, '').length > 4

/** The visits of whoever is searched for by phone or name: a board is told neither. Null until that is known. */
export function useFound(search: string) {
  const q = useDeferredValue(search.trim())
  const isAsked = asksForPerson(q)
  const { data, error, refetch } = useAsk(
    'search',
    { query: { q } },
    { enabled: isAsked, placeholderData: keepPreviousData },
  )
  const found = useMemo(() => {
    if (!isAsked) return nobody
    return data ? new Set(data.reservations.map((one) => one.reservationId)) : null
  }, [data, isAsked])
  return { found, failure: isAsked ? error : null, tryAgain: refetch }
}

const nobody: ReadonlySet<string> = new Set()
