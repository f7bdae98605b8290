import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import pg from 'pg'
import { postgresBinaries } from './postgres-binaries.ts'

const run = promisify(execFile)

/** A PostgreSQL cluster that a test may kill, set back and demote. */
export type PrivatePostgres = {
  urlOf(database: string): string
  /** Makes an empty database and gives its URL. */
  newDatabase(name: string): Promise<string>
  /** Kills the server with SIGKILL, as a power cut would; its data stays. */
  kill(): Promise<void>
  /** Starts it again on the same data. */
  start(): Promise<void>
  /**
   * Kills it, keeps a copy of its data and starts it again. What is given back puts it to this moment as often as it is
   * called, as a standby that lacks the last commits does when it takes over.
   */
  keepThisMoment(): Promise<() => Promise<void>>
  /** Starts it again as a standby, which may only be read until it is promoted. */
  demote(): Promise<void>
  /** Stops the server and removes its data. */
  stop(): Promise<void>
}

/**
 * Starts a PostgreSQL cluster in a temporary folder, on a socket that only this user can reach. It syncs to disk as in
 * real use, and ends with this process even when that is killed. Throws where PostgreSQL isn’t installed.
 */
export async function startPrivatePostgres(): Promise<PrivatePostgres> {
  const binaries = postgresBinaries()
  if (!binaries) throw new Error('No PostgreSQL on this machine: initdb and postgres not found')

  const folder = await mkdtemp(join(tmpdir(), 'mikvah-pg-'))
  const user = await userForPostgres()
  if (user) await chown(folder, user.uid, user.gid)

  const data = join(folder, 'data')
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N']
  await run(join(binaries, 'initdb'), initdb, { ...user, cwd: folder })

  const begin = async () => {
    const keeper = spawn(
      'sh',
      ['-c', keeperScript, folder, join(binaries, 'postgres'), vacuuming],
      {
        ...user,
        cwd: folder,
        detached: true,
        stdio: ['pipe', 'ignore', 'pipe'],
      },
    )
    const gone = once(keeper, 'exit')
    await untilReady(keeper.stderr)
    keeper.stderr.resume()
    return { keeper, gone }
  }
  let running = await begin()
  const end = async (last: string) => {
    running.keeper.stdin.end(last)
    await running.gone
  }

  const urlOf = (database: string) => `postgresql://postgres@localhost/${database}?host=${folder}`
  return {
    urlOf,
    newDatabase: (name) => newDatabaseOn(urlOf('postgres'), name),
    kill: () => end('keep'),
    start: async () => {
      running = await begin()
    },
    async keepThisMoment() {
      const kept = join(folder, 'kept')
      const copy = (from: string, to: string) => run('cp', ['-a', from, to])
      await end('keep')
      await copy(data, kept)
      running = await begin()
      return async () => {
        await end('keep')
        await rm(data, { recursive: true })
        await copy(kept, data)
        running = await begin()
      }
    },
    async demote() {
      await end('keep')
      const signal = join(data, 'standby.signal')
      await writeFile(signal, '')
      if (user) await chown(signal, user.uid, user.gid)
      running = await begin()
    },
    async stop() {
      if (running.keeper.exitCode === null) await end('')
      else await rm(folder, { recursive: true })
    },
  }
}

/** Makes an empty database of this name on a cluster whose own database is at `cluster`, and gives its address. */
export async function newDatabaseOn(cluster: string, name: string): Promise<string> {
  const admin = new pg.Client({ connectionString: cluster })
  await admin.connect()
  await admin.query(`create database ${name}`).finally(() => admin.end())
  return cluster.replace('/postgres?', `/${name}?`)
}

/**
 * Autovacuum is off, so that rows aren’t moved at a chance moment. AUTOVACUUM=eager has it run all the time, which
 * shows reads that rely on an order they don’t ask for.
 */
const vacuuming =
  process.env.AUTOVACUUM === 'eager'
    ? '-c autovacuum_naptime=1 -c autovacuum_vacuum_threshold=0 -c autovacuum_vacuum_scale_factor=0'
    : '-c autovacuum=off'

/**
 * A process that outlives ours: its standard input closes when ours ends in any way, and it then stops the server and
 * removes the data, unless told to keep it.
 */
const keeperScript = `
trap '' INT TERM
"$1" -D "$0/data" -c listen_addresses= -c unix_socket_directories="$0" -c max_connections=200 $2 </dev/null &
last=$(cat)
kill -QUIT $!
wait $!
[ "$last" = keep ] || { cd / && rm -rf "$0"; }
`

async function untilReady(log: NodeJS.ReadableStream): Promise<void> {
  const lines: string[] = []
  for await (const line of createInterface({ input: log })) {
    lines.push(line)
    if (/ready to accept (read-only )?connections/.test(line)) return
    // Somebody may have asked too early; that alone is no failure.
    if (line.includes('FATAL') && !/starting up|not yet accepting/.test(line)) break
  }
  throw new Error(`PostgreSQL did not start:\n${lines.join('\n')}`)
}

/** The user to run PostgreSQL as where tests run as root, which PostgreSQL refuses. */
async function userForPostgres(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = await Promise.all(
        ['-u', '-g'].map(async (which) => Number((await run('id', [which, name])).stdout)),
      )
      if (uid && gid) return { uid, gid }
    } catch {
      // The machine has no such user; the next name may be there.
    }
  }
  throw new Error('Running as root, and there is neither a user postgres nor nobody to run it as')
}
