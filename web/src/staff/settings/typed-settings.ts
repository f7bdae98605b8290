import { judgeSetting } from '@mikvah/rules/settings/judge-setting.ts'
import type { RefusalParams, SettingRefusal } from '@mikvah/rules/settings/refusals.ts'
import { isSecret, type Setting } from './setting.ts'

/** The values typed and not saved yet, by key, each with the saved one that it was typed over. */
export type Typed = Readonly<Record<string, { value: string; was: string }>>

/**
 * The typed values with one more; one that equals the saved value is taken out. Of a secret only a blank one is, where
 * none is saved: its value never reaches the browser.
 */
export function typedWith(typed: Typed, setting: Setting, value: string): Typed {
  const { [setting.key]: _, ...rest } = typed
  const same = isSecret(setting) ? value === '' && setting.value === '' : value === setting.value
  const was = typed[setting.key]?.was ?? setting.value
  return same ? rest : { ...rest, [setting.key]: { value, was } }
}

/** The same values, with what is saved now as the value that each was typed over. */
export function typedOver(typed: Typed, settings: readonly Setting[]): Typed {
  const saved = new Map<string, string>(settings.map(({ key, value }) => [key, value]))
  return Object.fromEntries(
    Object.entries(typed).map(([key, { value, was }]) => [
      key,
      { value, was: saved.get(key) ?? was },
    ]),
  )
}

/** Why a typed value can't be saved: the code of the reason, and what fills in its text. */
export type Wrong = { because: SettingRefusal; params: RefusalParams }

/** The typed values that can't be saved, by key, with the reason as the server would give it. */
export function wrongIn(typed: Typed): ReadonlyMap<string, Wrong> {
  return new Map(
    Object.entries(typed).flatMap(([key, { value }]) => {
      const verdict = judgeSetting(key, value)
      return verdict.allowed ? [] : [[key, { because: verdict.because, params: verdict.params }]]
    }),
  )
}

/** The typed values as `settings` of `writeSetting`: key, value, and the saved one that it was typed over. */
export const wishesOf = (typed: Typed) =>
  Object.entries(typed).map(([key, one]) => ({ key, ...one }))
