import { languages } from '@mikvah/rules/words/language.ts'
import { instant } from '../db/columns.ts'
import { pgTable, primaryKey, text } from '../db/drizzle/columns.ts'
import { oneOf } from '../db/one-of.ts'

/**
 * The settings that somebody has saved, secrets sealed; any other has its standard value. Other facts are stored beside
 * them, under keys that no catalogue has.
 */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
  changedAt: instant('changed_at').notNull(),
  changedBy: text('changed_by'),
})

/** Texts the facility has rewritten, by language. */
export const languageTexts = pgTable(
  'language_texts',
  {
    language: text('language', { enum: languages }).notNull(),
    key: text('key').notNull(),
    value: text('value').notNull(),
  },
  (t) => [
    oneOf('language_texts_language', t.language),
    primaryKey({ columns: [t.language, t.key] }),
  ],
)

/** An administrator's descriptions of texts, for whoever rewrites them. */
export const textDescriptions = pgTable('text_descriptions', {
  key: text('key').primaryKey(),
  description: text('description').notNull(),
})
