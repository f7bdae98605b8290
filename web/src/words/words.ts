import type { WordArea, WordKey } from '@mikvah/contract/words/key.ts'
import type { Language } from '@mikvah/rules/words/language.ts'
import { directionOf, keepLanguage } from './language.ts'
import { keepOverrides, overridesOf } from './overrides.ts'
import { preloadFonts } from './preload-fonts.ts'
import { servedTexts } from './served-texts.ts'
import { hasText, layTexts, presentLanguage, rewordTexts, speak } from './texts.ts'

type Words = Readonly<Record<string, string>>

/** One chunk per language and area; each file exports one const named after it. */
const files = import.meta.glob<Record<string, Words>>([
  '../../../contract/words/*/*.ts',
  '!**/*.test.ts',
  '!../../../contract/words/*/{home,parts,shell}.ts',
  '!../../../contract/words/*/{cards,garage,pay,prepare,reserve,sign-in}.ts',
  '!../../../contract/words/*/{membership,pages,profile}.ts',
])

/** Areas that are used together are in one file. */
const filesTogether = import.meta.glob<{ areas: Record<string, Words> }>('./together/*.ts')
const together: Partial<Record<WordArea, 'house' | 'reserve' | 'hers'>> = {
  home: 'house',
  parts: 'house',
  shell: 'house',
  cards: 'reserve',
  garage: 'reserve',
  pay: 'reserve',
  prepare: 'reserve',
  reserve: 'reserve',
  'sign-in': 'reserve',
  membership: 'hers',
  pages: 'hers',
  profile: 'hers',
}

async function readWords(language: Language, area: WordArea): Promise<Words | undefined> {
  const group = together[area]
  if (group) return (await filesTogether[`./together/${group}-${language}.ts`]?.())?.areas[area]
  return Object.values((await files[`../../../contract/words/${language}/${area}.ts`]?.()) ?? {})[0]
}

const loading = new Map<string, Promise<void>>()
const loaded = new Set<string>()
const areas = new Set<WordArea>()

async function fetchWords(language: Language, area: WordArea) {
  const words = await readWords(language, area)
  if (!words) throw new Error(`There are no ${language} words for “${area}”.`)
  layOverrides(language)
  layTexts(language, words)
  loaded.add(`${language}/${area}`)
}

/**
 * Loads the words of an area in a given language, which needn't be the present one: the practice pages show both side
 * by side.
 */
export function loadArea(language: Language, area: WordArea): Promise<void> {
  const name = `${language}/${area}`
  const begun = loading.get(name)
  if (begun) return begun
  const words = fetchWords(language, area).catch((cause) => {
    loading.delete(name)
    throw cause
  })
  loading.set(name, words)
  return words
}

/**
 * Loads the words of these areas in the present language, and from then on in each that she changes to; a route's
 * loader awaits it. Rejects where they can't be loaded.
 */
export async function loadWords(...wanted: readonly WordArea[]): Promise<void> {
  for (const area of wanted) areas.add(area)
  await Promise.all(wanted.map((area) => loadArea(presentLanguage(), area)))
}

/** Whether a loaded text of the present language has this key, for keys that come from elsewhere. */
export const isWordKey = (key: string): key is WordKey => hasText(key)

/** Whether the words of an area are loaded in a language. */
export const hasWords = (language: Language, area: WordArea) => loaded.has(`${language}/${area}`)

/** The language she asked for last, because the words of an earlier choice may arrive later. */
let asked: Language | null = null

/**
 * Sets the language, also for her next visit, once all words in use are loaded in it; the whole screen changes at once.
 * Changes nothing where another language is asked for meanwhile. Rejects, and changes nothing, when the words can't be
 * loaded.
 */
export async function changeLanguage(language: Language): Promise<void> {
  asked = language
  preloadFonts(language)
  await Promise.all([...areas].map((area) => loadArea(language, area)))
  if (asked !== language) return
  keepLanguage(language)
  speak(language)
  tellDocument(language)
}

/** Has the screens say, in this language, what the facility has rewritten, as it stands now. */
export function layOverrides(language: Language) {
  rewordTexts(language, overridesOf(language))
}

/** Sets the language and the text direction of the page. */
function tellDocument(language: Language) {
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
}

/**
 * Begins to speak a language, once, before the first paint. The language is set when this returns; the words of the
 * shell and the parts are loaded when its promise is fulfilled.
 */
export async function startWords(language: Language): Promise<void> {
  const texts = servedTexts()
  if (texts) keepOverrides(texts)
  tellDocument(language)
  preloadFonts(language)
  speak(language)
  await loadWords('shell', 'parts')
}
