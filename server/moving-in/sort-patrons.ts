import type { Db } from '../db/database.ts'
import { and, eq, inArray } from '../db/drizzle/queries.ts'
import type { Account } from '../people/accounts.ts'
import { users } from '../people/table.ts'
import type { SignedInContext } from '../request/context.ts'
import { textIn } from '../request/words.ts'
import type { BadLine, ReadPatron } from './read-patron.ts'

type Fill = { account: Account; changes: Partial<Account> }

export type SortedPatrons = {
  made: ReadPatron[]
  filled: Fill[]
  unchanged: number
  bad: BadLine[]
}

export type PatronLine = { line: number; is: ReadPatron | BadLine }

/** A membership from a list counts as paid to its end. */
export const withMembership = (fields: ReadPatron['fields']): Partial<Account> =>
  fields.membershipExpiration
    ? { ...fields, membershipPaidUntil: fields.membershipExpiration }
    : { ...fields }

/** What each line comes to: somebody new, a record that is filled, nothing, or a line that is refused. */
export async function sortPatrons(
  db: Db,
  ctx: SignedInContext,
  lines: readonly PatronLine[],
): Promise<SortedPatrons> {
  const { good, bad } = partLines(ctx, lines)
  const known = await accountsOf(db, [...good.keys()])
  const sorted: SortedPatrons = { made: [], filled: [], unchanged: 0, bad }
  for (const patron of good.values()) {
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

async function accountsOf(db: Db, phones: readonly string[]): Promise<Map<string, Account>> {
  if (phones.length === 0) return new Map()
  const rows = await db
    .select()
    .from(users)
    .where(and(eq(users.kind, 'patron'), inArray(users.userName, [...phones])))
  return new Map(rows.map((row) => [row.userName, row]))
}

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
