import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Database, Db } from '../db/database.ts'
import { eq, gte, or, sql } from '../db/drizzle/queries.ts'
import { statement } from '../db/statement.ts'
import { readTogether, slowBatch, together } from '../db/together.ts'
import { users } from '../people/table.ts'
import { lacksOneOf } from '../secrets/fit-keys.ts'
import { type Keys, keysOf } from '../secrets/keys.ts'
import { type Secret, tellLacking } from '../secrets/seal.ts'
import { deviceCredentials, endedFamilies, refreshTokens } from '../sign-in/table.ts'
import { type Content, readContent } from './content.ts'
import { facility } from './table.ts'

/** How long an access token lives. */
export const accessTokenMs = 15 * 60_000

/** Accounts whose access tokens may be invalid, by id: all of a disabled one, else those made before `tokensFrom`. */
export type Accounts = ReadonlyMap<string, { tokensFrom: Ms | null; disabled: boolean }>

/** What every call stands on, read at one moment: the app's clock, the settings, and whose tokens are revoked. */
export type FacilityNow = {
  mode: 'practice' | 'live'
  now: Ms
  content: Content
  accounts: Accounts
  /**
   * Families of devices that signed out, or whose refresh token was used twice, while an access token of theirs may
   * still be valid.
   */
  endedFamilies: ReadonlySet<string>
  /** Families of devices that signed in by a number that may by now be somebody else's. */
  unconfirmedFamilies: ReadonlySet<string>
  /** The versions of the nights of the requested date; null when no date was requested. */
  nights: readonly NightVersion[] | null
}

/** What makes tokens invalid, or narrows them, before they run out. */
type Ended = Pick<FacilityNow, 'accounts' | 'endedFamilies' | 'unconfirmedFamilies'>

/** The version of a night, which changes with whatever it holds; a cached night is good while it is the same. */
export type NightVersion = { locationId: string; date: string; version: number }

/** The cache of the settings, texts and places, read anew whenever their version has changed. */
export type Facility = {
  /** The facts of this moment, no older than the call itself, and of a date the call is about. */
  read(date?: string | null): Promise<FacilityNow>
  /** The content as the latest call found it, for answers that don't ask the database. */
  lastKnown(): Content
  keys: Keys
  mode: 'practice' | 'live'
}

type Row = {
  keyChecks: string
  settingsVersion: number
  accountsVersion: number
  clockSetAt: Ms | null
  clockShows: Ms | null
}
type RowWithNights = Row & { nights: NightVersion[] }

const columns = `array_to_string(key_checks, ',') as "keyChecks", settings_version as "settingsVersion", accounts_version as "accountsVersion",
  clock_set_at as "clockSetAt", clock_shows as "clockShows"`

const facilityRow = statement<Row>('facility-row', `select ${columns} from facility`, 'look')

const rowWithNights = statement<RowWithNights>(
  'facility-row-with-nights',
  `select ${columns},
     (select coalesce(json_agg(json_build_object(
         'locationId', location_id, 'date', date::text, 'version', version) order by location_id), '[]')
       from nights
       where date = any (array(select json_array_elements_text(($1::text)::json)::date))) as nights
   from facility`,
)

/**
 * The facility as this process caches it. For each call its one row is read, so that a change by any process counts at
 * once in all of them. Calls of the same moment share one statement. Those about a date share another, which also reads
 * the versions of its nights, so that locks of nights hold up only calls that ask for them. Throws where the database
 * has no facility.
 */
