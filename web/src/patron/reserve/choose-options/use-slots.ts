import { useAsk } from '../../../talk/ask.ts'

/**
 * The query of the slots of a night (YYYY-MM-DD) in every building, for an edit with the place of the visit it replaces
 * counted as free. Loaded whenever the step opens and whenever she comes back to the window.
 */
export const useSlots = (date: string, replacingReservationId: string | undefined) =>
  useAsk(
    'availableReservations',
    { query: { dt: date, replacingreservationid: replacingReservationId } },
    { staleTime: 0, refetchOnMount: 'always', refetchOnWindowFocus: 'always' },
  )
