import type { ResultOf } from '@mikvah/contract/endpoint.ts'
import type { texts } from '@mikvah/contract/settings/settings.ts'
import { words } from '@mikvah/contract/words/all.ts'
import { english } from '@mikvah/contract/words/english.ts'
import type { WordKey } from '@mikvah/contract/words/key.ts'
import type { Language } from '@mikvah/rules/words/language.ts'
import type { RequestContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { textDescriptions } from './table.ts'

/**
 * Every text by the areas of the product, for whoever rewrites them: its description, blank for none, and in both
 * languages the standard and the facility's own wording, null for none.
 */
export async function readTexts(
  { db }: Pick<Parts, 'db'>,
  { content }: RequestContext,
): Promise<ResultOf<typeof texts>> {
  const described = await db.orm.select().from(textDescriptions)
  const descriptions = new Map(described.map(({ key, description }) => [key, description]))
  const wording = (language: Language, key: WordKey) => ({
    standard: words[language][key],
    own: content.texts[language]?.[key] ?? null,
  })
  return Object.entries(english).flatMap(([area, texts]) =>
    (Object.keys(texts) as WordKey[]).map((key) => ({
      key,
      area,
      description: descriptions.get(key) ?? '',
      en: wording('en', key),
      he: wording('he', key),
    })),
  )
}
