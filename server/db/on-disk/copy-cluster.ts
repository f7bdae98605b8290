import { type BigIntStats, constants } from 'node:fs'
import { copyFile, mkdir, readdir, rm, stat, statfs } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** Files that belong to the process that has the folder open, and not to a copy. */
const ofItsProcess = /^(in-use.*|opened|ask)$/

/** How much the facility may write while the copy is made. */
const leftOver = 64 * 1024 * 1024
const atOnce = 16
/**
 * A file that was written less than this before it was copied, in nanoseconds, is copied again: it may have been
 * written twice within one tick of the disk's clock.
 */
const beat = 1_000_000_000n

/**
 * Copies an open cluster so that it can be opened elsewhere. All files are copied first while the facility goes on,
 * and then, while `still` keeps everybody from writing, those that have changed. Throws before it begins where the
 * disk has no room.
 */
export async function copyCluster(
  cluster: string,
  into: string,
  still: (work: () => Promise<void>) => Promise<void>,
): Promise<void> {
  await refuseFull(cluster)
  const copied = new Map<string, BigIntStats>()
  await mkdir(into, { mode: 0o700 })
  await bring(cluster, into, copied)
  await still(() => bring(cluster, into, copied))
}

async function refuseFull(cluster: string): Promise<void> {
  const { bavail, bsize } = await statfs(cluster)
  const { files } = await treeOf(cluster)
  const sizes = await Promise.all(files.map((file) => stat(join(cluster, file)).catch(gone)))
  const needed = sizes.reduce((sum, one) => sum + (one?.size ?? 0), leftOver)
  if (bavail * bsize >= needed) return
  throw new Error(
    `The disk is too full for a backup: it takes ${Math.ceil(needed / 2 ** 20)} MB beside the database while it is made.`,
  )
}

/** Brings the copy up to date; files that haven't changed since they were copied stay. */
async function bring(
  cluster: string,
  into: string,
  copied: Map<string, BigIntStats>,
): Promise<void> {
  const { folders, files } = await treeOf(cluster)
  for (const folder of folders) await mkdir(join(into, folder), { recursive: true })
  for (let nth = 0; nth < files.length; nth += atOnce) {
    await Promise.all(files.slice(nth, nth + atOnce).map(bringOne))
  }
  const there = new Set(files)
  for (const file of [...copied.keys()].filter((one) => !there.has(one))) {
    copied.delete(file)
    await rm(join(into, file), { force: true })
  }

  async function bringOne(file: string): Promise<void> {
    const from = join(cluster, file)
    const now = await stat(from, { bigint: true }).catch(gone)
    const before = copied.get(file)
    if (!now || (before && isSame(before, now))) return
    // On a disk that can share blocks between files nothing is copied.
    await copyFile(from, join(into, file), constants.COPYFILE_FICLONE).catch(gone)
    copied.set(file, settled(now) ? now : { ...now, mtimeNs: 0n })
  }
}

const isSame = (one: BigIntStats, other: BigIntStats) =>
  one.mtimeNs === other.mtimeNs && one.size === other.size && one.ino === other.ino

/** Whether a later write to this file would give it another time. */
const settled = ({ mtimeNs }: BigIntStats) => BigInt(Date.now()) * 1_000_000n - mtimeNs > beat

async function treeOf(cluster: string) {
  const all = await readdir(cluster, { recursive: true, withFileTypes: true })
  const named = all.map((entry) => ({
    entry,
    path: relative(cluster, join(entry.parentPath, entry.name)),
  }))
  const pathsOf = (is: 'isDirectory' | 'isFile') =>
    named
      .filter(({ entry, path }) => entry[is]() && !ofItsProcess.test(path))
      .map(({ path }) => path)
  return { folders: pathsOf('isDirectory'), files: pathsOf('isFile') }
}

/** The database has removed the file meanwhile. */
function gone(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}
