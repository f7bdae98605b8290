import type { Language } from './language.ts'
import type { Say } from './say.ts'

type Texts = Readonly<Record<string, string>>
const texts: Record<Language, Map<string, string>> = { en: new Map(), he: new Map() }

let spoken: Language = 'en'
/** Whoever says a text, made anew whenever a text or the language is another: by that a screen sees that it is. */
let voices = voicesOfNow()
const readers = new Set<() => void>()

/** The language the screens speak. */
export const presentLanguage = (): Language => spoken

export function speak(language: Language) {
  spoken = language
  sayAnew()
}

/** Lays texts over those that stand there. */
export function addTexts(language: Language, added: Texts) {
  for (const [key, text] of Object.entries(added)) texts[language].set(key, text)
  sayAnew()
}

/** Says the texts of a language, the present one or another. */
export const sayIn = (language: Language): Say => voices[language]

export const hasText = (key: string) => texts[spoken].has(key)

/** Calls whenever a text or the language is another, until it is told to stop. */
export function followTexts(changed: () => void): () => void {
  readers.add(changed)
  return () => readers.delete(changed)
}

function sayAnew() {
  voices = voicesOfNow()
  for (const changed of readers) changed()
}

function voicesOfNow(): Record<Language, Say> {
  return { en: voiceOf('en'), he: voiceOf('he') }
}

function voiceOf(language: Language): Say {
  return (key: string, params: Readonly<Record<string, string | number>> = {}) => {
    const text = find(language, key, params.count)
    if (text === undefined) return `⟦${key}⟧`
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? ''))
  }
}

/** Which form a count takes is for the language to say; where it has none of its own, the one for any other. */
function find(language: Language, key: string, count?: string | number): string | undefined {
  const known = texts[language]
  if (typeof count !== 'number') return known.get(key)
  const form = formsOf[language].select(count)
  return known.get(`${key}_${form}`) ?? known.get(`${key}_other`) ?? known.get(key)
}

const formsOf = { en: new Intl.PluralRules('en'), he: new Intl.PluralRules('he') }
