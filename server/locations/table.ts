import type { CapacityKey, OpenKind } from '@mikvah/rules/locations/location.ts'
import { boolean, doublePrecision, jsonb, pgTable, text } from '../db/drizzle/columns.ts'

/** The places of the facility. The main one takes its capacities from the settings, others have their own. */
export const locations = pgTable('locations', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  nameHe: text('name_he').notNull().default(''),
  address: text('address').notNull().default(''),
  addressHe: text('address_he').notNull().default(''),
  lat: doublePrecision('lat'),
  long: doublePrecision('long'),
  alternate: boolean('alternate').notNull().default(false),
  active: boolean('active').notNull().default(true),
  /** What is available here by settings key; empty for the main place, whose capacity the settings are. */
  capacity: jsonb('capacity').$type<Partial<Record<CapacityKey, string>>>().notNull().default({}),
  /** The kinds of night it opens; the main place follows the settings. */
  openKinds: jsonb('open_kinds').$type<OpenKind[]>().notNull().default([]),
})
