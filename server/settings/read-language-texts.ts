import { words } from '@mikvah/contract/words/all.ts'
import type { Content } from '../facility/content.ts'
import type { RequestContext } from '../request/context.ts'
import { writtenOnce } from '../request/written-once.ts'

type Texts = Content['texts']
type ByLanguage = { en: Texts[string]; he: Texts[string] }

const whole = new WeakMap<Texts, ByLanguage>()
const rewritten = new WeakMap<Texts, ByLanguage>()

/**
 * All texts by language, the facility's own wording over the standard one; or only the rewritten ones. Anyone may ask
 * for these hundreds of kilobytes, so they are joined and written out once for each wording.
 */
export function readLanguageTexts({ content: { texts } }: RequestContext, onlyChanged: boolean) {
  const cache = onlyChanged ? rewritten : whole
  const standard = onlyChanged ? { en: {}, he: {} } : words
  const answer =
    cache.get(texts) ??
    writtenOnce({ en: { ...standard.en, ...texts.en }, he: { ...standard.he, ...texts.he } })
  cache.set(texts, answer)
  return answer
}
