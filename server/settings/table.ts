import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../db/columns.ts'

/** Only settings that differ from their standard value have a row. */
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
    language: text('language').notNull(),
    key: text('key').notNull(),
    value: text('value').notNull(),
  },
  (t) => [primaryKey({ columns: [t.language, t.key] })],
)
