import type { PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '../../db/database.ts'
import { attempts, payments } from '../../payments/table.ts'
import { users } from '../../people/table.ts'
import { reservations, statusHistory } from '../../reservations/table.ts'
import { nights } from '../../schedule/table.ts'
import { practiceLedger } from '../table.ts'
import type { EveningRows } from './seed-rows.ts'

/** Writes the rows in few statements; those that others point to come first. */
export async function insertEvening(tx: Tx, rows: EveningRows): Promise<void> {
  await insertAll(tx, users, rows.users)
  await insertAll(tx, nights, rows.nights)
  await insertAll(tx, reservations, rows.reservations)
  await insertAll(tx, statusHistory, rows.history)
  await insertAll(tx, attempts, rows.attempts)
  await insertAll(tx, payments, rows.payments)
  await insertAll(tx, practiceLedger, rows.ledger)
}

const atOnce = 500

async function insertAll<T extends PgTable>(
  tx: Tx,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  for (let from = 0; from < rows.length; from += atOnce) {
    await tx.insert(table).values(rows.slice(from, from + atOnce))
  }
}
