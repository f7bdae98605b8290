import type { SettingValues } from '@mikvah/rules/settings/read.ts'
import { useEffect, useMemo } from 'react'
import { useAsk } from '../talk/ask.ts'
import { setServerClock } from '../talk/clock.ts'
import { useSession } from '../talk/use-session.ts'

/** How often the settings are refreshed: every six minutes (requirements P9). */
const refresh = 360_000

/**
 * The settings that the account that is signed in may read, for a patron with prices and minutes; `values` is null
 * until they are loaded, and for a visitor.
 */
export function usePatronSettings() {
  const enabled = useSession() !== null
  const {
    data: loaded,
    dataUpdatedAt,
    error,
    isLoading,
    refetch,
  } = useAsk('settings', {}, { enabled, staleTime: refresh, refetchInterval: refresh })
  // What was loaded before she signed out stays in the cache while a page is open that anyone may see.
  const data = enabled ? loaded : undefined
  const values = useMemo<SettingValues | null>(
    () => (data ? Object.fromEntries(data.map(({ Key, Value }) => [Key, Value])) : null),
    [data],
  )
  useEffect(() => {
    if (values?.currentTime) setServerClock(values.currentTime, dataUpdatedAt, values.offset)
  }, [values, dataUpdatedAt])
  return { values, error, isLoading, refetch }
}
