import { useSchedule } from '../../../facts/use-schedule.ts'
import { useAsk } from '../../../talk/ask.ts'

/** The coming nights at the main building and, where there is one, at the second. */
export function useNights() {
  const main = useSchedule()
  const places = useAsk('locations', { query: { activeonly: 'true' } }, { staleTime: 3_600_000 })
  const second = places.data?.find(({ alternate }) => alternate) ?? null
  const alternate = useAsk(
    'schedule',
    { query: { alternateLocation: 'true' } },
    { enabled: second !== null },
  )
  return {
    main: main.data,
    /** The nights of the second building; empty where there is only one, or the buildings couldn't be loaded. */
    alternate: second ? alternate.data : places.isPending ? undefined : [],
    places: places.data ?? [],
    error: main.error ?? alternate.error,
    tryAgain: () => (main.error ? main.refetch() : alternate.refetch()),
  }
}
