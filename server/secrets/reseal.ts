import type { Database, Tx } from '../db/database.ts'
import { sql } from '../db/drizzle/queries.ts'
import { facility } from '../facility/table.ts'
import { checkOf } from './fit-keys.ts'
import { openedWith, presentKey, type Secret, seal, sealedPrefix, unsealed } from './seal.ts'

/** All columns with sealed values. A test looks for any other. */
export const sealedColumns = [
  ['settings', 'value'],
  ['effects', 'payload'],
  ['card_vault', 'token'],
  ['live_events', 'told'],
  ['idempotency_keys', 'answer'],
  ['facility', 'key_root'],
] as const

/** How many values were sealed with the present key, and how many no key opens. */
export type Resealed = { sealed: number; lost: number }

/**
 * Seals everything that a former key opens with the present one, all or nothing, so that the former is no longer
 * needed. What no key opens stays as it is and is counted as lost.
 */
export const resealAll = (db: Database, config: Secret): Promise<Resealed> =>
  db.inTransaction((tx) => reseal(tx, config), { lockTimeout: 0, waits: 'long' })

async function reseal(tx: Tx, config: Secret): Promise<Resealed> {
  const [row] = await tx.select({ salt: facility.keySalt }).from(facility).for('update')
  if (!row) throw new Error('The database has no facility row; it was not set up.')
  const sum = { sealed: 0, lost: 0 }
  for (const [table, column] of sealedColumns) {
    for await (const rows of pagesOf(tx, sql.identifier(table), sql.identifier(column))) {
      const one = await resealRows(tx, config, rows, { table, column })
      sum.sealed += one.sealed
      sum.lost += one.lost
    }
  }
  await tx.update(facility).set({ keyChecks: [checkOf(presentKey(config), row.salt)] })
  return sum
}

type Name = ReturnType<typeof sql.identifier>
type Sealed = { at: string; text: string }

const atOnce = 1000

/** The rows of a column, page by page, as there may be years of them; rows written meanwhile aren't read again. */
async function* pagesOf(tx: Tx, table: Name, column: Name): AsyncGenerator<readonly Sealed[]> {
  const all = sql`select ctid::text as at, ${column} as text from ${table}
    where ${column} like ${sql.raw(`'${sealedPrefix}%'`)} for update`
  await tx.execute(sql`declare sealed no scroll cursor for ${all}`)
  for (;;) {
    const { rows } = await tx.execute<Sealed>(sql`fetch ${sql.raw(String(atOnce))} from sealed`)
    if (rows.length > 0) yield rows
    if (rows.length < atOnce) break
  }
  await tx.execute(sql`close sealed`)
}

async function resealRows(
  tx: Tx,
  config: Secret,
  rows: readonly Sealed[],
  at: { table: string; column: string },
): Promise<Resealed> {
  const [table, column] = [sql.identifier(at.table), sql.identifier(at.column)]
  const former = rows.filter(({ text }) => openedWith(presentKey(config), text) === null)
  const opened = former.flatMap(({ at, text }) => {
    const secret = unsealed(config, text)
    return secret === null ? [] : [{ at, text: seal(config, secret) }]
  })
  if (opened.length > 0)
    await tx.execute(
      sql`update ${table} as kept set ${column} = new.text
        from json_to_recordset(${JSON.stringify(opened)}::text::json) as new (at text, text text)
        where kept.ctid = new.at::tid`,
    )
  return { sealed: opened.length, lost: former.length - opened.length }
}
