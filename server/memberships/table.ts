import { boolean, integer, pgTable, text } from '../db/drizzle/columns.ts'

/** A level of membership; a null visit price falls back to the member price of the settings. */
export const membershipLevels = pgTable('membership_levels', {
  level: text('level').primaryKey(),
  levelHe: text('level_he').notNull().default(''),
  cents: integer('cents').notNull(),
  bathCents: integer('bath_cents'),
  privateBathCents: integer('private_bath_cents'),
  showerCents: integer('shower_cents'),
  privateShowerCents: integer('private_shower_cents'),
  active: boolean('active').notNull().default(true),
})
