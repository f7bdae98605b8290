import type { SettingValues } from '@mikvah/rules/settings/read.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../talk/call.ts'
import { setServerClock } from '../talk/clock.ts'
import { keepSettings, storedSettings } from './settings.ts'

/** How often the settings are refreshed: every six minutes (requirements P9). */
const refresh = 360_000

/**
 * The facility's public settings, by their keys. Until they are loaded they are those stored here within the last hour
 * and on the same date, else empty.
 */
export function useSettings(): SettingValues {
  const { data } = useQuery({
    queryKey: ['publicSettings'],
    queryFn: async ({ signal }) => {
      const values = keepSettings(await call('publicSettings', { signal }))
      if (values.currentTime) setServerClock(values.currentTime, Date.now(), values.offset)
      return values
    },
    placeholderData: () => storedSettings() ?? undefined,
    refetchInterval: refresh,
    staleTime: refresh,
  })
  return data ?? {}
}
