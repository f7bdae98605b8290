import { boolean, doublePrecision, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** The places of the facility. The main one takes its capacities from the settings, others have their own. */
export const locations = pgTable('locations', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  address: text('address').notNull().default(''),
  lat: doublePrecision('lat'),
  long: doublePrecision('long'),
  alternate: boolean('alternate').notNull().default(false),
  active: boolean('active').notNull().default(true),
  /** Capacity and opening settings of this place by key; empty for the main place. */
  values: jsonb('values').$type<Record<string, string>>().notNull().default({}),
})
