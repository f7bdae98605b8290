import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { serveCopies } from './backup/serve-copies.ts'
import { readyWeb } from './built-web.ts'
import { type Config, configOf } from './config.ts'
import { connect } from './db/connect.ts'
import type { Database } from './db/database.ts'
import { migrate } from './db/migrating/migrate.ts'
import { damagedFile } from './db/on-disk/damaged-files.ts'
import { closesBy } from './http/load/closing.ts'
import { stopAnswering } from './http/load/stopping.ts'
import { outliveStandardOutput, written } from './http/standard-output.ts'
import { freeLeases } from './jobs/free-leases.ts'
import { startJobs } from './jobs/jobs.ts'
import { passGivenNumbers } from './live/lock-numbering.ts'
import { startRelay } from './live/start-relay.ts'
import { openApp } from './open-app.ts'
import { practiceSignIns } from './practice/sign-ins.ts'
import { refusalOf } from './refusal-of.ts'
import { standardCapacity } from './request/capacity.ts'
import { firstAdministratorLink } from './sign-in/first-administrator.ts'
import { whenNpmIsGone } from './when-npm-is-gone.ts'
import { within } from './within.ts'

/** What has been opened so far; it is closed in reverse order, however far the start has come. */
const open = new AsyncDisposableStack()

/** Starts the whole product: database, migrations, app, and once it listens, the jobs. */
async function start(): Promise<void> {
  const config = configOf(process.env)
  readyWeb(config)
  const db = await connect(
    config.databaseUrl
      ? { databaseUrl: config.databaseUrl, connections: config.databasePool }
      : { dataDir: config.dataDir },
  )
  open.defer(() => db.close())
  if (config.databaseUrl === null) await refuseDamage(db, config)
  await migrate(db, undefined, console.log)
  const { app, parts } = await openApp(db, config)
  open.defer(startRelay(parts))
  const report = (error: unknown) =>
    parts.log.error({ err: error }, 'a backup was not given a copy')
  let [stopJobs, stopCopies] = [async () => {}, async () => {}]
  closesBy(open, {
    stopAnswering: () => stopAnswering(app, { grace: pause(grace), patience: 8000, hurry: 4000 }),
    stopJobs: () => stopJobs(),
    stopCopies: () => stopCopies(),
  })
  await freeLeases(parts)
  await passGivenNumbers(parts)
  stopCopies = await serveCopies({ db, dataDir: config.dataDir, report })
  await app.listen({ port: config.port, host: config.host, backlog: standardCapacity.connections })
  stopJobs = startJobs(parts)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, endOnce)
  whenNpmIsGone(endOnce)
  announce(config, app, await firstAdministratorLink(parts))
}

/** Refuses to open the facility on damaged data, since writing to it could lose more. */
async function refuseDamage(db: Database, { dataDir, openDamaged }: Config): Promise<void> {
  const found = await damagedFile(db, dataDir)
  if (found === null) return
  const said = `The database is damaged: ${found}. Put it back from a backup.`
  if (!openDamaged) throw new Error(`${said} OPEN_DAMAGED=yes opens it all the same until then.`)
  console.error(said)
}

/**
 * For how long the process still answers after it was told to stop, in milliseconds: a load balancer may still send
 * requests, and those already sent are read.
 */
let grace = 0

let asked = false
/** A second signal does nothing more: npm may send its own beside the one that it passes on. */
function endOnce(): void {
  if (!asked) end(0)
  asked = true
}

/** Ends the process in bounded time, whatever clients, jobs or the database do. */
async function end(code: number): Promise<void> {
  grace = code === 0 ? 2000 : 0
  await within(18_000, open.disposeAsync()).catch((error) => console.error(refusalOf(error)))
  await within(500, written())
  process.exit(code)
}

function announce(config: Config, app: FastifyInstance, firstLink: string | null): void {
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  const shown = config.publicUrl ?? `http://localhost:${port}`
  console.log(`\n  Mikvah is open at ${shown}\n`)
  if (firstLink) {
    console.log('  Nobody administers it yet. Whoever opens this link first does:')
    console.log(`  ${firstLink}\n`)
  }
  if (config.mode !== 'practice') return
  console.log('  Practice mode: messages stay in the outbox, cards are not charged.')
  console.log(`  Practice page: ${shown}/practice\n`)
  // One room's screen stands for those of the other rooms; the practice page lists them all.
  const shownHere = practiceSignIns.filter(({ room = 1 }) => room === 1)
  for (const { userName, password, roles } of shownHere) {
    console.log(`    ${userName.padEnd(14)} ${password.padEnd(24)} ${roles.join(', ')}`)
  }
  console.log('')
}

outliveStandardOutput()
start().catch((error) => {
  const wanted = process.env.LOG_LEVEL === 'debug' || process.env.LOG_LEVEL === 'trace'
  console.error(wanted ? error : refusalOf(error))
  return end(1)
})
