import { chmodSync, existsSync, readFileSync, statSync } from 'node:fs'
import { open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { syncDirectory } from './durable-node-fs.ts'

const major = '18'

/**
 * The path of the cluster, which is the folder of PostgreSQL's files, inside `directory`; where there is none, `make`
 * makes it. A new one is synced before it gets its name, so that a cluster with the name is whole. Throws for one that
 * lacks a file or was made by another major version.
 */
export async function clusterIn(
  directory: string,
  make: (path: string) => Promise<void>,
): Promise<string> {
  const path = join(directory, 'db')
  if (existsSync(path)) {
    refuseWithout(path, 'PG_VERSION')
    refuseOtherMajor(path)
    refuseWithout(path, 'global/pg_control')
    closeToOthers(path)
    return path
  }

  const unfinished = join(directory, 'db-unfinished')
  await rm(unfinished, { recursive: true, force: true })
  await make(unfinished)
  closeToOthers(unfinished)
  await syncTree(unfinished)
  await rename(unfinished, path)
  syncDirectory(directory)
  return path
}

/** Closes a folder to other users: PGlite makes its files writable for all. */
function closeToOthers(path: string): void {
  const { uid, mode } = statSync(path)
  if ((mode & 0o077) !== 0 && uid === process.getuid?.()) chmodSync(path, 0o700)
}

/** Every cluster has these files; PGlite's own error about a missing one is of no use. */
function refuseWithout(path: string, name: 'PG_VERSION' | 'global/pg_control'): void {
  const { size = 0 } = statSync(join(path, name), { throwIfNoEntry: false }) ?? {}
  if (size > 0) return
  throw new Error(
    `${path} is damaged: ${name} is missing or empty. Put the directory back from a backup.`,
  )
}

function refuseOtherMajor(path: string): void {
  const found = readFileSync(join(path, 'PG_VERSION'), 'utf8').trim()
  if (found === major) return
  throw new Error(
    `${path} was made by PostgreSQL ${found}, and this version of the program has PostgreSQL ${major}. Nothing was changed. Make a backup with the version that it was made with (npm run backup), move the directory away, and put the backup back with this version (npm run restore).`,
  )
}

async function syncTree(directory: string): Promise<void> {
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name)
    if (entry.isDirectory()) await syncTree(path)
    else if (entry.isFile()) await syncFile(path)
  }
  syncDirectory(directory)
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
