import { boolean, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../db/columns.ts'
import { oneOf } from '../db/one-of.ts'
import { locations } from '../places/table.ts'

/** What a bridge or a panel of doors proves itself with: the key is hashed, and speaks for its rooms alone. */
export const deviceKeys = pgTable(
  'device_keys',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    keyHash: text('key_hash').notNull(),
    /** Null: every room. */
    rooms: integer('rooms').array(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [uniqueIndex('device_keys_hash').on(t.keyHash)],
)

/** Printers and card readers that a desk or a kiosk chooses from. */
export const peripherals = pgTable(
  'peripherals',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: ['printer', 'cardReader'] }).notNull(),
    name: text('name').notNull(),
    /** Where it stands: at the desk, or in a kiosk. */
    usedAt: text('used_at', { enum: ['reception', 'kiosk'] }).notNull(),
    locationId: text('location_id')
      .notNull()
      .references(() => locations.id),
    /** What it hangs on. */
    point: text('point').notNull(),
    active: boolean('active').notNull().default(true),
  },
  (t) => [
    uniqueIndex('peripherals_point').on(t.point),
    oneOf('peripherals_kind', t.kind),
    oneOf('peripherals_used_at', t.usedAt),
  ],
)
