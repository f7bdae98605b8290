import { useSchedule } from '../../../facts/use-schedule.ts'
import { useAsk } from '../../../talk/ask.ts'
import { useSession } from '../../../talk/use-session.ts'

/** Her reservations from today's business day on, asked afresh whenever a list of them opens. */
export function useMyVisits() {
  const session = useSession()
  const nights = useSchedule()
  const today = nights.data?.[0]?.date
  const visits = useAsk(
    'findReservationsByUser',
    { query: { user: session?.userId ?? '', dateFrom: today } },
    { enabled: session !== null && today !== undefined, staleTime: 0 },
  )
  return {
    today,
    /** Undefined until they have been asked for now. */
    visits: visits.isFetchedAfterMount ? visits.data : undefined,
    error: nights.error ?? visits.error,
    tryAgain: () => (nights.error ? nights.refetch() : visits.refetch()),
  }
}
