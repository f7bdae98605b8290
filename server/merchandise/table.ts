import { boolean, integer, pgTable, text } from '../db/drizzle/columns.ts'

/** The items on the shelf, by their English names; one that isn't active is no longer sold. */
export const merchandise = pgTable('merchandise', {
  item: text('item').primaryKey(),
  itemHe: text('item_he').notNull().default(''),
  description: text('description').notNull().default(''),
  descriptionHe: text('description_he').notNull().default(''),
  cents: integer('cents').notNull(),
  active: boolean('active').notNull().default(true),
})
