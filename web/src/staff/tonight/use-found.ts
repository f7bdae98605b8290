import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { useAsk } from '../../talk/ask.ts'
import type { AnswerOf } from '../../talk/call.ts'

/** Whether the search is a name, or more digits than a code has, which the board can't find by itself. */
export const asksForPerson = (search: string): boolean =>
  /\p{L}{2}/u.test(search) || search.replace(/\D/g, '').length > 4

/** Four digits may be the code of another night's visit, or the end of a phone number. */
const isCode = (search: string): boolean => /^\d{4}$/.test(search)

/**
 * The visits that a search finds by phone or name, or by the end of a phone number, which the board's own data doesn't
 * contain; null until they are known. `answer` is everything that the server found, undefined until it has answered.
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
    // The board finds a code by itself at once; other people whom the digits may mean are added once the server has
    // answered.
    const known = isPerson ? data : (answer ?? none)
    return known ? new Set(known.reservations.map((one) => one.reservationId)) : null
  }, [data, answer, isPerson])
  return { found, answer, failure: isAsked ? error : null, tryAgain: refetch }
}

const none: AnswerOf<'search'> = { users: [], reservations: [] }
