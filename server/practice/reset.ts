import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { practiceReset } from '@mikvah/contract/practice.ts'
import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import { sql } from 'drizzle-orm'
import { accountsChanged } from '../facility/facility.ts'
import { momentOf } from '../facility/moment.ts'
import { facility } from '../facility/table.ts'
import type { Asked } from '../http/asked.ts'
import { runDue } from '../jobs/jobs.ts'
import type { Parts } from '../parts.ts'
import { laySeed } from './seed-practice.ts'
import { clockAt } from './set-clock.ts'

/** Everything that a night or an administrator left behind; the facility's own row stays. */
const emptied = [
  'webhook_events',
  'payments',
  'payment_attempts',
  'card_vault',
  'status_history',
  'reservations',
  'nights',
  'schedule_overrides',
  'effects',
  'messages',
  'refresh_tokens',
  'ended_families',
  'device_credentials',
  'login_codes',
  'limits',
  'idempotency_keys',
  'audit_log',
  'contact_messages',
  'practice_ledger',
  'practice_devices',
  'users',
  'merchandise',
  'membership_levels',
  'language_texts',
  'settings',
  'locations',
]

/** Lays the practice facility again: the whole evening, or only settings, places and accounts. */
export async function resetPractice(
  parts: Parts,
  { content }: Asked,
  { scene, now: text }: BodyOf<typeof practiceReset>,
) {
  const clock = text === undefined ? null : clockAt(parts, content, text)
  const now = clock?.clockShows ?? (await momentOf(parts)).now
  await parts.db.inTransaction(async (tx) => {
    await tx.execute(sql.raw(`truncate ${emptied.join(', ')}`))
    if (clock) await tx.update(facility).set(clock)
    await laySeed(tx, parts, { scene, now })
    await accountsChanged(tx)
  })
  await runDue(parts)
  const read = await parts.facility.read()
  return { scene, now: instantTextOf(read.now, content.timeZone) }
}
