import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Takes a data directory for this process alone; the operating system frees it however the process
 * ends. SQLite's lock is borrowed because Node has none. Local disks only: NFS doesn't keep it.
 */
export function lockDirectory(directory: string): { release(): void } {
  mkdirSync(directory, { recursive: true })
  const holder = join(directory, 'lock-holder')
  const lock = new DatabaseSync(join(directory, 'lock'), { timeout: 0 })
  try {
    lock.exec('begin exclusive')
  } catch (cause) {
    lock.close()
    if (!isBusy(cause)) throw cause
    throw new Error(
      `${directory} is in use by process ${readHolder(holder)}; only one may open it`,
      {
        cause,
      },
    )
  }
  writeFileSync(holder, String(process.pid))
  return { release: () => lock.close() }
}

const sqliteBusy = 5

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy

/** The name stands beside the lock, not in it, because nobody else can read what is locked. */
function readHolder(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return 'unknown'
  }
}
