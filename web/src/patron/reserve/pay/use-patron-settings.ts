import type { SettingValues } from '@mikvah/rules/settings/read.ts'
import { useMemo } from 'react'
import { useAsk } from '../../../talk/ask.ts'

const sixMinutes = 360_000

/** What a signed-in patron's screens read of the settings; null until it is known. */
export function usePatronSettings(): SettingValues | null {
  const { data } = useAsk('settings', {}, { staleTime: sixMinutes, refetchInterval: sixMinutes })
  return useMemo(
    () => (data ? Object.fromEntries(data.map(({ Key, Value }) => [Key, Value])) : null),
    [data],
  )
}
