import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { practiceReset } from '@mikvah/contract/practice.ts'
import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import type { Tx } from '../db/database.ts'
import { sql } from '../db/drizzle/queries.ts'
import { accountsChanged } from '../facility/facility.ts'
import { facility } from '../facility/table.ts'
import { runDue } from '../jobs/jobs.ts'
import type { RequestContext } from '../request/context.ts'
import { momentOf } from '../request/moment.ts'
import type { Parts } from '../request/parts.ts'
import { laySeed } from './seed/seed-practice.ts'
import { clockAt } from './set-clock.ts'

/** Tables that a reset leaves: the facility's own row, and the audit log, which nobody may empty. */
const spared = ['facility', 'audit_log', 'audit_batches']

/** Tables into which triggers write rows when others are deleted; emptied after those, in this order. */
const writtenByTriggers = ['nights', 'locations', 'live_events']

/**
 * Empties all other tables, as the database lists them. Rows are deleted rather than truncated: most tables are
 * empty, and a truncated one gets new files, each of which the embedded database syncs.
 */
async function emptyTables(tx: Tx): Promise<void> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`)
  const names = rows.map(({ name }) => name).filter((name) => !spared.includes(name))
  const tables = names.map((name) => sql.identifier(name))
  await tx.execute(sql`lock table ${sql.join(tables, sql`, `)} in access exclusive mode`)
  await deleteAll(
    tx,
    names.filter((name) => !writtenByTriggers.includes(name)),
  )
  for (const name of writtenByTriggers) await deleteAll(tx, [name])
}

/** Empties tables that refer to one another in one statement, as foreign keys are checked at its end. */
async function deleteAll(tx: Tx, names: readonly string[]): Promise<void> {
  const [last, ...others] = names.map((name) => sql`delete from ${sql.identifier(name)}`)
  const beside = others.map((one, nth) => sql`${sql.identifier(`d${nth}`)} as (${one})`)
  const all = beside.length > 0 ? sql`with ${sql.join(beside, sql`, `)} ${last}` : last
  if (all) await tx.execute(all)
}

/**
 * Empties the practice facility, but for its audit log, and sets it up anew: the whole evening, or only settings,
 * places and accounts; what is due by then is done. Its clock goes on from `now` where that is given; a text that is no
 * instant is refused.
 */
export async function resetPractice(
  parts: Parts,
  { content }: RequestContext,
  { scene, now: text }: BodyOf<typeof practiceReset>,
) {
  const clock = text === undefined ? null : clockAt(parts, content, text)
  const now = clock?.clockShows ?? (await momentOf(parts)).now
  await parts.db.inTransaction(
    async (tx) => {
      await emptyTables(tx)
      if (clock) await tx.update(facility).set(clock)
      await laySeed(tx, parts, { scene, now })
      await accountsChanged(tx)
    },
    { waits: 'long' },
  )
  await runDue(parts)
  const read = await parts.facility.read()
  return { scene, now: instantTextOf(read.now, content.timeZone) }
}
