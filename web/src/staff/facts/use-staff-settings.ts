import type { SettingValues } from '@mikvah/rules/settings/read.ts'
import { useKept } from '../../live/use-kept.ts'
import type { AnswerOf } from '../../talk/call.ts'

/** The settings that the screens of the house read; null until they are known. */
export function useStaffSettings(): SettingValues | null {
  const { data } = useKept('settings')
  return data ? valuesOf(data) : null
}

type Told = AnswerOf<'settings'>
/** One table of each answer: what draws a row asks as well. */
const known = new WeakMap<Told, SettingValues>()

function valuesOf(told: Told): SettingValues {
  const values = known.get(told) ?? Object.fromEntries(told.map(({ Key, Value }) => [Key, Value]))
  known.set(told, values)
  return values
}
