import { refusedInWords } from '@mikvah/contract/words/choices-in-words.ts'
import type { WordKey } from '@mikvah/contract/words/key.ts'
import type { PlaceRefusal } from '@mikvah/rules/schedule/judge-place.ts'
import type { SettingRefusal } from '@mikvah/rules/settings/refusals.ts'
import type { RequestContext } from '../request/context.ts'
import { Refused } from '../request/refused.ts'
import { textIn } from '../request/words.ts'

/**
 * A setting to be changed, and the path in the body where its value was sent. `was` is the saved value that this one
 * was typed over, where the caller says so.
 */
export type SettingWish = { key: string; value: string; was?: string | undefined; path: string }

/** Why a value is refused, and what fills the blanks of its sentence. */
export type WhyWrong = {
  because: SettingRefusal | PlaceRefusal
  params?: Readonly<Record<string, string>>
}
/** A setting that is refused, and why. */
export type WrongSetting = WhyWrong & { key: string }

const codes: Partial<
  Record<WhyWrong['because'], 'unknown-setting' | 'read-only-setting' | 'setting-moved'>
> = {
  unknown: 'unknown-setting',
  computed: 'read-only-setting',
  moved: 'setting-moved',
}

/**
 * A refusal with every error, each at the path where the value was sent. Its code is by the first; an unknown or
 * computed setting has a sentence of its own, any other lends the whole its message.
 */
export function refusedSettings(
  ctx: RequestContext,
  wishes: readonly SettingWish[],
  wrong: readonly WrongSetting[],
): Refused {
  const { language, content } = ctx
  const said = wrong.map(({ key, because, params = {} }) => {
    const wordOf = (word: WordKey) => textIn(language, word, {}, content.texts)
    const inWords = refusedInWords(key, params, wordOf)
    const message = textIn(language, `setting.${because}`, { key, ...inWords }, content.texts)
    const path = wishes.findLast((wish) => wish.key === key)?.path ?? 'value'
    return { path, message }
  })
  const [first] = wrong
  const params = { key: first?.key ?? '', reason: said[0]?.message ?? '' }
  return new Refused((first && codes[first.because]) ?? 'invalid-setting', { params, errors: said })
}
