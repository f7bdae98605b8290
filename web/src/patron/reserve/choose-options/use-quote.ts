import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type BodyOf, call } from '../../../talk/call.ts'

/** The price of this visit if it were booked now; the last price stays until the next is loaded. */
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
  /** Why there is no price. */
  const failure = quote ? null : error
  return { quote, failure, waits, isOld: isPlaceholderData, refetch }
}
