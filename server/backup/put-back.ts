import type { Database, Tx } from '../db/database.ts'
import { sql } from '../db/drizzle/queries.ts'
import { migrate, migrationLock } from '../db/migrating/migrate.ts'
import { exactText } from './catalogue.ts'
import { clearTarget } from './clear-target.ts'
import type { Head } from './head.ts'
import { laySchema, programOf } from './lay-schema.ts'
import type { Backup } from './read-file.ts'
import { whileAsleep } from './while-asleep.ts'
import { othersHere } from './who-is-here.ts'
import { writeRows } from './write-rows.ts'

/**
 * Restores a backup in one transaction: if that fails, what was there before stays. An older backup gets its old
 * schema, and is migrated after the transaction, as at a start. Gives the number of rows. Throws while a process runs
 * here, and where `clearTarget` or `refuseOtherPrograms` does.
 */
export async function putBack(
  db: Database,
  { head, lines }: Backup,
  { replace }: { replace: boolean },
): Promise<number> {
  refuseOtherPrograms(head)
  const rows = await db.inTransaction(
    async (tx) => {
      await refuseCompany(tx)
      await tx.execute(exactText)
      await clearTarget(tx, replace ? head.mode : null)
      await laySchema(tx, head.migrations)
      const loaded = await whileAsleep(tx, () => writeRows(tx, lines()))
      await tx.execute(forgetsItsServer)
      return loaded
    },
    { waits: 'migration' },
  )
  await migrate(db)
  return rows
}

/** Refuses a backup that a newer program made, or one of another line: its migrations aren't known here. */
export function refuseOtherPrograms({ migrations, version }: Head): void {
  const program = programOf(migrations)
  if (program === 'this or an older') return
  const hint = program === 'a newer' ? ' Update this one first.' : ''
  throw new Error(
    `The backup was made by ${program === 'another' ? 'another line of this' : program} program (${version}).${hint} Nothing was touched.`,
  )
}

/**
 * Refuses while processes run, which would go on with what they know of the facility before. One that starts
 * meanwhile waits, and finds the restored one.
 */
async function refuseCompany(tx: Tx): Promise<void> {
  const { rows } = await tx.execute<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(${migrationLock}) as mine`,
  )
  if (rows[0]?.mine && (await othersHere(tx)) === 0) return
  throw new Error('A process of this facility still runs. Stop every one first.')
}

/**
 * Versions of nights are transaction numbers of the server they were made on. Another server counts from the start
 * and could give the same number to a changed night; 0 is a number that none of its own has.
 */
const forgetsItsServer = sql`update nights set version = 0`
