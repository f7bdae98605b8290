import { DatabaseAway } from '../../db/away.ts'
import { openInMemory } from '../../db/embedded.ts'
import type { Engine } from '../../db/engine.ts'
import { openPostgres } from '../../db/postgres.ts'
import { emptyAgain, rememberShape } from './empty-again.ts'
import { migratedTemplate } from './migrated-template.ts'
import { postgresDatabase } from './postgres-database.ts'

/** Engines that finished tests of this worker have returned, emptied. They are closed with the worker. */
const engines: Engine[] = []
const urls: string[] = []

/** A migrated embedded engine in memory, for one test at a time. */
export async function aLentEngine(): Promise<Engine> {
  const engine = engines.pop() ?? (await aNewEngine())
  return lent(engine, async () => {
    const clean = await engine.hold((run) => emptyAgain(run))
    if (clean) engines.push(engine)
    else await engine.close()
  })
}

async function aNewEngine(): Promise<Engine> {
  const engine = await openInMemory(await migratedTemplate())
  await rememberShape(engine.run)
  return engine
}

/** A migrated database of the run's cluster; its connections are the test's own. */
export async function aLentDatabase(): Promise<Engine> {
  const url = urls.pop() ?? (await aNewDatabase())
  const engine = await openPostgres(url)
  return lent(engine, async () => {
    await engine.close()
    const cleaner = await openPostgres(url, { connections: 1 })
    // One that isn't clean stays with the cluster, which the run takes down.
    if (await cleaner.hold((run) => emptyAgain(run))) urls.push(url)
    await cleaner.close()
  })
}

async function aNewDatabase(): Promise<string> {
  const { url } = await postgresDatabase()
  const engine = await openPostgres(url, { connections: 1 })
  await rememberShape(engine.run)
  await engine.close()
  return url
}

/**
 * Wraps an engine so that, once its test is over, every further statement of that test fails as if the database were
 * away, and can’t reach the next test’s rows.
 */
function lent(engine: Engine, giveBack: () => Promise<void>): Engine {
  let ending: Promise<void> | undefined
  const stillMine = () => {
    if (ending) throw new DatabaseAway('The database is closed')
  }
  return {
    ...engine,
    run: async (statement, params) => {
      stillMine()
      return engine.run(statement, params)
    },
    hold: async (work) => {
      stillMine()
      return engine.hold(work)
    },
    close: () => {
      ending ??= giveBack()
      return ending
    },
  }
}
