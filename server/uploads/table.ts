import { instant } from '../db/columns.ts'
import {
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from '../db/drizzle/columns.ts'
import { type SQL, sql } from '../db/drizzle/queries.ts'

/** They travel as base64: the embedded driver takes five times as long over bytes as they are, and all calls wait for it. */
const bytea = customType<{ data: Uint8Array; driverData: SQL }>({
  dataType: () => 'bytea',
  toDriver: (bytes) => sql`decode(${Buffer.from(bytes).toString('base64')}, 'base64')`,
})

/**
 * Files that were sent in, as they are kept and served. They lie in the database: every process serves the same ones, and
 * one backup holds them with the rows that name them.
 */
export const files = pgTable(
  'files',
  {
    id: text('id').primaryKey(),
    /** What they are for: each noun has its own folder. */
    folder: text('folder').notNull(),
    /** Unlike any other in its folder. A name in a table climbs out of nothing. */
    name: text('name').notNull(),
    type: text('type').notNull(),
    size: integer('size').notNull(),
    /** SHA-256 of its bytes, as base64url. */
    digest: text('digest').notNull(),
    addedAt: instant('added_at').notNull(),
    addedBy: text('added_by').notNull(),
  },
  (t) => [
    uniqueIndex('files_name').on(t.folder, t.name),
    index('files_newest').on(t.folder, t.addedAt),
  ],
)

/** A file's bytes, piece by piece, so that neither engine holds a whole one in one value. */
export const filePieces = pgTable(
  'file_pieces',
  {
    fileId: text('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    nth: integer('nth').notNull(),
    bytes: bytea('bytes').notNull(),
  },
  (t) => [primaryKey({ columns: [t.fileId, t.nth] })],
)
