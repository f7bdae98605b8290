import { judgeSetting } from '@mikvah/rules/settings/judge-setting.ts'
import type { RefusalParams, SettingRefusal } from '@mikvah/rules/settings/refusals.ts'
import { isSecret, type Setting } from './setting.ts'

/** What is typed and not saved yet, by key. */
export type Typed = Readonly<Record<string, string>>

/** Types a value; one that is what is kept again is no change. A secret's kept value is nobody's to compare with. */
export function typedWith(typed: Typed, setting: Setting, value: string): Typed {
  const { [setting.key]: _, ...rest } = typed
  const same = isSecret(setting) ? value === '' && setting.value === '' : value === setting.value
  return same ? rest : { ...rest, [setting.key]: value }
}

export type Wrong = { because: SettingRefusal; params: RefusalParams }

/** What of it can't be saved, by key, as the server would say it. */
export function wrongIn(typed: Typed): ReadonlyMap<string, Wrong> {
  return new Map(
    Object.entries(typed).flatMap(([key, value]) => {
      const verdict = judgeSetting(key, value)
      return verdict.allowed ? [] : [[key, { because: verdict.because, params: verdict.params }]]
    }),
  )
}

/** What goes to the server. */
export const wishesOf = (typed: Typed) =>
  Object.entries(typed).map(([key, value]) => ({ key, value }))
