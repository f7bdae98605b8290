import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../talk/call.ts'
import { kallahWish } from './kallah-form.ts'

/** The price of her visit on that day; a holy or past day is refused here, before any charge. */
export const kallahQuote = (date: string) =>
  queryOptions({
    queryKey: ['quoteReservation', 'kallah', date],
    queryFn: async ({ signal }) => {
      const { result } = await call('quoteReservation', { body: kallahWish(date), signal })
      return result
    },
  })

export const useKallahQuote = (date: string, today: string) =>
  useQuery({ ...kallahQuote(date), enabled: date !== '' && date >= today, retry: false })
