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

/** Bytes travel as base64: the embedded driver takes five times as long over raw bytes, and all calls wait for it. */
const bytea = customType<{ data: Uint8Array; driverData: SQL }>({
  dataType: () => 'bytea',
  toDriver: (bytes) => sql`decode(${Buffer.from(bytes).toString('base64')}, 'base64')`,
})

/**
 * Files that were sent in. They are in the database, so that every process serves the same ones and one backup has
 * them together with the rows that name them.
 */
export const files = pgTable(
  'files',
  {
    id: text('id').primaryKey(),
    /** What the file is for: each kind has its own folder. */
    folder: text('folder').notNull(),
    /** The name is unique in its folder. As a name in a table it can't lead out of it. */
    name: text('name').notNull(),
    type: text('type').notNull(),
    size: integer('size').notNull(),
    /** The SHA-256 of its bytes, as base64url. */
    digest: text('digest').notNull(),
    addedAt: instant('added_at').notNull(),
    addedBy: text('added_by').notNull(),
  },
  (t) => [
    uniqueIndex('files_name').on(t.folder, t.name),
    index('files_newest').on(t.folder, t.addedAt),
  ],
)

/** The bytes of files in pieces, so that neither engine holds a whole file as one value. */
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
