import { alertsOf, leastFree } from '@mikvah/rules/watch/alerts.ts'
import { checkAudit } from '../audit/check-audit.ts'
import { auditIsChangedBy } from '../db/app-user/audit-is-changed-by.ts'
import { max, sql } from '../db/drizzle/queries.ts'
import type { Facility } from '../facility/facility.ts'
import { liveEvents } from '../live/table.ts'
import { wordsOfAlert } from './alert-words.ts'
import { freeBytes } from './disk.ts'
import { Ill } from './ill.ts'
import { type Looking, vitalsOf } from './vitals.ts'

/** What checks read that need the settings and the clock. */
export type OpenHouse = Looking & { facility: Facility }

/** Checks that the rows of the audit log are as they were written. Gives the doctor's sentence, or throws `Ill`. */
export async function auditIsWhole(house: OpenHouse): Promise<string> {
  const { ok, brokenBatch, rows, batches, head } = await checkAudit(house)
  if (!ok)
    throw new Ill(
      brokenBatch === null
        ? 'Rows of the audit log belong to a batch that never was.'
        : `The audit log is broken at batch ${brokenBatch}: a row was changed, removed or slipped in.`,
    )
  return `${rows} rows in ${batches} batches are as they were written; the last is ${head.slice(0, 12)}`
}

/**
 * Checks that whoever gets hold of the program's database password can't change the audit log. In practice mode it is
 * only said that they could. Gives the doctor's sentence, or throws `Ill`.
 */
export async function auditIsGuarded({ db, config }: OpenHouse): Promise<string> {
  if (db.engine === 'embedded') return 'an embedded database has one user, this program'
  const { rows } = await db.orm.execute<{ name: string }>(sql`select current_user as name`)
  const because = await auditIsChangedBy(db.orm, rows[0]?.name ?? '')
  if (because === null) return 'it can add to the audit log and change nothing of it'
  const said = `It could change the audit log: ${because}`
  if (config.mode === 'practice') return said
  throw new Ill(`${said}. Let another one in: npm run migrate, with DATABASE_OWNER_URL.`)
}

const mostApart = 2000

/**
 * Checks this machine's clock by the database's and by what was written before: tokens, codes and back-off go by it,
 * and several processes by each other's. Gives the doctor's sentence, or throws `Ill`.
 */
export async function clockIsRight({ db, realNow }: OpenHouse): Promise<string> {
  const before = realNow()
  const { rows } = await db.orm.execute<{ now: string }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::int8::text as now`,
  )
  const apart = Number(rows[0]?.now) - (before + realNow()) / 2
  if (Math.abs(apart) > mostApart)
    throw new Ill(
      `It is ${Math.round(Math.abs(apart) / 1000)} seconds ${apart > 0 ? 'behind' : 'ahead of'} the database’s.`,
    )
  const [last] = await db.orm.select({ at: max(liveEvents.at) }).from(liveEvents)
  if (last?.at && last.at > realNow() + 60_000)
    throw new Ill(
      `It stands before ${new Date(last.at).toISOString()}, when something was already written.`,
    )
  return `as the database’s, ${new Date(realNow()).toISOString()}`
}

/**
 * Checks what is free on the disk of an embedded database, and says how large the database is. Gives the doctor's
 * sentence, or throws `Ill`.
 */
export async function diskHasRoom({ db, config }: OpenHouse): Promise<string> {
  const free = db.engine === 'embedded' ? await freeBytes(config.dataDir) : null
  const { rows } = await db.orm.execute<{ bytes: string }>(
    sql`select pg_database_size(current_database())::text as bytes`,
  )
  const size = `the database has ${megabytes(Number(rows[0]?.bytes))}`
  if (free === null) return `${size}; ask its host what is free there`
  if (free < leastFree) throw new Ill(`Nearly full: ${megabytes(free)} are free.`)
  return `${megabytes(free)} are free; ${size}`
}

const megabytes = (bytes: number) => `${Math.floor(bytes / 1_000_000)} MB`

/**
 * Checks that nothing calls for an alert; free disk space has a finding of its own. Gives the doctor's sentence, or
 * throws `Ill`.
 */
export async function workGoesOn(house: OpenHouse): Promise<string> {
  const { now, content } = await house.facility.read()
  const vitals = await vitalsOf(house, { now, content })
  // Free disk space has a finding of its own.
  const alerts = alertsOf({ ...vitals, freeBytes: null })
  if (alerts.length > 0) throw new Ill(alerts.map((alert) => wordsOfAlert(alert, 'en')).join(' '))
  return 'no refund, charge, message or backup waits for too long, and no screen is silent'
}
