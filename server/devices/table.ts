import { deviceKinds, peripheralKinds, usedAts } from '@mikvah/rules/people/device-kinds.ts'
import { instant } from '../db/columns.ts'
import { boolean, index, integer, pgTable, text, uniqueIndex } from '../db/drizzle/columns.ts'
import { sql } from '../db/drizzle/queries.ts'
import { oneOf } from '../db/one-of.ts'
import { locations } from '../locations/table.ts'
import { users } from '../people/table.ts'

/**
 * The keys of controllers, which report what doors do. A key is stored as a hash, and speaks only for the rooms that it
 * names, or for all where it names none.
 */
export const deviceKeys = pgTable(
  'device_keys',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    keyHash: text('key_hash').notNull(),
    /** The rooms it speaks for; null for all of them. */
    rooms: integer('rooms').array(),
    createdAt: instant('created_at').notNull(),
    /** The account that made it; null for one that came with a practice facility. */
    madeBy: text('made_by'),
    /** When a controller last showed it, to a quarter of an hour, by the real clock; null while none has. */
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [
    uniqueIndex('device_keys_hash').on(t.keyHash),
    uniqueIndex('device_keys_name').on(sql`lower(${t.name})`),
  ],
)

/** Printers and card readers that a desk or a kiosk chooses from. */
export const peripherals = pgTable(
  'peripherals',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: peripheralKinds }).notNull(),
    name: text('name').notNull(),
    /** Its name for Hebrew screens; where it is blank, the other name is shown. */
    nameHe: text('name_he').notNull().default(''),
    /** Where the printer or reader stands: at the desk, or in a kiosk. */
    usedAt: text('used_at', { enum: usedAts }).notNull(),
    locationId: text('location_id')
      .notNull()
      .references(() => locations.id),
    /** The point it is connected to. */
    point: text('point').notNull(),
    active: boolean('active').notNull().default(true),
  },
  (t) => [
    uniqueIndex('peripherals_point').on(t.point),
    oneOf('peripherals_kind', t.kind),
    oneOf('peripherals_used_at', t.usedAt),
  ],
)

/** A screen of the facility: an account that signs in by itself once it is paired. */
export const devices = pgTable(
  'devices',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id),
    name: text('name').notNull(),
    kind: text('kind', { enum: deviceKinds }).notNull(),
    /** The location where the screen stands. */
    locationId: text('location_id')
      .notNull()
      .references(() => locations.id),
    madeAt: instant('made_at').notNull(),
    /** When the device was last paired, by the real clock; null while it isn't paired. */
    pairedAt: instant('paired_at'),
  },
  (t) => [oneOf('devices_kind', t.kind)],
)

/**
 * Screens that wait to be paired, each with hashes of its secret and of the code it shows. Times are by the real clock.
 */
export const devicePairings = pgTable(
  'device_pairings',
  {
    /** The hash of a secret that the screen holds, and signs in with once it is paired. */
    id: text('id').primaryKey(),
    codeHash: text('code_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    uniqueIndex('device_pairings_code').on(t.codeHash),
    index('device_pairings_expiry').on(t.expiresAt),
  ],
)
