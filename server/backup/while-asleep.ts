import type { Db } from '../db/database.ts'
import { sql } from '../db/drizzle/queries.ts'
import { inPublic, tablesOf } from './catalogue.ts'

type ForeignKey = { table: string; name: string; definition: string }

/**
 * Does work during which no trigger acts and no foreign key is checked: what triggers would write is among the rows
 * already, and rows may come before those they point to. Afterwards the database checks every key, and refuses one
 * that points nowhere.
 */
export async function whileAsleep<T>(tx: Db, work: () => Promise<T>): Promise<T> {
  const tables = await tablesOf(tx)
  const keys = await foreignKeysOf(tx)
  for (const { name } of tables) {
    await tx.execute(sql`alter table ${inPublic(name)} disable trigger user`)
  }
  for (const { table, name } of keys) {
    await tx.execute(sql`alter table ${inPublic(table)} drop constraint ${sql.identifier(name)}`)
  }
  const done = await work()
  for (const { table, name, definition } of keys) {
    await tx.execute(
      sql`alter table ${inPublic(table)} add constraint ${sql.identifier(name)} ${sql.raw(definition)}`,
    )
  }
  for (const { name } of tables) {
    await tx.execute(sql`alter table ${inPublic(name)} enable trigger user`)
  }
  return done
}

async function foreignKeysOf(tx: Db): Promise<ForeignKey[]> {
  const { rows } = await tx.execute<ForeignKey>(
    sql`select relname as table, conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
      from pg_constraint join pg_class on pg_class.oid = conrelid
      where contype = 'f' and connamespace = 'public'::regnamespace order by relname, conname`,
  )
  return rows
}
