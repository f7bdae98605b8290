import { codeDigits } from '@mikvah/rules/people/codes.ts'
import { mostFound } from '@mikvah/rules/people/finding.ts'
import { useDeferredValue, useMemo } from 'react'
import { useAsk } from '../../talk/ask.ts'
import type { AnswerOf } from '../../talk/call.ts'

/** Whether the search is a name, or more digits than a code has, which the board can't find by itself. */
export const asksForPerson = (search: string): boolean =>
  /\p{L}{2}/u.test(search) || search.replace(/\D/g, '').length > codeDigits.visit

/** Four digits may be the code of another night's visit, or the end of a phone number. */
const isCode = (search: string): boolean =>
  search.length === codeDigits.visit && /^\d+$/.test(search)

/**
 * The visits that a search finds by phone or name, or by the end of a phone number, which the board's own data doesn't
 * contain; null until they are known. `answer` is everything that the server found, undefined until it has answered.
 * While it is asked, what it found for the text that this one goes on from is still possible, and nobody else is.
 */
export function useFound(search: string) {
  const text = search.trim()
  const q = useDeferredValue(text)
  const isPerson = asksForPerson(text)
  const isAsked = isPerson || isCode(text)
  const { data, error, refetch, isPlaceholderData } = useAsk(
    'search',
    { query: { q } },
    {
      enabled: asksForPerson(q) || isCode(q),
      placeholderData: (before, its) =>
        goesOn(q, (its?.queryKey as Key | undefined)?.[1].query.q) ? before : undefined,
    },
  )
  const found = goesOn(text, q) ? data : undefined
  const answer = isAsked ? found : none
  const isLate = isAsked && !error && (found === undefined || isPlaceholderData || q !== text)
  // The board finds a code by itself at once; other people whom the digits may mean are added once the server has
  // answered. Of an answer that was cut off, the one to come may hold others.
  const known = isLate && answer && hasMore(answer) ? null : (answer ?? (isPerson ? null : none))
  const ids = useMemo(
    () => known && new Set(known.reservations.map((one) => one.reservationId)),
    [known],
  )
  return { found: ids, answer, isLate, failure: isAsked ? error : null, tryAgain: refetch }
}

type Key = readonly ['search', { query: { q: string } }]

/** Whether a text begins with another one, so that it can find only what that one finds. */
const goesOn = (text: string, before: string | undefined): boolean =>
  before !== undefined && text.startsWith(before)

/** Whether the server may have found more than it gives. */
export const hasMore = ({ users, reservations }: AnswerOf<'search'>): boolean =>
  Math.max(users.length, reservations.length) >= mostFound

const none: AnswerOf<'search'> = { users: [], reservations: [] }
