import {
  accessSync,
  constants,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** A file lock that the operating system frees with the process. */
export type DirectoryLock = {
  release(): void
  /** Whether the path still names the locked file: if somebody removes it, another process can get in. */
  isHeld(): boolean
}

/**
 * Takes a data directory for this process alone, before it makes or opens the database there, until it is released.
 * Throws where another process has it.
 */
export function lockDirectory(directory: string): DirectoryLock {
  mkdirSync(directory, { recursive: true })
  return lockFile(join(directory, 'lock'), directory)
}

/**
 * Locks the database inside the directory too, and refuses one that was copied while open. The name of the open
 * folder stands in it until it is closed, also after a crash. This lock lies among the database's own files, where
 * nobody tidies up: a `lock` beside the database looks like something left over, and without it a second process
 * would get in.
 */
export function lockCluster(cluster: string, directory: string): DirectoryLock {
  const lock = lockFile(join(cluster, 'in-use'), directory)
  const opened = join(cluster, 'opened')
  try {
    refuseCopy(cluster, directory, opened)
    writeFileSync(opened, String(statSync(cluster).ino))
  } catch (error) {
    lock.release()
    throw error
  }
  const release = () => {
    rmSync(opened, { force: true })
    lock.release()
  }
  return { ...lock, release }
}

function refuseCopy(cluster: string, directory: string, opened: string): void {
  const openedAs = readOr(opened, '')
  if (openedAs === '' || openedAs === String(statSync(cluster).ino)) return
  throw new Error(
    `${directory} was copied while a process had it open, and such a copy may be torn. Copy it while that process is stopped; if none ran then, remove ${opened}.`,
  )
}

/**
 * The operating system frees it however the process ends. SQLite's lock is borrowed because Node has none. Local disks
 * only: NFS doesn't keep it.
 */
function lockFile(path: string, directory: string): DirectoryLock {
  const holder = `${path}-holder`
  // SQLite says only that it can't open its file; this says what is wrong with the disk.
  accessSync(dirname(path), constants.W_OK)
  const lock = new DatabaseSync(path, { timeout: 0 })
  try {
    lock.exec('begin exclusive')
  } catch (cause) {
    lock.close()
    throw refusedBecause(cause, path, directory, holder)
  }
  const { ino } = statSync(path)
  writeFileSync(holder, String(process.pid))
  return {
    release: () => lock.close(),
    isHeld: () => statSync(path, { throwIfNoEntry: false })?.ino === ino,
  }
}

const sqliteBusy = 5
const sqliteNotADatabase = 26

function refusedBecause(cause: unknown, path: string, directory: string, holder: string): unknown {
  const code = cause instanceof Error && 'errcode' in cause ? cause.errcode : null
  if (code === sqliteBusy) {
    return new Error(
      `${directory} is in use by process ${readHolder(holder)}; only one may open it`,
      { cause },
    )
  }
  // A process that holds the lock would have been noticed earlier, so none does.
  if (code === sqliteNotADatabase) {
    return new Error(`${path} holds what this program never wrote; nobody uses it, remove it`, {
      cause,
    })
  }
  return cause
}

/** The process that holds the lock is named in a file next to it, as a locked file can't be read. */
const readHolder = (path: string): string => readOr(path, 'unknown')

function readOr(path: string, other: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return other
  }
}

const look = 1000

/**
 * Looks each second, and ends this process as soon as another could open the same files: two writers would ruin them.
 */
export function endWhenLost(lock: DirectoryLock, directory: string): { stop(): void } {
  const timer = setInterval(() => {
    if (lock.isHeld()) return
    console.error(
      `This process ends: the lock in ${directory}/db was removed, and another process could open the same files.`,
    )
    process.exit(1)
  }, look)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
