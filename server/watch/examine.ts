import { alertsOf, leastFree } from '@mikvah/rules/watch/alerts.ts'
import { eq, max, sql } from 'drizzle-orm'
import { checkAudit } from '../audit/check-audit.ts'
import type { Config } from '../config.ts'
import { auditIsChangedBy } from '../db/app-user/audit-is-changed-by.ts'
import type { Database } from '../db/database.ts'
import { migrationsOf } from '../db/migrate.ts'
import { damagedFile } from '../db/on-disk/damaged-files.ts'
import { snapshot } from '../db/snapshot.ts'
import { type Facility, openFacility } from '../facility/facility.ts'
import { facility as facilityTable } from '../facility/table.ts'
import { liveEvents } from '../live/table.ts'
import { lacksOneOf } from '../secrets/fit-keys.ts'
import { wordsOfAlert } from './alert-words.ts'
import { freeBytes } from './disk.ts'
import { type Looking, vitalsOf } from './vitals.ts'

/** What one look found, in a line. */
export type Finding = { what: string; isWell: boolean; said: string }

/** Something that has to be mended, in a line that says what. */
class Ill extends Error {}

/** A large house takes its time, and nobody waits for this. */
const thorough = { ...snapshot, waits: 'migration' } as const

type House = Looking & { facility: Facility }

/** Without these nothing else can be looked at. */
const first: Readonly<Record<string, (of: Looking) => Promise<string>>> = {
  schema: schemaFits,
  facility: facilityIsHere,
  key: keyFits,
  pages: pagesAreWhole,
  rows: rowsCanBeRead,
}

const others: Readonly<Record<string, (of: House) => Promise<string>>> = {
  indexes: indexesAgree,
  'audit log': auditIsWhole,
  'database user': auditIsGuarded,
  clock: clockIsRight,
  disk: diskHasRoom,
  work: workGoesOn,
}

/**
 * Looks at a facility that is open on this database, and writes nothing. One finding after the other, in their order; what
 * can't be looked at is told as such. `refusal` says an unforeseen error in one line.
 */
export async function* examine(
  looking: Looking,
  refusal: (error: unknown) => string,
): AsyncGenerator<Finding> {
  for (const [what, look] of Object.entries(first)) {
    const found = await foundBy(what, look(looking), refusal)
    yield found
    if (!found.isWell) return
  }
  const { db, config, realNow } = looking
  const house = { ...looking, facility: await openFacility(db, realNow, config) }
  for (const [what, look] of Object.entries(others)) yield await foundBy(what, look(house), refusal)
}

const foundBy = (
  what: string,
  said: Promise<string>,
  refusal: (error: unknown) => string,
): Promise<Finding> =>
  said.then(
    (line) => ({ what, isWell: true, said: line }),
    (error) => ({
      what,
      isWell: false,
      said: error instanceof Ill ? error.message : refusal(error),
    }),
  )

async function schemaFits({ db }: Looking): Promise<string> {
  const { applied, missing } = await migrationsOf(db)
  if (applied === 0)
    throw new Ill('There is no facility here. Give DATABASE_URL or DATA_DIR as its start has them.')
  const rest = missing.length > 0 ? `; the next start applies ${missing.join(', ')}` : ''
  return `${applied} migrations applied${rest}`
}

const rowOf = async ({ orm }: Pick<Database, 'orm'>) =>
  (await orm.select().from(facilityTable).where(eq(facilityTable.id, 1)))[0]

async function facilityIsHere({ db, config }: Looking): Promise<string> {
  const row = await rowOf(db)
  if (!row) throw new Ill('The database was never started with: it has no facility.')
  if (row.mode !== config.mode)
    throw new Ill(`It was made in ${row.mode} mode, and MODE is ${config.mode}.`)
  return `in ${row.mode} mode`
}

async function keyFits({ db, config }: Looking): Promise<string> {
  const row = await rowOf(db)
  if (row && lacksOneOf(config, row.keySalt, row.keyChecks))
    throw new Ill(
      'SECRET_KEY is not the one that this facility is sealed with, or SECRET_KEY_FORMER lacks one.',
    )
  return 'SECRET_KEY is the right one'
}

/** The embedded database's are summed here; a server sums its own, where it was made to. */
async function pagesAreWhole({ db, config }: Looking): Promise<string> {
  if (db.engine === 'embedded') {
    const damaged = db.durable ? await damagedFile(db, config.dataDir) : null
    if (damaged !== null) throw new Ill(`${damaged}. Put a backup back.`)
    return 'every page of every table and index is as it was written'
  }
  const { rows } = await db.orm.execute<{ data_checksums: string }>(sql`show data_checksums`)
  return rows[0]?.data_checksums === 'on'
    ? 'PostgreSQL sums them itself'
    : 'not summed: this PostgreSQL was made without data checksums (pg_checksums --enable)'
}

