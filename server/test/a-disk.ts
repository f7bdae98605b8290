import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterUse } from './after-use.ts'

/** Mounts a disk of this size in memory for a test, which only root may do. Null where it is refused. */
function mounted(megabytes: number): string | null {
  const path = mkdtempSync(join(tmpdir(), 'mikvah-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path], {
      stdio: 'ignore',
    })
  } catch {
    rmSync(path, { recursive: true })
    return null
  }
  afterUse(async () => {
    execFileSync('umount', ['--lazy', path])
    rmSync(path, { recursive: true })
  })
  return path
}

/**
 * Whether this user may mount a disk: mounts one of a megabyte to find out, which is taken off after use. Where it is
 * refused, a warning says that the test of a full disk isn't run.
 */
export function mayMount(): boolean {
  const may = mounted(1) !== null
  if (!may) console.warn('A full disk: not run (mount is refused to this user)')
  return may
}

/**
 * Mounts a disk of so many megabytes in memory, which is taken off after use, and gives its path; throws where this
 * user may not.
 */
export function aDisk(megabytes: number): string {
  const path = mounted(megabytes)
  if (path === null) throw new Error('mount is refused')
  return path
}

/** Fills the disk that holds this path, except for `but` megabytes, and gives the path of the file that does. */
export async function fill(path: string, but = 0): Promise<string> {
  const { bavail, bsize } = await statfs(path)
  const filler = join(path, 'filler')
  await writeFile(filler, Buffer.alloc(Math.max(0, bavail * bsize - but * 2 ** 20)))
  return filler
}
