import { useQuery } from '@tanstack/react-query'
import { useSchedule } from '../../../facts/use-schedule.ts'
import { plusDays } from '../../../parts/times/civil-date.ts'
import { question } from '../../../talk/ask.ts'
import { useSession } from '../../../talk/use-session.ts'

const year = 366

/**
 * The query options of her visits of the past year and all to come: one for her list and for what she had last time.
 */
export const herYear = (userId: string | undefined, today: string | undefined) =>
  question('findReservationsByUser', {
    query: { user: userId ?? '', dateFrom: today && plusDays(today, -year) },
  })

/**
 * `visits`, her reservations from today's business day (`today`, YYYY-MM-DD) on, loaded anew whenever a list of them
 * opens; `tryAgain` where `error` says why they aren't there.
 */
export function useMyVisits() {
  const session = useSession()
  const nights = useSchedule()
  const today = nights.data?.[0]?.date
  const visits = useQuery({
    ...herYear(session?.userId, today),
    enabled: session !== null && today !== undefined,
    staleTime: 0,
  })
  return {
    today,
    /** Her visits; undefined until they have been loaded since the page was opened. */
    visits:
      visits.isFetchedAfterMount && today
        ? visits.data?.filter(({ reservationDate }) => reservationDate >= today)
        : undefined,
    error: nights.error ?? visits.error,
    tryAgain: () => (nights.error ? nights.refetch() : visits.refetch()),
  }
}
