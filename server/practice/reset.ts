import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { practiceReset } from '@mikvah/contract/practice.ts'
import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import { sql } from 'drizzle-orm'
import { accountsChanged, settingsChanged } from '../facility/facility.ts'
import { setUpFacility } from '../facility/set-up.ts'
import type { Asked } from '../http/asked.ts'
import type { Parts } from '../parts.ts'
import { seedPractice } from './seed-practice.ts'
import { setClock } from './set-clock.ts'

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

/** Lays the practice facility again: the whole evening, or only settings, rooms and accounts. */
export async function resetPractice(
  parts: Parts,
  asked: Asked,
  { scene, now }: BodyOf<typeof practiceReset>,
) {
  await parts.db.inTransaction(async (tx) => {
    await tx.execute(sql.raw(`truncate ${emptied.join(', ')}`))
    await settingsChanged(tx)
    await accountsChanged(tx)
  })
  await setUpFacility(parts.db, { ...parts.config, clock: null }, parts.realNow(), {
    furnish: true,
  })
  if (now) await setClock(parts, asked, now)
  await seedPractice(parts, scene)
  const read = await parts.facility.read()
  return { scene, now: instantTextOf(read.now, asked.content.timeZone) }
}
