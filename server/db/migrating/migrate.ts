import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import type { Database, Db } from '../database.ts'
import { sql } from '../drizzle/queries.ts'
import { expandingIn, keepExpanding } from '../rolling/expanding.ts'
import {
  appliedTo,
  migrationFilesIn,
  migrationsFolder,
  refuseCompany,
  refuseSkipped,
  refuseStrangers,
} from './migration-files.ts'

/** The number of the advisory lock that migrations take: any that nothing else on the database server uses. */
export const migrationLock = 6_134_552_817

/**
 * Applies the SQL files that the database hasn't seen, in one transaction. Processes that start together take turns.
 * Throws when the database is newer than the program and not merely expanded, when a file was changed or is out of
 * order, when what isn't merely expanding would be applied under processes that run, and when the user may not. `say`
 * gets a sentence for whoever started the program where another connection has the lock.
 *
 * Files are made by `npm run migrations -w server -- --name what-it-is` (drizzle-kit generate) from the `table.ts`
 * files (CONTRIBUTING.md, "A table or column");
 * what Drizzle has no words for, by `npm run migrations -w server -- --custom --name one-live-visit`.
 */
export async function migrate(
  database: Database,
  folder = migrationsFolder,
  say: (sentence: string) => void = () => {},
): Promise<void> {
  const files = migrationFilesIn(folder)
  await database.onOneConnection(async (orm) => {
    const limits = await liftLimits(orm)
    await lockMigrations(orm, say)
    try {
      const applied = await appliedTo(orm)
      refuseStrangers(files, applied, await expandingIn(orm))
      await refuseCompany(orm, files, applied)
      const known = new Set(applied.map(({ hash }) => hash))
      if (files.some(({ hash }) => !known.has(hash))) await applyAsOwner(orm, folder)
      await keepExpanding(orm, files)
      refuseSkipped(files, new Set((await appliedTo(orm)).map(({ hash }) => hash)))
    } finally {
      await orm.execute(sql`select pg_advisory_unlock(${migrationLock})`)
      await limits.putBack()
    }
  })
}

/** Lets statements and locks take as long as they need on this connection, until that is put back. */
async function liftLimits(orm: Db): Promise<{ putBack(): Promise<void> }> {
  const names = ['statement_timeout', 'lock_timeout']
  const { rows } = await orm.execute<{ name: string; value: string }>(
    sql`select name, current_setting(name) as value from unnest(array[${sql.join(
      names.map((name) => sql`${name}`),
      sql`, `,
    )}]) as name`,
  )
  const set = (name: string, value: string) =>
    orm.execute(sql`select set_config(${name}, ${value}, false)`)
  for (const name of names) await set(name, '0')
  return {
    async putBack() {
      for (const { name, value } of rows) await set(name, value)
    },
  }
}

/** Takes the lock of migrations. A machine that has vanished may hold it until the database gives its connection up. */
async function lockMigrations(orm: Db, say: (sentence: string) => void): Promise<void> {
  const { rows } = await orm.execute(sql`select pg_try_advisory_lock(${migrationLock}) as taken`)
  if (rows[0]?.taken) return
  const { rows: holders } = await orm.execute(
    sql`select pg_locks.pid from pg_locks join pg_stat_activity on pg_stat_activity.pid = pg_locks.pid
      where locktype = 'advisory' and granted and datname = current_database()
        and (classid::int8 << 32 | objid::int8) = ${migrationLock}`,
  )
  const pid = holders[0]?.pid
  if (pid) {
    say(
      `Another process has the lock of migrations; this one starts once it is let go. If no other is starting, end its connection in the database: select pg_terminate_backend(${pid})`,
    )
  }
  await orm.execute(sql`select pg_advisory_lock(${migrationLock})`)
}

const notAllowed = '42501'

/** Explains the error of a user that only runs the program: migrations are made by the owner. */
async function applyAsOwner(orm: Db, folder: string): Promise<void> {
  try {
    await applyMigrations(orm, { migrationsFolder: folder })
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } }
    if (cause?.code !== notAllowed) throw error
    throw new Error(
      'The database waits for a migration, and the user of DATABASE_URL may not make it: npm run migrate, with DATABASE_OWNER_URL',
      { cause: error },
    )
  }
}

/**
 * How many migrations a database has, a newer program's expanding ones among them, and the names of those of this
 * program that it lacks; writes nothing. Throws as `migrate` does when the database is newer than the program, or a
 * file was changed.
 */
export async function migrationsOf(
  { orm }: Pick<Database, 'orm'>,
  folder = migrationsFolder,
): Promise<{ applied: number; missing: string[] }> {
  const files = migrationFilesIn(folder)
  const applied = await appliedTo(orm)
  refuseStrangers(files, applied, await expandingIn(orm))
  const hashes = new Set(applied.map(({ hash }) => hash))
  const missing = files.filter(({ hash }) => !hashes.has(hash)).map(({ tag }) => tag)
  return { applied: applied.length, missing }
}
