import type { Reservation } from '@mikvah/contract/contract.ts'
import { useSchedule } from '../../../facts/use-schedule.ts'
import { useAsk } from '../../../talk/ask.ts'

/**
 * The coming nights at the main building and, where there is one, at the second; with the night of the visit that is
 * edited, however far ahead it is.
 */
export function useNights(old: Reservation | null | undefined) {
  const main = useSchedule()
  const places = useAsk('locations', { query: { activeonly: 'true' } }, { staleTime: 3_600_000 })
  const second = places.data?.find(({ alternate }) => alternate) ?? null
  const alternate = useAsk(
    'schedule',
    { query: { alternateLocation: 'true' } },
    { enabled: second !== null },
  )
  const date = old?.reservationDate
  const last = main.data?.at(-1)?.date
  const isBeyond = date !== undefined && last !== undefined && date > last
  const hers = useAsk('schedule', { query: { dt: date, dtTo: date } }, { enabled: isBeyond })
  const hersThere = useAsk(
    'schedule',
    { query: { dt: date, dtTo: date, alternateLocation: 'true' } },
    { enabled: isBeyond && second !== null },
  )
  const here = withHers(main.data, isBeyond, hers.data)
  const there = withHers(alternate.data, isBeyond, hersThere.data)
  const failed = [main, places, alternate, hers, hersThere].find(({ error }) => error)
  return {
    main: here,
    /** The nights of the second building; empty where there is only one building. */
    alternate: second ? there : places.data ? [] : undefined,
    places: places.data ?? [],
    error: failed?.error ?? null,
    tryAgain: () => failed?.refetch(),
  }
}

/** The coming nights with that of her visit, which lies after them; undefined until both are known. */
const withHers = <Night>(
  coming: readonly Night[] | undefined,
  isBeyond: boolean,
  hers: readonly Night[] | undefined,
) => (isBeyond ? coming && hers && [...coming, ...hers] : coming)
