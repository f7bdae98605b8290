import type { Run } from '../../db/engine.ts'

/**
 * Takes every row out of a database that a test is done with, past the triggers that keep the audit log, and starts its
 * counters anew: a tenth of what opening another one costs. False when the test left another schema than it found;
 * such a database is for nobody else.
 */
export async function emptyAgain(run: Run): Promise<boolean> {
  await run({ text: 'reset all' })
  if ((await shapeOf(run)) !== (await pristine)) return false
  await run({ text: emptying })
  return true
}

let pristine: Promise<string> | undefined

/** The schema as the migrations leave it, read from the first database that nobody has used yet. */
export const rememberShape = (run: Run): Promise<string> => {
  pristine ??= shapeOf(run)
  return pristine
}

async function shapeOf(run: Run): Promise<string> {
  const { rows } = await run({ text: shape })
  return JSON.stringify(rows)
}

const shape = `
  select string_agg(part, E'\\n' order by part) as shape from (
    select concat(pg_get_triggerdef(oid), tgenabled) as part from pg_trigger where not tgisinternal
    union all select concat(conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
    union all select concat_ws(' ', attrelid::regclass, attname, atttypid, attnotnull) from pg_attribute
      join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'i', 'S') and attnum > 0
  ) parts (part)`

/** Deleted, not truncated: nearly all are empty, and a truncated table is a new file with new indexes. */
const emptying = `
  do $$
  declare each regclass;
  begin
    set local session_replication_role = replica;
    for each in select oid from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' loop
      execute format('delete from %s', each);
    end loop;
    for each in select oid from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' loop
      execute format('alter sequence %s restart', each);
    end loop;
  end $$`
