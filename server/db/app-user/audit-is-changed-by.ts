import type { Db } from '../database.ts'
import { sql } from '../drizzle/queries.ts'

type Found = { is_superuser: boolean; owns: boolean; may_write: boolean }

/**
 * Why a user of the database could change the audit log: the English end of a sentence, as in 'it is a superuser'; null
 * where it can't, or there is no such user.
 */
export async function auditIsChangedBy(db: Db, user: string): Promise<string | null> {
  const { rows } = await db.execute<Found>(sql`
    select rolsuper as is_superuser,
      bool_or(pg_has_role(rolname, relowner, 'member')) as owns,
      bool_or(has_table_privilege(rolname, c.oid, 'update, delete, truncate, trigger')) as may_write
    from pg_roles, pg_class c
    where rolname = ${user} and relnamespace = 'public'::regnamespace
      and relname in ('audit_log', 'audit_batches')
    group by rolname, rolsuper`)
  const [found] = rows
  if (!found) return null
  if (found.is_superuser) return 'it is a superuser'
  if (found.owns) return 'it owns its tables'
  return found.may_write ? 'it was given more than to read and to add' : null
}
