import { useAsk } from '../../../talk/ask.ts'

/** How often a payment that is being confirmed is asked about, in milliseconds. */
const gently = 4_000

/** A visit that was loaded within these milliseconds, with her list or by what she did, isn't loaded again. */
const justNow = 3_000

/** The query of one of her visits, by its id. While a payment of it is open it is loaded again every four seconds. */
export const useVisit = (id: string | undefined) =>
  useAsk(
    'reservation',
    { params: { id: id ?? '' } },
    {
      enabled: id !== undefined,
      staleTime: justNow,
      refetchInterval: ({ state }) => (state.data?.paymentPending ? gently : false),
    },
  )
