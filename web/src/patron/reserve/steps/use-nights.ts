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
  const failed = [main, places, alternate].find(({ error }) => error)
  return {
    main: main.data,
    /** The nights of the second building; empty where there is only one building. */
    alternate: second ? alternate.data : places.data ? [] : undefined,
    places: places.data ?? [],
    error: failed?.error ?? null,
    tryAgain: () => failed?.refetch(),
  }
}
