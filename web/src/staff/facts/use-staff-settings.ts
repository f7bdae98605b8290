import type { SettingValues } from '@mikvah/rules/settings/read.ts'
import { useQueryClient } from '@tanstack/react-query'
import { liveQueryOptions, useLiveQuery } from '../../live/use-live-query.ts'
import type { AnswerOf } from '../../talk/call.ts'
import { onceKnown } from '../../talk/once-known.ts'

/** The settings that the screens of the house read; null until they are known. */
export function useStaffSettings(): SettingValues | null {
  const { data } = useLiveQuery('settings')
  return data ? valuesOf(data) : null
}

/** The same for an act that goes by them: a tap may be quicker than they are. Null where they can't be known now. */
export function useSettingsOnceKnown(): () => Promise<SettingValues | null> {
  const client = useQueryClient()
  useLiveQuery('settings')
  return async () => {
    const told = await onceKnown(client, liveQueryOptions('settings'))
    return told ? valuesOf(told) : null
  }
}

type Told = AnswerOf<'settings'>
/** One table of each answer: what draws a row asks as well. */
const known = new WeakMap<Told, SettingValues>()

function valuesOf(told: Told): SettingValues {
  const values = known.get(told) ?? Object.fromEntries(told.map(({ Key, Value }) => [Key, Value]))
  known.set(told, values)
  return values
}
