import { listedWords } from '@mikvah/rules/payments/listed-words.ts'
import type { Tx } from '../db/database.ts'
import type { AnyPgColumn } from '../db/drizzle/columns.ts'
import {
  and,
  inArray,
  isNotNull,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from '../db/drizzle/queries.ts'
import { attempts, payments } from '../payments/table.ts'
import { reservations, statusHistory } from '../reservations/table.ts'

/** The most rows at once, so that nobody waits long for their locks. */
const most = 500

type How = {
  /** Whether to wait for rows that another process has locked; otherwise they are skipped. */
  waits?: boolean
}
type Clear = (tx: Tx, of: SQL | undefined, how?: How) => Promise<number>

/** A column with a text that somebody typed. The program's own words only say what money was for, and stay. */
const isWritten = (column: AnyPgColumn) =>
  and(isNotNull(column), notInArray(sql`lower(trim(${column}))`, [...listedWords]))
const unlessListed = (column: AnyPgColumn) =>
  sql<string | null>`case when ${isWritten(column)} then null else ${column} end`

/**
 * Clears what is personal in rows that stay for their totals: words that somebody wrote, addresses, and who a donor
 * was. Each clears some of the rows and gives how many; 0 means that none is left.
 */
export const clearVisits: Clear = async (tx, of, how) => {
  const { id, notes, reservationNotes, userNotes, createdIp, donationNote } = reservations
  const personal = or(
    ...[notes, reservationNotes, userNotes, createdIp].map((column) => isNotNull(column)),
    isWritten(donationNote),
  )
  const rows = await tx
    .select({ id })
    .from(reservations)
    .where(and(of, personal))
    .limit(most)
    .for('update', lockOf(how))
  if (rows.length === 0) return 0
  await tx
    .update(reservations)
    .set({
      notes: null,
      reservationNotes: null,
      userNotes: null,
      createdIp: null,
      donationNote: unlessListed(donationNote),
    })
    .where(inArray(id, idsOf(rows)))
  return rows.length
}

export const clearHistory: Clear = async (tx, of, how) => {
  const { id, ip, note } = statusHistory
  const rows = await tx
    .select({ id })
    .from(statusHistory)
    .where(and(of, or(isNotNull(ip), isNotNull(note))))
    .limit(most)
    .for('update', lockOf(how))
  if (rows.length === 0) return 0
  await tx
    .update(statusHistory)
    .set({ ip: null, note: null })
    .where(inArray(id, idsOf(rows)))
  return rows.length
}

export const clearPayments: Clear = async (tx, of, how) => {
  const { id, note, tipNote } = payments
  const rows = await tx
    .select({ id })
    .from(payments)
    .where(and(of, or(isWritten(note), isWritten(tipNote))))
    .limit(most)
    .for('update', lockOf(how))
  if (rows.length === 0) return 0
  await tx
    .update(payments)
    .set({ note: unlessListed(note), tipNote: unlessListed(tipNote) })
    .where(inArray(id, idsOf(rows)))
  return rows.length
}

/** Clears attempts that have ended; an open one still needs what it was begun with. */
export const clearAttempts: Clear = async (tx, of, how) => {
  const { id, state, facts } = attempts
  const names = sql`array['note', 'tipNote', 'donor', 'buckets']`
  const email = sql`${facts} #>> '{membership,email}'`
  const rows = await tx
    .select({ id })
    .from(attempts)
    .where(and(of, ne(state, 'open'), or(sql`${facts} ?| ${names}`, isNotNull(email))))
    .limit(most)
    .for('update', lockOf(how))
  if (rows.length === 0) return 0
  await tx
    .update(attempts)
    .set({ facts: sql`jsonb_set(${facts} - ${names}, '{membership,email}', 'null', false)` })
    .where(inArray(id, idsOf(rows)))
  return rows.length
}

const lockOf = ({ waits = false }: How = {}) => (waits ? {} : { skipLocked: true as const })
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
