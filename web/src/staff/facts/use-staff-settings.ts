import type { SettingValues } from '@mikvah/rules/settings/read.ts'
import { useMemo } from 'react'
import { useKept } from '../../live/use-kept.ts'

/** The settings that the screens of the house read; null until they are known. */
export function useStaffSettings(): SettingValues | null {
  const { data } = useKept('settings')
  return useMemo(
    () => (data ? Object.fromEntries(data.map(({ Key, Value }) => [Key, Value])) : null),
    [data],
  )
}
