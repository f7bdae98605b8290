import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { importPatrons as call } from '@mikvah/contract/settings/moving-in.ts'
import { importFields } from '@mikvah/rules/people/import-fields.ts'
import { matchHeadings } from '@mikvah/rules/people/match-headings.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { writeAudit } from '../audit/write-audit.ts'
import type { Db, Tx } from '../db/database.ts'
import { insertMany, rowOf } from '../db/insert-many.ts'
import { newId } from '../ids.ts'
import type { Account } from '../people/accounts.ts'
import { changeAccount } from '../people/store.ts'
import { users } from '../people/table.ts'
import type { SignedInContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { Refused } from '../request/refused.ts'
import { recordOutcome } from '../request/request-key.ts'
import { textIn } from '../request/words.ts'
import { readList } from './read-list.ts'
import { type BadLine, patronReader, type ReadPatron } from './read-patron.ts'

const insertUsers = insertMany<typeof users, { id: string }>(users, {
  name: 'import-users',
  rest: 'on conflict do nothing returning id',
})

type Fill = { account: Account; changes: Partial<Account> }
type Sorted = { made: ReadPatron[]; filled: Fill[]; unchanged: number; bad: BadLine[] }

/**
 * Reads a list and says of each line what would become of it; written it is only when it is confirmed, all good lines
 * together. Whoever is known already gets what was blank and keeps the rest, so that a list may come twice.
 */
export async function importPatrons(parts: Parts, ctx: SignedInContext, body: BodyOf<typeof call>) {
  const { headings, rows } = await readList(body.text)
  const columns = body.columns ?? matchHeadings(headings, importFields)
  // Without her number nobody can be told from another; a first look still shows the headings.
  if (columns.phone === undefined && !body.dryRun) throw new Refused('import-no-phone')
  const read = patronReader(ctx, columns)
  const lines =
    columns.phone === undefined
      ? []
      : rows.map(({ line, cells }) => ({ line, is: read(line, cells) }))
  const sorted = body.dryRun
    ? await sortLines(parts.db.orm, ctx, lines)
    : await parts.db.inTransaction((tx) => write(tx, ctx, lines, parts.realNow()), {
        waits: 'long',
      })
  return {
    ...{ written: !body.dryRun, headings, columns, lines: rows.length },
    made: sorted.made.length,
    filled: sorted.filled.length,
    unchanged: sorted.unchanged,
    bad: sorted.bad,
    sample: sorted.made.slice(0, 5).map(({ phone, fields }) => ({ phone, ...fields })),
  }
}

type Line = { line: number; is: ReadPatron | BadLine }

async function write(
  tx: Tx,
  ctx: SignedInContext,
  lines: readonly Line[],
  realNow: Ms,
): Promise<Sorted> {
  const sorted = await sortLines(tx, ctx, lines)
  if (ctx.key?.made) return sorted
  await insertUsers(tx, sorted.made.map(rowFor))
  for (const { account, changes } of sorted.filled) await changeAccount(tx, account, changes)
  const counts = { made: sorted.made.length, filled: sorted.filled.length, bad: sorted.bad.length }
  await writeAudit(tx, ctx, { subject: 'patrons', details: counts })
  await recordOutcome(tx, ctx.key, { user: 'import' })
  return sorted

  function rowFor({ phone, fields }: ReadPatron) {
    return rowOf(users, {
      ...{ id: newId(), kind: 'patron' as const, userName: phone, phone, createdAt: ctx.now },
      ...{ language: 'en' as const, roles: [] },
      // How old the list is nobody knows: the first who signs in by the number shows that it is still hers.
      unconfirmedSince: realNow,
      ...withMembership(fields),
    })
  }
}

/** A membership that is taken over has been paid for to its end. */
const withMembership = (fields: ReadPatron['fields']): Partial<Account> =>
  fields.membershipExpiration
    ? { ...fields, membershipPaidUntil: fields.membershipExpiration }
    : { ...fields }

async function sortLines(db: Db, ctx: SignedInContext, lines: readonly Line[]): Promise<Sorted> {
  const { good, bad } = partLines(ctx, lines)
  const known = await accountsOf(db, [...good.keys()])
  const sorted: Sorted = { made: [], filled: [], unchanged: 0, bad }
  for (const patron of good.values()) {
    const account = known.get(patron.phone)
    const changes = account ? blanksOf(account, patron) : null
    if (!account || !changes) sorted.made.push(patron)
    else if (Object.keys(changes).length === 0) sorted.unchanged++
    else sorted.filled.push({ account, changes })
  }
  return sorted
}

/** The good by their phones, and the bad; the second line of a phone is one of these. */
function partLines({ language, content }: SignedInContext, lines: readonly Line[]) {
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

/** What the list knows and her record doesn't. What she or the office wrote stays. */
function blanksOf(account: Account, { fields }: ReadPatron): Partial<Account> {
  const { language: _, ...wanted } = withMembership(fields)
  const member = account.membershipLevel !== null
  const blank = Object.entries(wanted).filter(
    ([field]) =>
      account[field as keyof Account] === null && !(member && field.startsWith('membership')),
  )
  return Object.fromEntries(blank)
}
