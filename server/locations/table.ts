import type { CapacityKey, OpenKind } from '@mikvah/rules/locations/location.ts'
import { boolean, doublePrecision, jsonb, pgTable, text } from '../db/drizzle/columns.ts'

/** The buildings. The main one has its capacities in the settings, others have their own. */
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
  /**
   * What is available here, by the keys of the settings; empty for the main building, whose capacities are the
   * settings.
   */
  capacity: jsonb('capacity').$type<Partial<Record<CapacityKey, string>>>().notNull().default({}),
  /** The kinds of night it opens; for the main building the settings decide. */
  openKinds: jsonb('open_kinds').$type<OpenKind[]>().notNull().default([]),
})
