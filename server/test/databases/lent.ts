import { DatabaseAway } from '../../db/away.ts'
import { openInMemory } from '../../db/embedded.ts'
import type { Engine, Run } from '../../db/engine.ts'
import { openPostgres } from '../../db/postgres.ts'
import { emptyAgain, rememberShape } from './empty-again.ts'
import { migratedTemplate } from './migrated-template.ts'
import { postgresDatabase } from './postgres-database.ts'

/** Engines that finished tests of this worker have returned, emptied. They are closed with the worker. */
const engines: Engine[] = []

/**
 * Databases of the run's cluster that were returned. The last one may still have its connections: one alone, as every
 * connection counts towards the cluster's limit.
 */
const databases: Returned[] = []

type Returned = { url: string; engine?: Engine }

/** A migrated embedded engine in memory, for one test at a time. */
export async function aLentEngine(): Promise<Engine> {
  const engine = engines.pop() ?? (await aNewEngine())
  return lent(engine, async () => {
    await engine.run({ text: 'reset all' })
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

/**
 * A migrated database of the run's cluster. It keeps its connections from test to test, as a server keeps them from
 * call to call: a new one has to read the whole catalogue first. Those that a test has left otherwise than it found
 * them are closed after it.
 */
export async function aLentDatabase(): Promise<Engine> {
  const { url, engine: kept }: Returned = databases.pop() ?? (await postgresDatabase())
  const engine = kept ?? (await openPostgres(url))
  const lost = engine.linesLost()
  await rememberShape(engine.run)
  return lent(engine, async (changed) => {
    const isSound = !changed && engine.linesLost() === lost
    if (!isSound) await engine.close()
    const cleaner = isSound ? engine : await openPostgres(url, { connections: 1 })
    const isClean = await cleaner.hold((run) => emptyAgain(run), 'migration')
    const keeps = isSound && isClean && !databases.at(-1)?.engine
    if (!keeps) await cleaner.close()
    // One that isn't clean stays with the cluster, which the run takes down.
    if (keeps) databases.push({ url, engine })
    else if (isClean) databases.unshift({ url })
  })
}

/** What of a statement stays with its connection when its transaction is over. */
const stays =
  /(^|;)\s*(set\s+(?!local\b)|reset\b|discard\b|listen\b|prepare\b)|\bcreate\s+temp|\bpg_(try_)?advisory_(un)?lock|\bset_config\([^)]*\bfalse\b/i

/**
 * Wraps an engine so that, once its test is over, every further statement of that test fails as if the database were
 * away, and can’t reach the next test’s rows. What is under way by then is waited for; `giveBack` hears whether a
 * statement has changed the connection that it ran on.
 */
function lent(engine: Engine, giveBack: (changed: boolean) => Promise<void>): Engine {
  let ending: Promise<void> | undefined
  let changed = false
  const underWay = new Set<Promise<unknown>>()
  const noted = async <T>(begin: () => Promise<T>): Promise<T> => {
    if (ending) throw new DatabaseAway('The database is closed')
    const work = begin()
    underWay.add(work)
    try {
      return await work
    } finally {
      underWay.delete(work)
    }
  }

  const watchedOf = new WeakMap<Run, Run>()
  const watched = (run: Run): Run => {
    const known = watchedOf.get(run)
    if (known) return known
    const made: Run = (statement, params) => {
      changed ||= stays.test(statement.text)
      return run(statement, params)
    }
    watchedOf.set(run, made)
    return made
  }
  const run = watched(engine.run)

  const end = async () => {
    while (underWay.size > 0) await Promise.allSettled(underWay)
    await giveBack(changed)
  }
  return {
    ...engine,
    run: (statement, params) => noted(() => run(statement, params)),
    hold: (work, waits) =>
      noted(() => engine.hold((held, discard) => work(watched(held), discard), waits)),
    close: () => {
      ending ??= end()
      return ending
    },
  }
}
