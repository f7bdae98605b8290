import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'

export const merchandise = pgTable('merchandise', {
  item: text('item').primaryKey(),
  description: text('description').notNull().default(''),
  cents: integer('cents').notNull(),
  active: boolean('active').notNull().default(true),
})
