import type { Run } from '../../db/engine.ts'

/**
 * Takes every row out of a database that a test is done with, past the triggers that keep the audit log, and starts its
 * counters anew: a tenth of what opening another one costs. False when the test left another schema than it found;
 * such a database is for nobody else.
 */
export async function emptyAgain(run: Run): Promise<boolean> {
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

/**
 * By which transaction each part was written, copies of one template alike: to have each said in words takes longer.
 */
const shape = `
  select
    (select sum(xmin::text::int8) from pg_trigger where not tgisinternal) as triggers,
    (select sum(xmin::text::int8) from pg_constraint
      where connamespace = 'public'::regnamespace) as constraints,
    (select sum(xmin::text::int8) from pg_proc
      where pronamespace = 'public'::regnamespace) as functions,
    (select sum(pg_attribute.xmin::text::int8) from pg_attribute
      join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'i') and attnum > 0
    ) as columns,
    (select string_agg(relname, ' ' order by relname) from pg_class
      where relnamespace = 'public'::regnamespace) as names`

/**
 * Deleted, not truncated: a truncated table is a new file with new indexes. What never had a row has no page, and isn't
 * even opened; a counter is set, since one that restarts is a new file too. It takes as long as a busy machine needs.
 */
const emptying = `
  set local statement_timeout = 0;
  set local lock_timeout = 0;
  do $$
  declare each regclass;
  begin
    set local session_replication_role = replica;
    for each in select oid from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      and pg_relation_size(oid) > 0 loop
      execute format('delete from %s', each);
    end loop;
    for each in select oid from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' loop
      perform setval(each, 1, false);
    end loop;
  end $$`
