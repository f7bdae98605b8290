import { useAsk } from '../../../talk/ask.ts'

/** How often a payment that is being confirmed is asked about. */
const gently = 4_000

/** A visit that was told just now, by her list or by what she did, isn't asked for once more. */
const justNow = 3_000

/** One of her visits. Only while a payment of it is open is it asked again by itself. */
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
