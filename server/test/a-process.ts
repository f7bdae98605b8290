import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { tuesday } from './a-facility.ts'
import { afterUse } from './after-use.ts'
import { sameDate } from './date-of-the-hour.ts'
import { sooner } from './sooner.ts'

/** A server process: its address, and a promise of its end. */
export type Process = {
  url: string
  child: ChildProcess
  gone: Promise<unknown[]>
}

const startFile = join(import.meta.dirname, '../start.ts')
const keyFile = join(import.meta.dirname, '../key.ts')
const doctorFile = join(import.meta.dirname, '../doctor.ts')
const migrateFile = join(import.meta.dirname, '../migrate.ts')
const backupFile = join(import.meta.dirname, '../backup.ts')
const restoreFile = join(import.meta.dirname, '../restore.ts')

/**
 * Starts the server as `npm start` does, in a process of its own on a free port, and ends it after the test. Throws
 * with what it said where it ends before it is open.
 */
export async function aProcess(env: Record<string, string>): Promise<Process> {
  const { child, gone, lines } = begin(env)
  let complaint = ''
  child.stderr?.on('data', (chunk) => {
    complaint += String(chunk)
  })
  for await (const line of lines) {
    const port = /open at http:\/\/localhost:(\d+)/.exec(line)?.[1]
    if (port) {
      child.stdout?.resume()
      return { url: `http://127.0.0.1:${port}`, child, gone }
    }
  }
  const [code, signal] = await gone
  throw new Error(`The server ended before it was open (${code ?? signal}): ${complaint}`)
}

type Ended = { code: number | null; said: string }

/** What a start that is refused says, and its exit code. */
export const refusedStart = (env: Record<string, string>): Promise<Ended> => endOf(begin(env))

/** What `npm run key` says, and its exit code. */
export const keyChanged = (env: Record<string, string>): Promise<Ended> =>
  endOf(begin(env, keyFile))

/** What `npm run doctor` says, and its exit code. */
export const examined = (env: Record<string, string>): Promise<Ended> =>
  endOf(begin(env, doctorFile))

/** What `npm run migrate` says, and its exit code. */
export const migrated = (env: Record<string, string>): Promise<Ended> =>
  endOf(begin(env, migrateFile))

/** What `npm run backup -- …` says, and its exit code. */
export const backedUp = (env: Record<string, string>, ...args: string[]): Promise<Ended> =>
  endOf(begin(env, backupFile, args))

/** What `npm run restore -- …` says, and its exit code. */
export const restored = (env: Record<string, string>, ...args: string[]): Promise<Ended> =>
  endOf(begin(env, restoreFile, args))

/**
 * Starts `npm run restore -- …` without waiting for its end, so that a test can kill it; gives the process, a promise
 * of its end, and the lines that it prints.
 */
export const restoring = (env: Record<string, string>, ...args: string[]) =>
  begin(env, restoreFile, args)

async function endOf({ child, lines }: ReturnType<typeof begin>): Promise<Ended> {
  const said: string[] = []
  child.stderr?.on('data', (chunk) => said.push(String(chunk)))
  const ended = once(child, 'close')
  for await (const line of lines) said.push(`${line}\n`)
  const [code] = await ended
  return { code, said: said.join('') }
}

const { PATH, TMPDIR, NODE_COMPILE_CACHE } = process.env
/**
 * What a started process gets of this one's environment: the path to `npm`, and the folders that all processes of a run
 * share.
 */
export const shared = Object.fromEntries(
  Object.entries({ PATH, TMPDIR, NODE_COMPILE_CACHE }).filter(([, value]) => value !== undefined),
)

/**
 * Starts the server with its standard output in this open file, whatever becomes of it; gives the process and a promise
 * of its end.
 */
export function aProcessInto(output: number, env: Record<string, string>) {
  const { child, gone } = begin(env, startFile, [], output)
  return { child, gone }
}

function begin(
  env: Record<string, string>,
  file = startFile,
  given: string[] = [],
  output: 'pipe' | number = 'pipe',
) {
  const date = sameDate()
  const child = spawn(process.execPath, [...sooner, ...date.args, file, ...given], {
    env: { ...shared, ...date.env, PORT: '0', CLOCK: tuesday, LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', output, 'pipe'],
  })
  child.stderr?.resume()
  const gone = once(child, 'exit')
  afterUse(async () => {
    child.kill('SIGKILL')
    await gone
  })
  return { child, gone, lines: createInterface({ input: child.stdout ?? Readable.from([]) }) }
}
