import type { Ms } from '@mikvah/rules/time/ms.ts'
import { gte, or, sql } from 'drizzle-orm'
import type { Config } from '../config.ts'
import type { Database, Tx } from '../db/database.ts'
import { prepared } from '../db/prepared.ts'
import { sharedRead } from '../db/shared-read.ts'
import { users } from '../people/table.ts'
import { endedFamilies } from '../sign-in/table.ts'
import { type Content, readContent } from './content.ts'
import { type Keys, keysOf } from './keys.ts'
import { facility } from './table.ts'

/** An access token lives this long; older revocations no longer matter. */
export const accessTokenMs = 15 * 60_000

export type Accounts = ReadonlyMap<string, { tokensFrom: Ms | null; disabled: boolean }>

export type FacilityNow = {
  mode: 'practice' | 'live'
  now: Ms
  content: Content
  accounts: Accounts
  /** Devices that signed out, or whose refresh token was used by two hands, while their access token still had time. */
  endedFamilies: ReadonlySet<string>
}

export type Facility = {
  /** The facts of this moment, no older than the call itself. */
  read(): Promise<FacilityNow>
  /** What the latest call found, for answers that ask the database nothing. */
  lastKnown(): Content
  keys: Keys
  mode: 'practice' | 'live'
}

type Row = {
  settingsVersion: number
  accountsVersion: number
  clockSetAt: Ms | null
  clockShows: Ms | null
}

const facilityRow = prepared('facility-row', (tx) =>
  tx
    .select({
      settingsVersion: facility.settingsVersion,
      accountsVersion: facility.accountsVersion,
      clockSetAt: facility.clockSetAt,
      clockShows: facility.clockShows,
    })
    .from(facility),
)

/**
 * Reads the facility's one row for each call, so that a change made by any process counts at once in all of them.
 */
export async function openFacility(
  db: Database,
  realNow: () => Ms,
  config: Pick<Config, 'secretKey'>,
): Promise<Facility> {
  const [first] = await db.orm.select().from(facility)
  if (!first) throw new Error('The database has no facility row; it was not set up.')

  let content = await db.inTransaction(readContent, { isolation: 'repeatable read' })
  let ended: { version: number; accounts: Accounts; endedFamilies: Set<string> } | null = null
  const sharedRow = sharedRead(async (): Promise<Row> => {
    const [row] = await facilityRow(db.orm).execute()
    if (!row) throw new Error('The facility row is gone.')
    return row
  })

  return {
    mode: first.mode,
    keys: keysOf(config, first.keySalt),
    lastKnown: () => content,
    async read() {
      const row = await sharedRow()
      // This call's own: another's, begun before a change, may come in later than it.
      let found = content
      if (found.version !== row.settingsVersion) {
        found = await db.inTransaction(readContent, { isolation: 'repeatable read' })
        content = found
      }
      if (ended?.version !== row.accountsVersion) {
        const since = realNow() - 2 * accessTokenMs
        ended = {
          version: row.accountsVersion,
          accounts: await readAccounts(db.orm, since),
          endedFamilies: await readEndedFamilies(db.orm, since),
        }
      }
      const { accounts, endedFamilies } = ended
      return {
        mode: first.mode,
        now: appNow(row, realNow()),
        content: found,
        accounts,
        endedFamilies,
      }
    },
  }
}

/** The app's clock: the real one, or the practice clock ticking on from where it was set. */
const appNow = ({ clockSetAt, clockShows }: Row, realNow: Ms): Ms =>
  clockSetAt === null || clockShows === null ? realNow : clockShows + (realNow - clockSetAt)

/** Accounts whose access tokens may have been ended before their time. */
async function readAccounts(tx: Tx, since: Ms): Promise<Accounts> {
  const rows = await tx
    .select({ id: users.id, tokensFrom: users.tokensFrom, disabled: users.disabled })
    .from(users)
    .where(or(users.disabled, gte(users.tokensFrom, since)))
  return new Map(rows.map(({ id, ...rest }) => [id, rest]))
}

async function readEndedFamilies(tx: Tx, since: Ms): Promise<Set<string>> {
  const { family, endedAt } = endedFamilies
  const rows = await tx.select({ family }).from(endedFamilies).where(gte(endedAt, since))
  return new Set(rows.map((row) => row.family))
}

/** Tells every process that settings, texts, places or overrides have changed. */
export const settingsChanged = (tx: Tx) =>
  tx.update(facility).set({ settingsVersion: sql`${facility.settingsVersion} + 1` })

/** Tells every process that tokens of an account are no longer good. */
export const accountsChanged = (tx: Tx) =>
  tx.update(facility).set({ accountsVersion: sql`${facility.accountsVersion} + 1` })
