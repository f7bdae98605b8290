import type { Ms } from '@mikvah/rules/time/ms.ts'
import pg from 'pg'
import { awayBecause, DatabaseAway } from './away.ts'
import type { DatabaseAnswer, Engine, Run, Statement } from './engine.ts'
import { BurstSocket, cut, dialledWithin, takesTurns, unlessSilent } from './line.ts'
import { listenOn } from './listen.ts'
import { atServer, type Patience, standardPatience, type Waits } from './patience.ts'
import { taking } from './taking-turns.ts'
import { pgTypes } from './wire-types.ts'

const oldest = 15
/** Connections that no transaction takes: whoever only reads never waits behind bookings that wait for one another. */
const reservedForReads = 2

/** What a process sets for its connections; unset, ten of them, 5000 ms for a lock, and `standardPatience`. */
export type OfOurSide = {
  /** The most connections of this process. */
  connections?: number
  /** How long a statement waits for a lock. */
  lockTimeoutMs?: number
  patience?: Partial<Patience>
}

type OfPool = Required<OfOurSide> & { patience: Patience; lose: () => void }

/** A connection pool; no connection of it is waited for without end. */
function poolOf(url: string, { connections, lockTimeoutMs, patience, lose }: OfPool): pg.Pool {
  const { turn, dial, look } = patience
  return new pg.Pool({
    Client: dialledWithin(dial),
    connectionString: url,
    application_name: 'mikvah',
    // Statements sent in one go travel together, and are answered in that order.
    pipeline: true,
    stream: () => new BurstSocket(),
    max: connections,
    connectionTimeoutMillis: turn,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    onConnect: async (client) => {
      client.on('error', lose)
      const settings = settingsOf({ statement: atServer(patience.call), lock: lockTimeoutMs })
      await unlessSilent(look, () => cut(client), client.query(settings))
    },
  })
}

/** What holds for a connection. None is given as it is opened: PgBouncer takes only a few so, and refuses any other. */
const settingsOf = ({ statement, lock }: { statement: Ms; lock: Ms }): string =>
  [
    `set statement_timeout = ${statement}`,
    `set lock_timeout = ${lock}`,
    // A process that falls asleep while it holds the lock of a night loses its transaction.
    'set idle_in_transaction_session_timeout = 5000',
    "set time zone 'UTC'",
    // Compiling takes longer than any of these statements runs.
    'set jit = off',
    // A named statement is planned once, perhaps while its table is still small: it must not go on reading the whole
    // table when that has grown.
    'set enable_seqscan = off',
  ].join('; ')

/**
 * A pool of connections to a server. Throws where it can't be reached or used: too old, not UTF8, or behind a pooler
 * that lends a connection for a transaction at a time.
 */
