import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, statfsSync } from 'node:fs'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Ms } from '../../rules/time/ms.ts'
import { processesOf } from './processes-of.ts'
import { removeFolder } from './remove-folder.ts'

/**
 * Makes a folder for everything temporary of this run, and names it to all that the run starts (TMPDIR); those of
 * earlier runs that were broken off are removed. Whatever is in it, or still runs, when the tests have ended was left
 * behind by a test; `leftBehind` names it, `clear` removes the folder. A run that is broken off, even by SIGKILL, is
 * cleared after all the same (`after-a-run.ts`).
 */
export function ownFolder(where = whereNothingWaits(), lastWords: Ms = 10_000) {
  clearUnfinished(where)
  const folder = mkdtempSync(join(where, `${ofARun}${process.pid}-`))
  // The folder has the rights of the machine's own: PostgreSQL runs as another user when root tests, and has to be able
  // to delete its folder in here.
  chmodSync(folder, 0o1777)
  const clearing = clearOnceGone(folder, lastWords)
  process.env.TMPDIR = folder
  const left = () => [
    ...readdirSync(folder)
      .filter((name) => !ofTools.test(name))
      .map((name) => `a temporary file or folder: ${name}`),
    ...processesOf(folder).map(({ command }) => `a process: ${command}`),
  ]
  return {
    /** Gives what was left behind, once processes that are just ending have had `patience` to do so. */
    async leftBehind(patience: Ms = 20_000): Promise<string[]> {
      const until = Date.now() + patience
      while (left().length > 0 && Date.now() < until) await setTimeout(100)
      return left()
    },
    clear: () => {
      removeFolder(folder)
      clearing.stdin.end()
    },
  }
}

/**
 * Has another process clear the folder once this one has ended in any way, which closes what that one reads. What still
 * runs then has `lastWords` to end by itself.
 */
function clearOnceGone(folder: string, lastWords: Ms) {
  const file = join(import.meta.dirname, 'after-a-run.ts')
  const clearing = spawn(process.execPath, [file, folder, String(lastWords)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  clearing.unref()
  // Neither it nor the line to it keeps this process alive.
  if (clearing.stdin instanceof Socket) clearing.stdin.unref()
  return clearing
}

/**
 * The folder in memory: the databases of tests sync whatever they acknowledge, as a facility's does, and there a sync
 * waits for no disk.
 */
const memory = '/dev/shm'
const enough = 4 * 1024 ** 3

/** The folder in memory where enough of it is free, else the one for temporary files on the disk. */
function whereNothingWaits(): string {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return Math.min(bavail * bsize, process.availableMemory()) >= enough ? memory : tmpdir()
  } catch {
    return tmpdir()
  }
}

const ofARun = 'mikvah-run-'

/** Removes the folders of runs that were broken off and had no time to do so themselves; says which it can't remove. */
function clearUnfinished(where: string): void {
  for (const name of readdirSync(where)) {
    const [, pid] = new RegExp(`^${ofARun}(\\d+)-`).exec(name) ?? []
    if (!pid || isRunning(Number(pid))) continue
    try {
      removeFolder(join(where, name))
    } catch (error) {
      console.warn(
        `Left where it is, of a run that was broken off: ${join(where, name)} (${error})`,
      )
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // A process that may not be signaled belongs to another user, and runs.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** The files that Playwright caches of the journeys it has read, which no test has left behind. */
const ofTools = /^playwright-transform-cache/
