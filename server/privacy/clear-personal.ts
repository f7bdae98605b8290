import { listedWords } from '@mikvah/rules/payments/listed-words.ts'
import type { Tx } from '../db/database.ts'
import type { AnyPgColumn, PgTable } from '../db/drizzle/columns.ts'
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
type Clear = {
  /** Clears some of these rows, and gives how many; 0 means that none is left, or only such as it skipped. */
  some: (tx: Tx, of: SQL | undefined, how?: How) => Promise<number>
  /** Whether something personal is left in these rows, locked ones too. */
  isLeft: (tx: Tx, of: SQL | undefined) => Promise<boolean>
}

/** A column with a text that somebody typed. The program's own words only say what money was for, and stay. */
const isWritten = (column: AnyPgColumn) =>
  and(isNotNull(column), notInArray(sql`lower(trim(${column}))`, [...listedWords]))
const unlessListed = (column: AnyPgColumn) =>
  sql<string | null>`case when ${isWritten(column)} then null else ${column} end`

type Personal = PgTable & { id: AnyPgColumn<{ data: string; notNull: true }> }

/** Clears rows of a table in which something personal stands, by setting `cleared` in them. */
const clearing = (
  table: Personal,
  personal: SQL | undefined,
  cleared: Record<string, unknown>,
): Clear => {
  const found = (tx: Tx, of: SQL | undefined, limit: number) =>
    tx.select({ id: table.id }).from(table).where(and(of, personal)).limit(limit)
  return {
    some: async (tx, of, { waits = false } = {}) => {
      const rows = await found(tx, of, most).for('update', waits ? {} : { skipLocked: true })
      if (rows.length === 0) return 0
      const ids = rows.map(({ id }) => id)
      await tx.update(table).set(cleared).where(inArray(table.id, ids))
      return rows.length
    },
    isLeft: async (tx, of) => (await found(tx, of, 1)).length > 0,
  }
}

const { notes, reservationNotes, userNotes, createdIp, donationNote } = reservations
const { ip, note: historyNote } = statusHistory
const { note, tipNote } = payments
const { state, facts } = attempts
const names = sql`array['note', 'tipNote', 'donor', 'buckets']`
const email = sql`${facts} #>> '{membership,email}'`

/** Clears what is personal in visits, which stay for their totals: words that somebody wrote, and IP addresses. */
export const clearVisits = clearing(
  reservations,
  or(
    ...[notes, reservationNotes, userNotes, createdIp].map((column) => isNotNull(column)),
    isWritten(donationNote),
  ),
  {
    notes: null,
    reservationNotes: null,
    userNotes: null,
    createdIp: null,
    donationNote: unlessListed(donationNote),
  },
)

/** Clears IP addresses and reasons in the history of statuses. */
export const clearHistory = clearing(statusHistory, or(isNotNull(ip), isNotNull(historyNote)), {
  ip: null,
  note: null,
})

/** Clears notes that somebody wrote in the ledger. */
export const clearPayments = clearing(payments, or(isWritten(note), isWritten(tipNote)), {
  note: unlessListed(note),
  tipNote: unlessListed(tipNote),
})

/**
 * Clears notes, who a donor was, her e-mail address and whose tries her card counted among, in attempts that have
 * ended; an open one still needs what it was begun with.
 */
export const clearAttempts = clearing(
  attempts,
  and(ne(state, 'open'), or(sql`${facts} ?| ${names}`, isNotNull(email))),
  { facts: sql`jsonb_set(${facts} - ${names}, '{membership,email}', 'null', false)` },
)
