import { createHash } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { openInMemory } from '../../db/embedded.ts'
import { databaseOver } from '../../db/in-transaction.ts'
import { migrate } from '../../db/migrating/migrate.ts'
import { migrationsFolder } from '../../db/migrating/migration-files.ts'

/**
 * A migrated embedded database as a file, made once per state of the migrations: opening it takes a
 * third of a second, making one takes three. Kept under node_modules, where `npm ci` clears it away.
 */
export const migratedTemplate = async (): Promise<Blob> =>
  kept('template', await fingerprint(), (engine) => migrate(databaseOver(engine, console.error)))

/** An embedded database without tables, as a file. Even that takes seconds to make. */
export const emptyTemplate = async (): Promise<Blob> =>
  kept('empty', await fingerprint(), async () => {})

/**
 * Unpacks an embedded database (as `emptyTemplate` gives one) into the folder in which the product looks for its
 * database.
 */
export async function layOnDisk(dataDir: string, dump: Blob): Promise<void> {
  const onDisk = await PGlite.create({ dataDir: join(dataDir, 'db'), loadDataDir: dump })
  await onDisk.close()
}

type Memory = Awaited<ReturnType<typeof openInMemory>>

async function kept(
  kind: string,
  state: string,
  fill: (engine: Memory) => Promise<void>,
): Promise<Blob> {
  const name = `${kind}-${state}.tar`
  return madeOnce(join(cache, name), async () => {
    await mkdir(cache, { recursive: true })
    await clearOthers(kind, name)
    return dumped(fill)
  })
}

let made = 0

/**
 * The file at a path, made where it is not there yet. Where another run makes it in the same moment, the one that comes
 * first stays: a file that somebody reads is never put in place of.
 */
export async function madeOnce(path: string, make: () => Promise<Blob>): Promise<Blob> {
  try {
    return await openAsBlob(path)
  } catch {
    made += 1
    const unfinished = `${path}.${process.pid}-${made}`
    const dump = await make()
    await writeFile(unfinished, dump.stream())
    await link(unfinished, path).catch((error) => {
      if (error.code !== 'EEXIST') throw error
    })
    await rm(unfinished)
    return openAsBlob(path)
  }
}

const root = join(import.meta.dirname, '../../..')
const cache = join(root, 'node_modules/.cache/mikvah-databases')

/**
 * Removes files of earlier states of the migrations, since each is 40 MB. An unfinished one may belong to another run
 * and stays.
 */
async function clearOthers(kind: string, current: string): Promise<void> {
  const all = await readdir(cache)
  const outdated = all.filter(
    (name) => name.startsWith(`${kind}-`) && name.endsWith('.tar') && name !== current,
  )
  await Promise.all(outdated.map((name) => rm(join(cache, name), { force: true })))
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  hash.update(await readFile(join(root, 'node_modules/@electric-sql/pglite/package.json')))
  for (const file of readMigrationFiles({ migrationsFolder })) hash.update(file.hash)
  return hash.digest('hex').slice(0, 16)
}

async function dumped(fill: (engine: Memory) => Promise<void>): Promise<Blob> {
  const engine = await openInMemory()
  try {
    await fill(engine)
    return await engine.dump()
  } finally {
    await engine.close()
  }
}
