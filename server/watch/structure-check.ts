import { connect } from '../db/connect.ts'
import type { Database } from '../db/database.ts'
import { sql } from '../db/drizzle/queries.ts'
import { migrate } from '../db/migrating/migrate.ts'
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

async function structureOf({ orm }: Pick<Database, 'orm'>): Promise<string[]> {
  const found = await Promise.all(parts.map((part) => orm.execute<{ part: string }>(part)))
  return found.flatMap(({ rows }) => rows.map(({ part }) => part))
}

let made: Promise<string[]> | undefined

/** What the migrations make of an empty database. It is made once in a process, in memory. */
async function freshStructure(): Promise<string[]> {
  const fresh = await connect({ inMemory: true })
  try {
    await migrate(fresh)
    return await structureOf(fresh)
  } finally {
    await fresh.close()
  }
}

/**
 * Compares the triggers, indexes and constraints with those that the migrations make. One that somebody dropped or
 * disabled by hand guards nothing any more.
 */
export async function structureStands({ db }: Pick<Looking, 'db'>): Promise<string> {
  made ??= freshStructure()
  const [wanted, found] = [await made, new Set(await structureOf(db))]
  const missing = wanted.filter((part) => !found.has(part)).sort()
  if (missing.length > 0)
    throw new Ill(`Missing or disabled: ${missing.join(', ')}. Put them back.`)
  return `${wanted.length} triggers, indexes and constraints stand as the migrations made them`
}
