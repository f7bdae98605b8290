import { useAsk } from '../../../talk/ask.ts'

/** The slots of a night, loaded whenever the step opens and whenever she comes back to the window. */
export const useSlots = (date: string, replacingReservationId: string | undefined) =>
  useAsk(
    'availableReservations',
    { query: { dt: date, replacingreservationid: replacingReservationId } },
    { staleTime: 0, refetchOnMount: 'always', refetchOnWindowFocus: 'always' },
  )
