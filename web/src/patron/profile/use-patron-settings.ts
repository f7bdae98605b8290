import type { SettingValues } from '@mikvah/rules/settings/read.ts'
import { useAsk } from '../../talk/ask.ts'
import { useSession } from '../../talk/use-session.ts'

/** The settings that the screens of a signed-in patron read beside the public ones; null until they are known. */
export function usePatronSettings(): SettingValues | null {
  const session = useSession()
  const { data } = useAsk('settings', {}, { enabled: session !== null, staleTime: 360_000 })
  return data ? Object.fromEntries(data.map(({ Key, Value }) => [Key, Value])) : null
}