/** Every value of every row is read whole: a damaged page, or a long text whose parts are gone, can't hide. */
async function rowsCanBeRead({ db }: Looking): Promise<string> {
  return db.inTransaction(async (tx) => {
    const { rows: tables } = await tx.execute<{ name: string }>(sql`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`)
    let read = 0
    for (const { name } of tables) {
      const { rows } = await tx
        .execute<{ count: number }>(
          sql`select count(one::text)::int4 as count from ${sql.identifier(name)} as one`,
        )
        .catch((error) => {
          throw new Ill(`The table ${name} can't be read: it is damaged. Put a backup back.`, {
            cause: error,
          })
        })
      read += rows[0]?.count ?? 0
    }
    return `${read} rows of ${tables.length} tables`
  }, thorough)
}

/** What an index says must be what its table says: a visit that an index has lost is there and isn't found. */
async function indexesAgree({ db }: House): Promise<string> {
  const { rows: found } = await db.orm.execute<{ schema: string; may: boolean }>(sql`
    select nspname as schema,
      has_function_privilege(format('%I.bt_index_check(regclass, boolean)', nspname), 'execute') as may
    from pg_extension join pg_namespace n on n.oid = extnamespace
    where extname = 'amcheck'`)
  const [{ schema, may } = {}] = found
  if (schema === undefined)
    return 'not compared: the database has no amcheck (create extension amcheck)'
  if (!may) return 'not compared: the program’s user of the database may not use amcheck'
  return db.inTransaction(async (tx) => {
    const { rows: indexes } = await tx.execute<{ name: string; oid: number }>(sql`
      select c.relname as name, c.oid::int8 as oid from pg_index i
        join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
        join pg_namespace n on n.oid = c.relnamespace
      where a.amname = 'btree' and n.nspname = 'public' and i.indisvalid order by c.relname`)
    for (const { name, oid } of indexes)
      await tx
        .execute(sql`select ${sql.identifier(schema)}.bt_index_check(${oid}::oid::regclass, true)`)
        .catch((error) => {
          throw new Ill(`The index ${name} is damaged: reindex index ${name}`, { cause: error })
        })
    return `${indexes.length} agree with their tables`
  }, thorough)
}

async function auditIsWhole(house: House): Promise<string> {
  const { ok, brokenBatch, rows, batches, head } = await checkAudit(house)
  if (!ok)
    throw new Ill(
      brokenBatch === null
        ? 'Rows of the audit log belong to a batch that never was.'
        : `The audit log is broken at batch ${brokenBatch}: a row was changed, removed or slipped in.`,
    )
  return `${rows} rows in ${batches} batches are as they were written; the last is ${head.slice(0, 12)}`
}

/** Whoever steals the program’s own way into the database must not be able to make undone what it did there. */
async function auditIsGuarded({ db, config }: House): Promise<string> {
  if (db.engine === 'embedded') return 'an embedded database has one user, this program'
  const { rows } = await db.orm.execute<{ name: string }>(sql`select current_user as name`)
  const because = await auditIsChangedBy(db.orm, rows[0]?.name ?? '')
  if (because === null) return 'it can add to the audit log and change nothing of it'
  const said = `It could change the audit log: ${because}`
  if (config.mode === 'practice') return said
  throw new Ill(`${said}. Let another one in: npm run migrate, with DATABASE_OWNER_URL.`)
}

const mostApart = 2000

/** Tokens, codes and back-off go by this machine's clock; several processes by one another's. */
async function clockIsRight({ db, realNow }: House): Promise<string> {
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

async function diskHasRoom({ db, config }: House): Promise<string> {
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

async function workGoesOn(house: House): Promise<string> {
  const { now, content } = await house.facility.read()
  const vitals = await vitalsOf(house, { now, content })
  // What is free on the disk has a line of its own.
  const alerts = alertsOf({ ...vitals, freeBytes: null })
  if (alerts.length > 0) throw new Ill(alerts.map((alert) => wordsOfAlert(alert, 'en')).join(' '))
  return 'no refund, charge, message or backup waits for too long, and no screen is silent'
}

/** What a facility's own configuration names, as the doctor opens it: few connections, nothing migrated. */
export const whereOf = ({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>) =>
  databaseUrl ? { databaseUrl, connections: 3 } : { dataDir }
