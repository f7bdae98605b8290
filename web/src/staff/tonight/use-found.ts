import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { useAsk } from '../../talk/ask.ts'
import type { AnswerOf } from '../../talk/call.ts'

/** A name, or more digits than a code has: what the board itself doesn't know. */
export const asksForPerson = (search: string): boolean =>
  /\p{L}{2}/u.test(search) || search.replace(/\D/g, '').length > 4

/** A whole code may be of another night, or the end of a phone. */
const isCode = (search: string): boolean => /^\d{4}$/.test(search)

/**
 * The visits of whoever is searched for by phone or name, or by the end of a phone: a board is told none of these. Null
 * until that is known. `answer` is all
 * that the server knows of it, undefined until it has answered.
 */
export function useFound(search: string) {
  const q = useDeferredValue(search.trim())
  const isPerson = asksForPerson(q)
  const isAsked = isPerson || isCode(q)
  const { data, error, refetch, isPlaceholderData } = useAsk(
    'search',
    { query: { q } },
    { enabled: isAsked, placeholderData: keepPreviousData },
  )
  const answer = isAsked ? (isPlaceholderData ? undefined : data) : none
  const found = useMemo(() => {
    // A code stands on the board itself; whom its digits may mean besides is heard of when it is known.
    const known = isPerson ? data : (answer ?? none)
    return known ? new Set(known.reservations.map((one) => one.reservationId)) : null
  }, [data, answer, isPerson])
  return { found, answer, failure: isAsked ? error : null, tryAgain: refetch }
}

const none: AnswerOf<'search'> = { users: [], reservations: [] }
