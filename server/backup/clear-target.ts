import type { Db } from '../db/database.ts'
import { sql } from '../db/drizzle/queries.ts'
import { inPublic, tablesOf } from './catalogue.ts'
import type { Head } from './head.ts'
import { hasFacility } from './who-is-here.ts'

/**
 * Empties the database for a restore, in the open transaction: every table, sequence and routine of the program goes.
 * `replacing` is the mode of the backup where what stands here may be replaced, else null. Refuses, in one line, where
 * tables of another program stand, where a facility stands that nobody has said may be replaced, and where it is of
 * another mode: nobody means to put a practice facility in place of the real one.
 */
export async function clearTarget(tx: Db, replacing: Head['mode'] | null): Promise<void> {
  const tables = await tablesOf(tx)
  const { rows } = await tx.execute<{ ours: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as ours`,
  )
  const ours = rows[0]?.ours ?? false
  if (tables.length > 0 && !ours) {
    throw new Error('The database holds what is not of this program. Give one with nothing in it.')
  }
  const mode = replacing && ours ? await modeHere(tx) : null
  if (mode !== null && mode !== replacing) {
    throw new Error(
      `A ${mode} facility stands here, and the backup is of a ${replacing} one. Give an empty place. Nothing was touched.`,
    )
  }
  if (replacing === null && (await holdsRows(tx, tables))) {
    throw new Error(
      'A facility stands here already. Give an empty place; --replace takes away all that stands here.',
    )
  }
  if (ours) await tx.execute(sql.raw(clearing))
}

async function modeHere(tx: Db): Promise<string | null> {
  if (!(await hasFacility(tx))) return null
  const { rows } = await tx.execute<{ mode: string }>(sql`select mode from public.facility limit 1`)
  return rows[0]?.mode ?? null
}

async function holdsRows(tx: Db, tables: readonly { name: string }[]): Promise<boolean> {
  for (const { name } of tables) {
    const { rows } = await tx.execute(sql`select 1 from ${inPublic(name)} limit 1`)
    if (rows.length > 0) return true
  }
  return false
}

/** Empties the schema but keeps it, with its owner and the extensions that the server put there. */
const clearing = `
  do $$
  declare each text;
  begin
    for each in select format('drop table public.%I cascade', relname) from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
        and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
    loop execute each; end loop;
    for each in select format('drop sequence public.%I cascade', relname) from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'S'
        and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
    loop execute each; end loop;
    for each in select format('drop routine %s cascade', oid::regprocedure) from pg_proc
      where pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    loop execute each; end loop;
    drop schema drizzle cascade;
  end $$`
