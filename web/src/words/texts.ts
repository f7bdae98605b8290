import type { Language } from '@mikvah/rules/words/language.ts'
import type { Params, Say } from './say.ts'

/** A language and the function that gives its texts. It is a new object whenever any text of it has changed. */
export type Voice = Readonly<{ language: Language; t: Say }>

const texts: Record<Language, Map<string, string>> = { en: new Map(), he: new Map() }
/** The facility's own wording, which stands over the texts with the same keys. */
const reworded: Record<Language, Map<string, string>> = { en: new Map(), he: new Map() }
const voices: Record<Language, Voice> = { en: voiceOf('en'), he: voiceOf('he') }
const forms: Partial<Record<Language, Intl.PluralRules>> = {}
/** The keys of texts that were read before they were loaded. */
const missed: Record<Language, Set<string>> = { en: new Set(), he: new Set() }
const listeners = new Set<() => void>()
let spoken: Language = 'en'

/** The language of the screens. */
export const presentLanguage = (): Language => spoken

/** Changes the language of everything on the screen at once. */
export function speak(language: Language) {
  spoken = language
  tell()
}

/**
 * The language and its text function `t`, whether or not it is the language of the screens; a new object after any of
 * its texts has changed.
 */
export const voiceIn = (language: Language): Voice => voices[language]

/** Puts texts in, over those with the same keys. */
export function layTexts(language: Language, laid: Readonly<Record<string, string>>) {
  change(language, Object.keys(laid), () => {
    for (const [key, text] of Object.entries(laid)) texts[language].set(key, text)
  })
}

/** Puts the facility's own wording over the texts, in place of its former one: what it took back is standard again. */
export function rewordTexts(language: Language, own: Readonly<Record<string, string>>) {
  change(language, [...reworded[language].keys(), ...Object.keys(own)], () => {
    reworded[language] = new Map(Object.entries(own))
  })
}

/**
 * Makes a change of texts with these keys. Readers are told only if one is another than before, or was read before it
 * was loaded.
 */
function change(language: Language, keys: readonly string[], make: () => void) {
  const before = keys.map((key) => here(language, key))
  make()
  const others = keys.filter((key, nth) =>
    before[nth] === undefined ? missed[language].delete(key) : before[nth] !== here(language, key),
  )
  if (others.length === 0) return
  voices[language] = voiceOf(language)
  tell()
}

const here = (language: Language, key: string) =>
  reworded[language].get(key) ?? texts[language].get(key)

/** Whether a text with this key is loaded in the present language. */
export const hasText = (key: string): boolean => find(spoken, key) !== undefined

/** Calls `changed` whenever the texts or the language of the screens change. Gives the way to stop. */
export function followTexts(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

function tell() {
  for (const changed of listeners) changed()
}

function find(language: Language, key: string): string | undefined {
  const text = here(language, key)
  if (text === undefined) missed[language].add(key)
  return text
}

/** The text for a count in the form that the language asks for; a text without forms is given as it is. */
function findCounted(language: Language, key: string, count: number): string | undefined {
  forms[language] ??= new Intl.PluralRules(language)
  const form = forms[language].select(count)
  return find(language, `${key}_${form}`) ?? find(language, `${key}_other`) ?? find(language, key)
}

function voiceOf(language: Language): Voice {
  const t: Say = (key: string, params: Params = {}) => {
    const { count } = params
    const text = typeof count === 'number' ? findCounted(language, key, count) : find(language, key)
    return text === undefined ? `⟦${key}⟧` : filled(text, params)
  }
  return { language, t }
}

const filled = (text: string, params: Params) =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : '',
  )
