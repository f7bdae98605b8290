import type { Config } from '../config.ts'
import { openFacility } from '../facility/facility.ts'
import {
  facilityIsHere,
  indexesAgree,
  keyFits,
  pagesAreWhole,
  rowsCanBeRead,
  schemaFits,
} from './database-checks.ts'
import { Ill } from './ill.ts'
import { structureStands } from './structure-check.ts'
import type { Looking } from './vitals.ts'
import {
  auditIsGuarded,
  auditIsWhole,
  clockIsRight,
  diskHasRoom,
  type OpenHouse,
  workGoesOn,
} from './work-checks.ts'

/** What one look found, in a line. */
export type Finding = { what: string; isWell: boolean; said: string }

/** The checks that come first: if one of them fails, nothing else can be checked. */
const first: Readonly<Record<string, (of: Looking) => Promise<string>>> = {
  schema: schemaFits,
  facility: facilityIsHere,
  key: keyFits,
  pages: pagesAreWhole,
  rows: rowsCanBeRead,
}

const others: Readonly<Record<string, (of: OpenHouse) => Promise<string>>> = {
  structure: structureStands,
  indexes: indexesAgree,
  'audit log': auditIsWhole,
  'database user': auditIsGuarded,
  clock: clockIsRight,
  disk: diskHasRoom,
  work: workGoesOn,
}

/**
 * Checks the facility of this database, and writes nothing. Gives one finding after another, also for what couldn't be
 * checked: `refusal` turns an unforeseen error into one line. It ends early where one of the `first` checks fails, as
 * nothing else can be checked then.
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

/** Where the configuration says the database is; the doctor opens it with few connections. */
export const whereOf = ({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>) =>
  databaseUrl ? { databaseUrl, connections: 3 } : { dataDir }
