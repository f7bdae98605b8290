import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Ms } from '../../rules/time/ms.ts'

/**
 * A folder of the run's own for everything temporary, named to all that it starts. What stands in it when all has ended,
 * and what still runs then, a test has left behind.
 */
export function ownFolder(where = whereNothingWaits()) {
  clearUnfinished(where)
  const folder = mkdtempSync(join(where, `${ofARun}${process.pid}-`))
  // As the machine's own is: PostgreSQL runs as somebody else when root tests, and takes its folder in here away itself.
  chmodSync(folder, 0o1777)
  process.env.TMPDIR = folder
  const left = () => [
    ...readdirSync(folder)
      .filter((name) => !ofTools.test(name))
      .map((name) => `a temporary file or folder: ${name}`),
    ...processesOf(folder).map((command) => `a process: ${command}`),
  ]
  return {
    /** What is ending of itself has its time for it. */
    async leftBehind(patience: Ms = 20_000): Promise<string[]> {
      const until = Date.now() + patience
      while (left().length > 0 && Date.now() < until) await setTimeout(100)
      return left()
    },
    clear: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Databases of a test are as careful as a facility's, and sync whatever they acknowledge. */
const memory = '/dev/shm'
const enough = 4 * 1024 ** 3

/** In memory no sync waits for a disk. A machine that has none to spare, or lends too little, takes the disk. */
function whereNothingWaits(): string {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return Math.min(bavail * bsize, process.availableMemory()) >= enough ? memory : tmpdir()
  } catch {
    return tmpdir()
  }
}

const ofARun = 'mikvah-run-'

/** A run that was broken off had no time to clear its own away. */
function clearUnfinished(where: string): void {
  for (const name of readdirSync(where)) {
    const [, pid] = new RegExp(`^${ofARun}(\\d+)-`).exec(name) ?? []
    if (pid && !isRunning(Number(pid))) rmSync(join(where, name), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // Somebody else's runs too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** What Playwright keeps of the journeys as it has read them. */
const ofTools = /^playwright-transform-cache/

/** Where Linux tells of processes: those that have the folder in their environment, but for this one. */
function processesOf(folder: string): string[] {
  const read = (pid: string, what: string) => {
    try {
      return readFileSync(`/proc/${pid}/${what}`, 'utf8')
    } catch {
      return ''
    }
  }
  const all = process.platform === 'linux' ? readdirSync('/proc') : []
  return all
    .filter((pid) => /^\d+$/.test(pid) && Number(pid) !== process.pid)
    .filter((pid) => read(pid, 'environ').includes(`TMPDIR=${folder}`))
    .map((pid) => read(pid, 'cmdline').replaceAll('\0', ' ').trim())
    .filter((command) => command !== '')
}
