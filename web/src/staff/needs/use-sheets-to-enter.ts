import { useEffect } from 'react'
import { useLiveQuery } from '../../live/use-live-query.ts'
import { useNight } from '../facts/use-night.ts'
import { useTicked } from '../parts/ticks.ts'

/**
 * The sheets of the nights without screens that still have to be entered, the oldest first; empty until they are
 * loaded.
 */
export function useSheetsToEnter() {
  const { data = [], isError, refetch } = useLiveQuery('sheets')
  const over = useNight()?.quiet?.to ?? null
  const isOver = useTicked((now) => over !== null && now >= Date.parse(over))
  const failedAt = useTicked((now) => (isError ? Math.floor(now / 60_000) : 0))
  // A board that has hung there all through Shabbos looks when it is over; in vain, each minute again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a minute that has passed is a reason by itself
  useEffect(() => {
    if (isOver) refetch()
  }, [isOver, failedAt, refetch])
  return data
}
