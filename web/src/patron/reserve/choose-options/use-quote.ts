import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type BodyOf, call } from '../../../talk/call.ts'

/**
 * `quote` is what this visit would cost if it were booked now: null without a `body`, and until it is known, while the
 * last one stays until the next is loaded (`isOld`).
 */
export function useQuote(body: BodyOf<'quoteReservation'> | null) {
  const { data, error, isPlaceholderData, isPaused, refetch } = useQuery({
    queryKey: ['quoteReservation', body],
    queryFn: ({ signal }) => (body ? call('quoteReservation', { body, signal }) : null),
    enabled: body !== null,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
  /** Whether this price waits for a network; the last one would then stand under another choice. */
  const waits = isPaused && (isPlaceholderData || !data)
  const quote = body && data && !waits ? data.result : null
  /** Why there is no price; null where there is one. */
  const failure = quote ? null : error
  return { quote, failure, waits, isOld: isPlaceholderData, refetch }
}
