import type { Db, Tx } from '../db/database.ts'
import { and, asc, eq, inArray } from '../db/drizzle/queries.ts'
import type { Account } from '../people/accounts.ts'
import { users } from '../people/table.ts'
import type { SignedInContext } from '../request/context.ts'
import { textIn } from '../request/words.ts'
import type { BadLine, ReadPatron } from './read-patron.ts'

type Fill = { account: Account; changes: Partial<Account> }

/** What the lines of a list come to: patrons to make, records to fill, how many change nothing, and bad lines. */
export type SortedPatrons = {
  made: ReadPatron[]
  filled: Fill[]
  unchanged: number
  bad: BadLine[]
}

/** A line of the list by its number, as it was read. */
export type PatronLine = { line: number; is: ReadPatron | BadLine }

/** The fields of a patron as they are stored: a membership from a list counts as paid to its end. */
export const withMembership = (fields: ReadPatron['fields']): Partial<Account> =>
  fields.membershipExpiration
    ? { ...fields, membershipPaidUntil: fields.membershipExpiration }
    : { ...fields }

/** Reads those of these phones whom the facility knows. */
type ReadKnown = (phones: string[]) => PromiseLike<Account[]>

/** What each line comes to: somebody new, a record that is filled, nothing, or a line that is refused. */
export async function sortPatrons(
  ctx: SignedInContext,
  lines: readonly PatronLine[],
  read: ReadKnown,
): Promise<SortedPatrons> {
  const { good, bad } = partLines(ctx, lines)
  return { ...(await sortGood([...good.values()], read)), bad }
}

/** What patrons from a list come to, each phone once: somebody new, a record that is filled, or nothing. */
export async function sortGood(
  patrons: readonly ReadPatron[],
  read: ReadKnown,
): Promise<Omit<SortedPatrons, 'bad'>> {
  const rows = patrons.length > 0 ? await read(patrons.map(({ phone }) => phone)) : []
  const known = new Map(rows.map((row) => [row.userName, row]))
  const sorted: Omit<SortedPatrons, 'bad'> = { made: [], filled: [], unchanged: 0 }
  for (const patron of patrons) {
    const account = known.get(patron.phone)
    const changes = account ? blanksOf(account, patron) : null
    if (!account || !changes) sorted.made.push(patron)
    else if (Object.keys(changes).length === 0) sorted.unchanged++
    else sorted.filled.push({ account, changes })
  }
  return sorted
}

/** The good lines by their phones, and the bad ones; a second line of one phone is bad. */
function partLines({ language, content }: SignedInContext, lines: readonly PatronLine[]) {
  const bad: BadLine[] = []
  const good = new Map<string, ReadPatron>()
  const firstLine = new Map<string, number>()
  for (const { line, is } of lines) {
    if ('message' in is) {
      bad.push(is)
      continue
    }
    const before = firstLine.get(is.phone)
    if (before === undefined) {
      firstLine.set(is.phone, line)
      good.set(is.phone, is)
      continue
    }
    const message = textIn(language, 'import-twice', { line: String(before) }, content.texts)
    bad.push({ line, field: 'phone', message })
  }
  return { good, bad }
}

const isOneOf = (phones: string[]) => and(eq(users.kind, 'patron'), inArray(users.userName, phones))

/** Gives a function that reads the patrons of these phones. */
export const knownIn =
  (db: Db): ReadKnown =>
  (phones) =>
    db.select().from(users).where(isOneOf(phones))

/**
 * Gives a function that reads the patrons of these phones and locks their rows until the transaction ends: what she
 * writes herself meanwhile stays.
 */
export const lockedIn =
  (tx: Tx): ReadKnown =>
  (phones) =>
    tx.select().from(users).where(isOneOf(phones)).orderBy(asc(users.id)).for('update')

/** The fields that the list has and her record hasn't; what she or the office has written stays. */
function blanksOf(account: Account, { fields }: ReadPatron): Partial<Account> {
  const { language: _, ...wanted } = withMembership(fields)
  const member = account.membershipLevel !== null
  const blank = Object.entries(wanted).filter(
    ([field]) =>
      account[field as keyof Account] === null && !(member && field.startsWith('membership')),
  )
  return Object.fromEntries(blank)
}
