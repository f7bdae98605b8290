import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../db/database.ts'
import { sql } from '../db/drizzle/queries.ts'
import { Ill } from './ill.ts'
import type { Looking } from './vitals.ts'

/** What migrations make beside tables and columns, whose absence no query would meet: it works on in silence. */
const parts = [
  sql`select 'trigger ' || t.tgname || ' on ' || c.relname as part
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = 'public'::regnamespace and not t.tgisinternal and t.tgenabled <> 'D'`,
  sql`select 'index ' || c.relname || ' on ' || t.relname as part
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
    where c.relnamespace = 'public'::regnamespace and i.indisvalid`,
  // Since PostgreSQL 18 a column that is never null has a constraint too, of the kind 'n'.
  sql`select 'constraint ' || n.conname || ' on ' || c.relname as part
    from pg_constraint n join pg_class c on c.oid = n.conrelid
    where n.connamespace = 'public'::regnamespace and n.contype in ('c', 'f', 'p', 'u', 'x')`,
]

/**
 * One line for each trigger, index and constraint that a database has and that isn't disabled, in alphabetical order.
 */
export async function structureOf({ orm }: Pick<Database, 'orm'>): Promise<string[]> {
  const found = await Promise.all(parts.map((part) => orm.execute<{ part: string }>(part)))
  return found.flatMap(({ rows }) => rows.map(({ part }) => part)).sort()
}

/**
 * What the migrations make of an empty database. It is kept beside them, since to make it anew is most of what the
 * doctor would do; a test holds it to what they make.
 */
const kept = join(import.meta.dirname, '../db/migrating/structure.txt')

const wantedStructure = () => readFileSync(kept, 'utf8').trimEnd().split('\n')

/**
 * Compares the triggers, indexes and constraints with those that the migrations make. One that somebody dropped or
 * disabled by hand guards nothing any more. Gives the doctor's sentence, or throws `Ill`.
 */
export async function structureStands({ db }: Pick<Looking, 'db'>): Promise<string> {
  const [wanted, found] = [wantedStructure(), new Set(await structureOf(db))]
  const missing = wanted.filter((part) => !found.has(part))
  if (missing.length > 0)
    throw new Ill(`Missing or disabled: ${missing.join(', ')}. Put them back.`)
  return `${wanted.length} triggers, indexes and constraints stand as the migrations made them`
}
