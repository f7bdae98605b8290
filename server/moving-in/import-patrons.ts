import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { importPatrons as call } from '@mikvah/contract/settings/moving-in.ts'
import { importFields } from '@mikvah/rules/people/import-fields.ts'
import { matchHeadings } from '@mikvah/rules/people/match-headings.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Tx } from '../db/database.ts'
import { insertMany, rowOf } from '../db/insert-many.ts'
import { newId } from '../ids.ts'
import { changeAccount } from '../people/store.ts'
import { users } from '../people/table.ts'
import type { SignedInContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { Refused } from '../request/refused.ts'
import { recordOutcome } from '../request/request-key.ts'
import { readList } from './read-list.ts'
import { patronReader, type ReadPatron } from './read-patron.ts'
import {
  knownIn,
  lockedIn,
  type PatronLine,
  type SortedPatrons,
  sortGood,
  sortPatrons,
  withMembership,
} from './sort-patrons.ts'

const insertUsers = insertMany<typeof users, { userName: string }>(users, {
  name: 'import-users',
  rest: 'on conflict do nothing returning user_name as "userName"',
})

/**
 * Reads a list of patrons and tells what becomes of its lines: how many are made, filled and unchanged, which are bad
 * and why, and five of the new ones. With dryRun nothing is written; else all good lines are, together. A patron who is
 * known gets what was blank and keeps the rest, so that a list may be imported twice. Refuses as `readList` does, and,
 * but for dryRun, a list without a column of phones.
 */
export async function importPatrons(parts: Parts, ctx: SignedInContext, body: BodyOf<typeof call>) {
  const { headings, rows } = await readList(body.text)
  const columns = body.columns ?? matchHeadings(headings, importFields)
  // Patrons are told apart by their numbers; on a first look the headings are shown all the same.
  if (columns.phone === undefined && !body.dryRun) throw new Refused('import-no-phone')
  const read = patronReader(ctx, columns)
  const lines =
    columns.phone === undefined
      ? []
      : rows.map(({ line, cells }) => ({ line, is: read(line, cells) }))
  const sorted = body.dryRun
    ? await sortPatrons(ctx, lines, knownIn(parts.db.orm))
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

const byPhone = (one: ReadPatron, other: ReadPatron) => (one.phone < other.phone ? -1 : 1)

async function write(
  tx: Tx,
  ctx: SignedInContext,
  lines: readonly PatronLine[],
  realNow: Ms,
): Promise<SortedPatrons> {
  const read = lockedIn(tx)
  const first = await sortPatrons(ctx, lines, read)
  if (ctx.key?.made) return first
  // By their phones, so that two lists that are imported at once can't block each other.
  const rows = first.made.toSorted(byPhone).map(rowFor)
  const inserted = new Set((await insertUsers(tx, rows)).map(({ userName }) => userName))
  // Who isn't among them has signed up meanwhile, or was in another list.
  const others = first.made.filter(({ phone }) => !inserted.has(phone))
  const again = await sortGood(others, read)
  const sorted = {
    ...{ made: first.made.filter(({ phone }) => inserted.has(phone)), bad: first.bad },
    filled: [...first.filled, ...again.filled],
    unchanged: first.unchanged + again.unchanged,
  }
  for (const { account, changes } of sorted.filled) await changeAccount(tx, account, changes)
  const counts = { made: sorted.made.length, filled: sorted.filled.length, bad: sorted.bad.length }
  await writeAudit(tx, ctx, { subject: 'patrons', details: counts })
  await recordOutcome(tx, ctx.key, { user: 'import' })
  return sorted

  function rowFor({ phone, fields }: ReadPatron) {
    return rowOf(users, {
      ...{ id: newId(), kind: 'patron' as const, userName: phone, phone, createdAt: ctx.now },
      ...{ language: 'en' as const, roles: [] },
      // Nobody knows how old the list is, so the first who signs in by the number has to show that it is hers.
      unconfirmedSince: realNow,
      ...withMembership(fields),
    })
  }
}
