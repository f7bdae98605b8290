import type { SettingValues } from '@mikvah/rules/settings/read.ts'
import { useQueryClient } from '@tanstack/react-query'
import { liveQueryOptions, useLiveQuery } from '../../live/use-live-query.ts'
import type { AnswerOf } from '../../talk/call.ts'
import { onceKnown } from '../../talk/once-known.ts'

/** The settings that the staff's screens use; null until they are loaded. */
export function useStaffSettings(): SettingValues | null {
  const { data } = useLiveQuery('settings')
  return data ? valuesOf(data) : null
}

/**
 * Gives a function that waits for the settings of the staff's screens, for an act that depends on them and may be
 * tapped before they are loaded; it gives null where they can't be loaded now.
 */
export function useSettingsOnceKnown(): () => Promise<SettingValues | null> {
  const client = useQueryClient()
  useLiveQuery('settings')
  return async () => {
    const answer = await onceKnown(client, liveQueryOptions('settings'))
    return answer ? valuesOf(answer) : null
  }
}

type Answer = AnswerOf<'settings'>
/** The values by key, built once for each answer of the server, because every row that is rendered asks for them. */
const known = new WeakMap<Answer, SettingValues>()

function valuesOf(answer: Answer): SettingValues {
  const values =
    known.get(answer) ?? Object.fromEntries(answer.map(({ Key, Value }) => [Key, Value]))
  known.set(answer, values)
  return values
}
