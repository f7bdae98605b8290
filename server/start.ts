import { buildWebWhenStale } from './built-web.ts'
import { configOf } from './config.ts'
import { connect } from './db/connect.ts'
import { migrate } from './db/migrate.ts'
import { startJobs } from './jobs/jobs.ts'
import { openApp } from './open-app.ts'
import { practiceSignIns } from './practice/sign-ins.ts'

/** Starts the whole product: database, migrations, app, jobs. Stops cleanly on SIGTERM and SIGINT. */
async function start(): Promise<void> {
  const config = configOf(process.env)
  buildWebWhenStale()
  const db = await connect(
    config.databaseUrl ? { databaseUrl: config.databaseUrl } : { dataDir: config.dataDir },
  )
  await migrate(db)
  const { app, parts } = await openApp(db, config)
  const stopJobs = startJobs(parts)

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await app.close()
    await stopJobs()
    await db.close()
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)

  await app.listen({ port: config.port, host: config.host })
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  const shown = config.publicUrl ?? `http://localhost:${port}`
  console.log(`\n  Mikvah is open at ${shown}\n`)
  if (config.mode === 'practice') {
    console.log('  Practice mode: messages stay in the outbox, cards are not charged.')
    console.log(`  Practice page: ${shown}/practice\n`)
    for (const { userName, password, roles } of practiceSignIns) {
      console.log(`    ${userName.padEnd(14)} ${password.padEnd(24)} ${roles.join(', ')}`)
    }
    console.log('')
  }
}

start().catch((error) => {
  const wanted = process.env.LOG_LEVEL === 'debug' || process.env.LOG_LEVEL === 'trace'
  console.error(wanted || !(error instanceof Error) ? error : error.message)
  process.exitCode = 1
})
