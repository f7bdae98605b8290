import type { Ms } from '@mikvah/rules/time/ms.ts'
import { type Config, configOf } from './config.ts'
import { connect } from './db/connect.ts'
import type { Database } from './db/database.ts'
import { sql } from './db/drizzle/queries.ts'
import { refusalOf } from './refusal-of.ts'
import { examine, type Finding, whereOf } from './watch/examine.ts'

/** For how long a process that has the database open is waited for; its own answer takes two seconds at most. */
const patience: Ms = 5000

let isWell = true

function say({ what, isWell: found, said }: Finding): void {
  console.log(`${found ? 'well' : 'ILL '}  ${what}: ${said}`)
  isWell &&= found
}

const ill = (what: string, error: unknown) => say({ what, isWell: false, said: refusalOf(error) })

/**
 * `npm run doctor` takes the settings of a start, looks at the configuration, the database and the work that waits in
 * it, says a line about each, and changes nothing. It exits with 0 when all is well, else with 1.
 */
async function doctor(): Promise<void> {
  const config = readConfig()
  const db = config && (await openDatabase(config))
  if (!config || !db) return
  try {
    for await (const found of examine({ db, config, realNow: Date.now }, refusalOf)) say(found)
  } finally {
    await db.close()
  }
}

function readConfig(): Config | null {
  try {
    const config = configOf(process.env)
    say({ what: 'configuration', isWell: true, said: `MODE=${config.mode}` })
    return config
  } catch (error) {
    ill('configuration', error)
    return null
  }
}

async function versionOf({ orm }: Database): Promise<string> {
  const { rows } = await orm.execute<{ server_version: string }>(sql`show server_version`)
  return rows[0]?.server_version ?? 'of an unknown version'
}

async function openDatabase(config: Config): Promise<Database | null> {
  try {
    const db = await connect(whereOf(config))
    const keeps = db.durable
      ? 'keeps what it has acknowledged'
      : 'may lose what it has acknowledged when the power fails'
    say({
      what: 'database',
      isWell: config.mode === 'practice' || db.durable,
      said: `${db.engine} ${await versionOf(db)}, ${keeps}`,
    })
    return db
  } catch (error) {
    const [isOpen] = /\bin use by process \d+/.exec(String(error)) ?? []
    if (isOpen) say(await openElsewhere(config, isOpen))
    else ill('database', error)
    return null
  }
}

/**
 * An embedded database can be opened by one process only, so a process that has it open is asked over HTTP whether it
 * is well.
 */
async function openElsewhere({ port }: Config, isOpen: string): Promise<Finding> {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`, {
    signal: AbortSignal.timeout(patience),
  }).catch(() => null)
  const ready = answer?.status === 200
  const says = ready
    ? 'which is ready'
    : `and /readyz on port ${port} ${answer ? `says ${answer.status}` : 'does not answer'}`
  return {
    what: 'database',
    isWell: ready,
    said: `It is ${isOpen}, ${says}. The rest is looked at while it is stopped.`,
  }
}

await doctor()
process.exitCode = isWell ? 0 : 1
