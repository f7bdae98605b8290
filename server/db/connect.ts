import type { Database } from './database.ts'
import { openEmbedded, openInMemory } from './embedded.ts'
import { databaseOver } from './in-transaction.ts'
import { type OfOurSide, openPostgres } from './postgres.ts'

type Where =
  | ({ databaseUrl: string } & OfOurSide)
  | { dataDir: string }
  /** `template` is a dump of another database, which opens far faster than an empty one is made. */
  | { inMemory: true; template?: Blob }

/**
 * Opens the database, and makes an embedded one where there is none; `migrate` then brings it up to date. Throws one
 * clear line where the server can't be reached or used, or the directory is taken or damaged. `report` gets what fails
 * later beside any call: callbacks after a commit, and checkpoints.
 */
export async function connect(
  where: Where,
  report: (error: unknown) => void = (error) => console.error(error),
): Promise<Database> {
  const open = () => {
    if ('databaseUrl' in where) return openPostgres(where.databaseUrl, where)
    if ('dataDir' in where) return openEmbedded(where.dataDir, report)
    return openInMemory(where.template)
  }
  return databaseOver(await open(), report)
}