export async function openFacility(
  db: Database,
  realNow: () => Ms,
  config: Secret,
): Promise<Facility> {
  const [first] = await db.orm.select().from(facility)
  if (!first) throw new Error('The database has no facility row; it was not set up.')

  let content = await readUnchanged(db)
  let ended: (Ended & { version: number }) | null = null
  let keyChecks = ''
  const readEnded = readTogether(() => readEndedNow(db.orm), { slow: slowBatch })
  const readRow = readTogether(async () => theOne(await facilityRow(db.orm, [])), {
    slow: slowBatch,
  })
  const readRowWith = together<string, RowWithNights>(
    async (dates) => {
      const wanted = JSON.stringify([...new Set(dates)])
      const row = theOne(await rowWithNights(db.orm, [wanted]))
      return dates.map((date) => ({
        ...row,
        nights: row.nights.filter((night) => night.date === date),
      }))
    },
    { most: Number.POSITIVE_INFINITY, slow: slowBatch },
  )

  return {
    mode: first.mode,
    keys: keysOf(config, first),
    lastKnown: () => content,
    async read(date = null) {
      const about = date === null ? null : await readRowWith(date)
      const row = about ?? (await readRow())
      if (row.keyChecks !== keyChecks) {
        keyChecks = row.keyChecks
        tellLacking(config, lacksOneOf(config, first.keySalt, keyChecks.split(',')))
      }
      // Each call has its own: the answer to another call, begun before a change, may arrive after it.
      let found = content
      if (found.version !== row.settingsVersion) {
        found = await readUnchanged(db)
        content = found
      }
      if (ended?.version !== row.accountsVersion) {
        ended = { version: row.accountsVersion, ...(await readEnded()) }
      }
      const { accounts, endedFamilies, unconfirmedFamilies } = ended
      return {
        mode: first.mode,
        now: appNow(row, realNow()),
        content: found,
        accounts,
        endedFamilies,
        unconfirmedFamilies,
        nights: about?.nights ?? null,
      }
    },
  }
}

/**
 * Reads the content, again where it was changed meanwhile. It takes no transaction, which would wait behind others that
 * wait for a lock.
 */
async function readUnchanged({ orm }: Database): Promise<Content> {
  for (;;) {
    const found = await readContent(orm)
    const { settingsVersion } = theOne(await facilityRow(orm, []))
    if (settingsVersion === found.version) return found
  }
}

function theOne<R>([row]: readonly R[]): R {
  if (!row) throw new Error('The facility row is gone.')
  return row
}

/** The app's clock: the real one, or the practice clock ticking on from where it was set. */
const appNow = ({ clockSetAt, clockShows }: Row, realNow: Ms): Ms =>
  clockSetAt === null || clockShows === null ? realNow : clockShows + (realNow - clockSetAt)

/**
 * The time, in SQL, before which a revocation no longer matters. Revocations are written by the database's clock and
 * compared with it, so clocks of machines may differ.
 */
export const endsSince = sql`clock_timestamp() - ${`${(2 * accessTokenMs) / 1000} seconds`}::interval`

const readEndedNow = async (tx: Db): Promise<Ended> => ({
  accounts: await readAccounts(tx),
  endedFamilies: await readEndedFamilies(tx),
  unconfirmedFamilies: await readUnconfirmedFamilies(tx),
})

/** Accounts whose access tokens may have been revoked. */
async function readAccounts(tx: Db): Promise<Accounts> {
  const rows = await tx
    .select({ id: users.id, tokensFrom: users.tokensFrom, disabled: users.disabled })
    .from(users)
    .where(or(users.disabled, gte(users.tokensFrom, endsSince)))
  return new Map(rows.map(({ id, ...rest }) => [id, rest]))
}

async function readEndedFamilies(tx: Db): Promise<Set<string>> {
  const { family, endedAt } = endedFamilies
  const rows = await tx.select({ family }).from(endedFamilies).where(gte(endedAt, endsSince))
  return new Set(rows.map((row) => row.family))
}

async function readUnconfirmedFamilies(tx: Db): Promise<Set<string>> {
  const rows = await tx
    .selectDistinct({ family: refreshTokens.family })
    .from(refreshTokens)
    .innerJoin(deviceCredentials, eq(deviceCredentials.id, refreshTokens.deviceCredentialId))
    .where(eq(deviceCredentials.unconfirmed, true))
  return new Set(rows.map((row) => row.family))
}

/**
 * Has every process read the settings and all that belongs to them (`Content`) anew, with its next call; gives their
 * new version.
 */
export async function settingsChanged(tx: Db): Promise<number> {
  const [row] = await tx
    .update(facility)
    .set({ settingsVersion: sql`${facility.settingsVersion} + 1` })
    .returning({ version: facility.settingsVersion })
  return row?.version ?? 0
}

/** Has every process read anew whose tokens are revoked, with its next call. */
export const accountsChanged = (tx: Db) =>
  tx.update(facility).set({ accountsVersion: sql`${facility.accountsVersion} + 1` })
