import { hasFacility, othersHere } from './backup/who-is-here.ts'
import { type Config, ConfigurationRefused, configOf } from './config.ts'
import { connect } from './db/connect.ts'
import type { Database, Tx } from './db/database.ts'
import { migrate } from './db/migrating/migrate.ts'
import { setUpFacility } from './facility/set-up.ts'
import { refusalOf } from './refusal-of.ts'
import { type Resealed, resealAll } from './secrets/reseal.ts'

/** `npm run key` seals everything with SECRET_KEY, so that the keys in SECRET_KEY_FORMER are no longer needed. */
async function changeKey(): Promise<void> {
  const config = configOf(process.env)
  const db = await connect(
    config.databaseUrl
      ? { databaseUrl: config.databaseUrl, connections: 1 }
      : { dataDir: config.dataDir },
  )
  try {
    await refuseNoFacility(db)
    await migrate(db)
    announce(await reseal(db, config))
  } finally {
    await db.close()
  }
}

/** Opens the database as a start does, and then reseals everything in one transaction. */
async function reseal(db: Database, config: Config): Promise<Resealed> {
  await db.inTransaction(refuseOthers)
  await setUpFacility(db, { ...config, clock: null }, Date.now())
  return resealAll(db, config)
}

/**
 * Refuses where there is no facility: with a wrong address one would reseal a new, empty database, and all would seem
 * well.
 */
async function refuseNoFacility({ orm }: Database): Promise<void> {
  if (await hasFacility(orm)) return
  throw new ConfigurationRefused(
    'There is no facility here. Give DATABASE_URL or DATA_DIR and MODE as its start has them.',
  )
}

/**
 * Refuses while other processes run: one that knows only the former key would seal with it what nobody can open
 * afterwards.
 */
async function refuseOthers(tx: Tx): Promise<void> {
  if ((await othersHere(tx)) === 0) return
  throw new ConfigurationRefused('A process of this facility still runs. Stop every one first.')
}

function announce({ sealed, lost }: Resealed): void {
  console.log(
    `Sealed with the present SECRET_KEY: ${sealed}. Leave SECRET_KEY_FORMER out from now on.`,
  )
  if (lost > 0) console.log(`Sealed with a key that is lost, and left as they are: ${lost}.`)
}

changeKey().catch((error) => {
  console.error(refusalOf(error))
  process.exitCode = 1
})
