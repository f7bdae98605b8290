import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { practiceReset } from '@mikvah/contract/practice.ts'
import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import { sql } from 'drizzle-orm'
import type { Asked } from '../asked/asked.ts'
import { momentOf } from '../asked/moment.ts'
import type { Parts } from '../asked/parts.ts'
import type { Tx } from '../db/database.ts'
import { accountsChanged } from '../facility/facility.ts'
import { facility } from '../facility/table.ts'
import { runDue } from '../jobs/jobs.ts'
import { laySeed } from './seed/seed-practice.ts'
import { clockAt } from './set-clock.ts'

/** The facility's own row, and the audit log, which nobody empties. */
const kept = ['facility', 'audit_log', 'audit_batches']

/** Everything that a night or an administrator left behind, as the database itself lists it. */
async function emptyTables(tx: Tx): Promise<void> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`)
  const emptied = rows.filter(({ name }) => !kept.includes(name))
  const names = emptied.map(({ name }) => sql.identifier(name))
  await tx.execute(sql`truncate ${sql.join(names, sql`, `)}`)
}

/** Lays the practice facility again: the whole evening, or only settings, places and accounts. */
export async function resetPractice(
  parts: Parts,
  { content }: Asked,
  { scene, now: text }: BodyOf<typeof practiceReset>,
) {
  const clock = text === undefined ? null : clockAt(parts, content, text)
  const now = clock?.clockShows ?? (await momentOf(parts)).now
  await parts.db.inTransaction(async (tx) => {
    await emptyTables(tx)
    if (clock) await tx.update(facility).set(clock)
    await laySeed(tx, parts, { scene, now })
    await accountsChanged(tx)
  })
  await runDue(parts)
  const read = await parts.facility.read()
  return { scene, now: instantTextOf(read.now, content.timeZone) }
}