export async function openPostgres(
  url: string,
  { connections = 10, lockTimeoutMs = 5000, ...given }: OfOurSide = {},
): Promise<Engine> {
  const patience: Patience = { ...standardPatience, ...given.patience }
  let lost = 0
  // A connection that is lost while somebody uses it is also reported to whoever waits for its answer.
  const lose = () => {
    lost++
  }
  const pool = poolOf(url, { connections, lockTimeoutMs, patience, lose })
  pool.on('error', lose)
  const idle = new Set<pg.ClientBase>()
  pool.on('release', (_, client) => idle.add(client))
  for (const event of ['acquire', 'remove'] as const)
    pool.on(event, (client) => idle.delete(client))
  const turns = taking({
    places: Math.max(1, connections - reservedForReads),
    patience: patience.turn,
  })

  /** A connection seldom falls silent alone, so those that nobody uses are replaced too. */
  const giveUp = (client: pg.ClientBase) => {
    for (const one of [client, ...idle]) cut(one)
  }

  /** A connection in use: how it runs statements, and how long it waits for them. */
  type Held = { run: Run; waits: Waits }
  const heldOn = new WeakMap<pg.PoolClient, Held>()

  function holding(client: pg.PoolClient): Held {
    const known = heldOn.get(client)
    if (known) return known
    const held: Held = {
      waits: 'call',
      run: ({ waits = held.waits, ...statement }, values) =>
        unlessSilent(patience[waits], () => giveUp(client), askOn(client, statement, values)),
    }
    heldOn.set(client, held)
    return held
  }

  let closing: Promise<void> | undefined

  const engine: Engine = {
    kind: 'postgres',
    durable: false,
    run: async (statement, values) => {
      const client = await pool.connect().catch(asRefused)
      const held = holding(client)
      held.waits = 'call'
      try {
        return await held.run(statement, values)
      } finally {
        client.release()
      }
    },
    hold: (work, waits = 'call') =>
      turns.take(async () => {
        const client = await pool.connect().catch(asRefused)
        const held = holding(client)
        held.waits = waits
        let discarded = false
        try {
          return await work(held.run, () => {
            discarded = true
            cut(client)
          })
        } finally {
          client.release(discarded)
        }
      }),
    linesLost: () => lost,
    waiting: () => pool.waitingCount + turns.waiting(),
    vacuum: null,
    copyTo: null,
    listen: (channel, heard) => listenOn(url, channel, { heard, lose, patience }),
    close: () => {
      closing ??= pool.end()
      return closing
    },
  }
  try {
    let announced: number | undefined
    pool.once('connect', (client: pg.PoolClient & { processID?: number }) => {
      announced = client.processID
    })
    const { durable, pid } = await checkServer(engine.run)
    // A pooler gives a number of its own as a connection is opened, not that of the process behind it.
    if (announced !== pid && (await takesTurns(url, patience.look)))
      throw new Error(pooledByTransaction)
    return { ...engine, durable }
  } catch (error) {
    await engine.close()
    throw error
  }
}

/** A text of several statements is answered by the result of the last. */
async function askOn(
  connection: pg.PoolClient,
  statement: Statement,
  values?: unknown[],
): Promise<DatabaseAnswer> {
  const answer: DatabaseAnswer | DatabaseAnswer[] = await connection
    .query({ ...statement, values, types: pgTypes })
    .catch(asAway)
  return Array.isArray(answer) ? (answer.at(-1) ?? { rows: [], rowCount: null }) : answer
}

/** Tells an error of the connection from one of the server; a bug of ours has neither its codes nor its words. */
function asAway(error: unknown): never {
  if (error instanceof pg.DatabaseError || !(error instanceof Error)) throw error
  const fromTheLine =
    'code' in error || /connection|connect|terminated|pool|timeout/i.test(error.message)
  throw fromTheLine ? new DatabaseAway(reasonOf(error), { cause: error }) : error
}

/** Whatever the server refuses a new line for, there is no database to ask: closed, renamed, another password. */
function asRefused(error: unknown): never {
  if (error instanceof pg.DatabaseError)
    throw new DatabaseAway(reasonOf(error), { because: awayBecause(error) ?? 'gone', cause: error })
  return asAway(error)
}

const pooledByTransaction =
  'DATABASE_URL leads to a pooler that lends a connection for a transaction at a time, which loses settings, locks and live events. Name PostgreSQL itself, or set pool_mode = session.'

type Server = {
  version: number
  fsync: string
  synchronous: string
  encoding: string
  /** The number of the server's process that has answered. */
  pid: number
}

/** Whether the server's commits outlive a power cut. Throws when the server can't be used by this program. */
async function checkServer(run: Run): Promise<{ durable: boolean; pid: number }> {
  const text = `select current_setting('server_version_num')::int4 as version, current_setting('fsync') as fsync,
    current_setting('synchronous_commit') as synchronous, current_setting('server_encoding') as encoding,
    pg_backend_pid() as pid`
  const { rows } = await run({ text, waits: 'look' }).catch((cause) => {
    throw new Error(`PostgreSQL can't be reached: ${reasonOf(cause)}`, { cause })
  })
  const [server] = rows as Server[]
  if (!server || server.version < oldest * 10_000) {
    throw new Error(`PostgreSQL ${oldest} or later is needed`)
  }
  if (server.encoding !== 'UTF8') {
    throw new Error(`The database is encoded in ${server.encoding}; it must be UTF8`)
  }
  return { durable: server.fsync === 'on' && server.synchronous !== 'off', pid: server.pid }
}

/** The reason of a failed connection: several addresses may have been tried, each with its own error. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ')
  return error instanceof Error ? error.message : String(error)
}
