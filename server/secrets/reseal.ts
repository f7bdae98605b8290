import { sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { facility } from '../facility/table.ts'
import { checkOf } from './fit-keys.ts'
import { openedWith, presentKey, type Secret, seal, sealedPrefix, unsealed } from './seal.ts'

/** Where something lies sealed. A test looks for what is sealed anywhere else. */
export const sealedColumns = [
  ['settings', 'value'],
  ['effects', 'payload'],
  ['card_vault', 'token'],
  ['live_events', 'told'],
  ['idempotency_keys', 'answer'],
  ['facility', 'key_root'],
] as const

export type Resealed = { sealed: number; lost: number }

const atOnce = 1000

/**
 * Seals everything with the present key that a former one still opens, so that the former is needed no more: all of it or,
 * if anything fails, nothing. What no key opens stays as it is and is counted as lost.
 */
export async function resealAll(tx: Tx, config: Secret): Promise<Resealed> {
  const [row] = await tx.select({ salt: facility.keySalt }).from(facility).for('update')
  if (!row) throw new Error('The database has no facility row; it was not set up.')
  const told = { sealed: 0, lost: 0 }
  for (const [table, column] of sealedColumns) {
    const one = await resealColumn(tx, config, sql.identifier(table), sql.identifier(column))
    told.sealed += one.sealed
    told.lost += one.lost
  }
  await tx.update(facility).set({ keyChecks: [checkOf(presentKey(config), row.salt)] })
  return told
}

type Name = ReturnType<typeof sql.identifier>

async function resealColumn(tx: Tx, config: Secret, table: Name, column: Name): Promise<Resealed> {
  const { rows } = await tx.execute<{ at: string; text: string }>(
    sql`select ctid::text as at, ${column} as text from ${table}
      where ${column} like ${`${sealedPrefix}%`} for update`,
  )
  const former = rows.filter(({ text }) => openedWith(presentKey(config), text) === null)
  const opened = former.flatMap(({ at, text }) => {
    const secret = unsealed(config, text)
    return secret === null ? [] : [{ at, text: seal(config, secret) }]
  })
  for (let from = 0; from < opened.length; from += atOnce) {
    const some = JSON.stringify(opened.slice(from, from + atOnce))
    await tx.execute(
      sql`update ${table} as kept set ${column} = new.text
        from json_to_recordset(${some}::text::json) as new (at text, text text)
        where kept.ctid = new.at::tid`,
    )
  }
  return { sealed: opened.length, lost: former.length - opened.length }
}
