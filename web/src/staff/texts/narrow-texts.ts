import type { Language } from '@mikvah/rules/words/language.ts'
import type { AnswerOf } from '../../talk/call.ts'

/** A text of the product: in each language the standard wording, and the facility's own or null. */
export type Text = AnswerOf<'texts'>[number]
export const views = ['all', 'own', 'missing'] as const

/** `own` are texts that were reworded, `missing` those that were reworded in one language only. */
export type View = (typeof views)[number]

/** By what the page of the texts is filtered; a blank area is every area. */
export type TextsNarrowing = { search: string; area: string; view: View }

/** The wording that is shown in a language: this facility's own, or the standard one where it has none. */
export const shownIn = (text: Text, language: Language): string =>
  text[language].own ?? text[language].standard

const isOwn = ({ en, he }: Text): boolean => en.own !== null || he.own !== null

/**
 * The language whose wording wasn't changed while the other's was, so that the two may say different things; null where
 * both or neither were.
 */
export const missingIn = ({ en, he }: Text): Language | null => {
  if (en.own !== null && he.own === null) return 'he'
  return en.own === null && he.own !== null ? 'en' : null
}

const fitsView: Readonly<Record<View, (text: Text) => boolean>> = {
  all: () => true,
  own: isOwn,
  missing: (text) => missingIn(text) !== null,
}

/**
 * The texts of an area; in the views `own` and `missing` those of all areas. With a search those of the view, in all
 * areas, that hold each of its words: in the key, the description, or any wording of either language.
 */
export function textsShown(texts: readonly Text[], { search, area, view }: TextsNarrowing): Text[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return texts.filter((text) => {
    if (!fitsView[view](text)) return false
    if (words.length === 0) return area === '' || view !== 'all' || text.area === area
    const { key, description, en, he } = text
    const all = [key, description, en.own, en.standard, he.own, he.standard].join(' ').toLowerCase()
    return words.every((word) => all.includes(word))
  })
}

const samples: Readonly<Record<string, string>> = {
  ...{ count: '3', amount: '$25.00', code: '4131', room: '7', minutes: '30', days: '6' },
  ...{ date: '24.11.2026', time: '19:30', phone: '(201) 555-0142' },
}

/** The text with examples in its placeholders, as somebody would read it. */
export const sampleOf = (wording: string): string =>
  wording.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => samples[name] ?? `‹${name}›`)
