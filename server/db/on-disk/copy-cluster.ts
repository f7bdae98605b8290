import { type BigIntStats, constants } from 'node:fs'
import { copyFile, mkdir, readdir, rm, stat, statfs } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** What says who has the folder open, and where that process is asked: none of it is so of a copy. */
const ofItsProcess = /^(in-use.*|opened|ask)$/

/** What the house may write meanwhile. */
const leftOver = 64 * 1024 * 1024
const atOnce = 16
/** A file may be written twice within one beat of the disk's clock. */
const beat = 1_000_000_000n

/**
 * Copies a cluster that is open, to be opened as another one. All of it first, while the house goes on, and then, while `still`
 * keeps everybody from writing, what has changed since. Throws before it begins where the disk has no room.
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

/** Brings the copy to what the cluster is; what was copied and hasn't changed stays. */
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
    // A disk that can share the blocks of two files copies none.
    await copyFile(from, join(into, file), constants.COPYFILE_FICLONE).catch(gone)
    copied.set(file, settled(now) ? now : { ...now, mtimeNs: 0n })
  }
}

const isSame = (one: BigIntStats, other: BigIntStats) =>
  one.mtimeNs === other.mtimeNs && one.size === other.size && one.ino === other.ino

/** Whether whatever is written from here on gives it another time. */
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

/** A file that the database has let go of meanwhile. */
function gone(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}
