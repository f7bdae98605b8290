import type { ScheduleDayView } from '@mikvah/contract/contract.ts'
import { useLiveQuery } from '../../live/use-live-query.ts'
import type { Asked } from '../../page/together.ts'
import { useAsk } from '../../talk/ask.ts'
import { useBusinessDay, useNight } from './use-night.ts'

/** The buildings that are in use. */
export const usePlaces = () =>
  useAsk('locations', { query: { activeonly: 'true' } }, { staleTime: 3_600_000 })

const none: readonly ScheduleDayView[] = []

/** The nights of the second building; none where there is only one. */
export function useNightsOfSecond(): Asked<readonly ScheduleDayView[]> {
  const places = usePlaces()
  const isThere = places.data?.some(({ alternate }) => alternate) ?? false
  const nights = useLiveQuery(
    'schedule',
    { query: { alternateLocation: 'true' } },
    { enabled: isThere },
  )
  if (isThere) return nights
  return { ...places, data: places.data ? none : undefined }
}

/**
 * The night that is under way at the main building or at the second; undefined until it is loaded, and where there is
 * no second.
 */
export function useNightAt(alternate: boolean): ScheduleDayView | undefined {
  const main = useNight()
  const today = useBusinessDay()
  const { data } = useNightsOfSecond()
  return alternate ? data?.find(({ date }) => date === today) : main
}
