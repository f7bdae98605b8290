import { cp, mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { configOf } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import { openInMemory } from '../../db/embedded.ts'
import { databaseOver } from '../../db/in-transaction.ts'
import { openApp } from '../../open-app.ts'
import { settled } from '../../outbox/outbox.ts'
import { tuesday } from '../a-facility.ts'
import { afterUse } from '../after-use.ts'
import { emptyTemplate, layOnDisk, migratedTemplate } from './migrated-template.ts'
import { postgresDatabase, templateFilledBy } from './postgres-database.ts'

type Scene = 'evening' | 'empty'
type Place = { DATABASE_URL: string } | { DATA_DIR: string }

/**
 * The environment of a process that finds a practice facility in its database already, as on every start but the first.
 */
export async function aFurnishedPlace(scene: Scene = 'evening'): Promise<Place> {
  if (process.env.ENGINE === 'postgres') return { DATABASE_URL: await aFurnishedDatabase(scene) }
  const dataDir = await mkdtemp(join(tmpdir(), 'mikvah-furnished-'))
  afterUse(() => rm(dataDir, { recursive: true, force: true }))
  await furnish(dataDir, scene)
  return { DATA_DIR: dataDir }
}

/** The address of a copy of a practice database, dropped after the test. The original is made once in a run. */
export async function aFurnishedDatabase(scene: Scene = 'evening'): Promise<string> {
  const name = `furnished_${scene}`
  const template = await once(name, () => templateFilledBy(name, (db) => lay(db, scene)))
  const { url, drop } = await postgresDatabase({ template })
  afterUse(drop)
  return url
}

/** Copies a practice database of the embedded engine into this folder, which the product hasn’t opened yet. */
export async function furnish(dataDir: string, scene: Scene = 'evening'): Promise<void> {
  const kept = join(inject('furnishedIn'), scene)
  if (!(await exists(kept)))
    await once(kept, () => keep(kept, (unfinished) => layScene(unfinished, scene)))
  await cp(kept, dataDir, { recursive: true })
}

/**
 * Copies an empty database of the embedded engine into this folder. Making one takes seconds, so that is done once in a
 * run.
 */
export async function emptyOnDisk(dataDir: string): Promise<void> {
  const kept = join(inject('furnishedIn'), 'nothing')
  if (!(await exists(kept)))
    await once(kept, () =>
      keep(kept, async (unfinished) => layOnDisk(unfinished, await emptyTemplate())),
    )
  await cp(kept, dataDir, { recursive: true })
}

const making = new Map<string, Promise<unknown>>()

/** Makes what has this name once, though several tests of this worker need it at the same time. */
function once<Made>(name: string, make: () => Promise<Made>): Promise<Made> {
  const known = (making.get(name) as Promise<Made> | undefined) ?? make()
  making.set(name, known)
  known.catch(() => making.delete(name))
  return known
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )

/**
 * Makes a folder once. Two workers may make it at the same time: it gets its name when it is whole, and the second
 * worker uses the first's.
 */
async function keep(path: string, make: (unfinished: string) => Promise<void>): Promise<void> {
  const unfinished = `${path}-${process.pid}`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished)
  await make(unfinished)
  await rename(unfinished, path).catch(async (error) => {
    if (!(await exists(path))) throw error
    await rm(unfinished, { recursive: true })
  })
}

async function layScene(dataDir: string, scene: Scene): Promise<void> {
  const engine = await openInMemory(await migratedTemplate())
  const db = databaseOver(engine, console.error)
  await lay(db, scene)
  const laid = await engine.dump()
  await db.close()
  await layOnDisk(dataDir, laid)
}

async function lay(db: Database, scene: Scene): Promise<void> {
  const config = configOf({ LOG_LEVEL: 'silent', DATA_DIR: '/nonexistent', CLOCK: tuesday })
  const { app, parts } = await openApp(db, config, { seed: scene })
  while ((await settled(parts)) > 0);
  await app.close()
}
