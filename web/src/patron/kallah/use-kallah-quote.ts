import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../talk/call.ts'
import { kallahWish } from './kallah-form.ts'

/**
 * The query options for the quote of her visit on that day; the server refuses a holy or past day here, before any
 * charge.
 */
export const kallahQuote = (date: string) =>
  queryOptions({
    queryKey: ['quoteReservation', 'kallah', date],
    queryFn: async ({ signal }) => {
      const { result } = await call('quoteReservation', { body: kallahWish(date), signal })
      return result
    },
  })

/**
 * The price of her visit on that day, which isn't asked for where that is before `today`. `isAwaited` tells whether a
 * day is chosen whose price is on its way.
 */
export function useKallahQuote(date: string, today: string) {
  const enabled = date !== '' && date >= today
  const quote = useQuery({ ...kallahQuote(date), enabled, retry: false })
  const { data, error, isPending, refetch } = quote
  return { data, error, refetch, isAwaited: enabled && isPending }
}
