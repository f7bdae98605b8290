import pg from 'pg'
import { DatabaseAway } from './away.ts'
import type { DatabaseAnswer, Engine, Run, Statement } from './engine.ts'
import { BurstSocket, cut, dialledWithin, unlessSilent } from './line.ts'
import { listenOn } from './listen.ts'
import { atServer, type Patience, standardPatience, type Waits } from './patience.ts'
import { taking } from './taking-turns.ts'
import { pgTypes } from './wire-types.ts'

const oldest = 15
/** Connections that no transaction takes: whoever only reads never waits behind bookings that wait for one another. */
const reservedForReads = 2

export type OfOurSide = {
  /** In all, of this process. */
  connections?: number
  /** For how long a statement waits for what another holds. */
  lockTimeoutMs?: number
  patience?: Partial<Patience>
}

type OfPool = Required<OfOurSide> & { patience: Patience; lose: () => void }

/** Connections that answer in the order they are asked, and none of which is waited for without end. */
function poolOf(url: string, { connections, lockTimeoutMs, patience, lose }: OfPool): pg.Pool {
  const { turn, dial, look } = patience
  return new pg.Pool({
    Client: dialledWithin(dial),
    connectionString: url,
    application_name: 'mikvah',
    // Statements asked for in one go travel together, and are answered in that order.
    pipeline: true,
    stream: () => new BurstSocket(),
    max: connections,
    connectionTimeoutMillis: turn,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    statement_timeout: atServer(patience.call),
    lock_timeout: lockTimeoutMs,
    // A process that falls asleep with a night in its hands is put out of it.
    idle_in_transaction_session_timeout: 5000,
    onConnect: async (client) => {
      client.on('error', lose)
      // Compiling a statement takes longer than any of ours runs. And what is asked by name is planned once, perhaps
      // while its table is still small: it must not go on reading the whole of it when it has grown.
      const settings = `set time zone 'UTC'; set jit = off; set enable_seqscan = off`
      await unlessSilent(look, () => cut(client), client.query(settings))
    },
  })
}

export async function openPostgres(
  url: string,
  { connections = 10, lockTimeoutMs = 5000, ...given }: OfOurSide = {},
): Promise<Engine> {
  const patience: Patience = { ...standardPatience, ...given.patience }
  let lost = 0
  // One that is lost while it is lent out reports to whoever waits for its answer too.
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

  /** A line that falls silent is seldom alone: those that nobody holds are opened anew. */
  const giveUp = (client: pg.ClientBase) => {
    for (const one of [client, ...idle]) cut(one)
  }

  /** What its holder asks on a connection, and how long that is waited for. */
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
      const client = await pool.connect().catch(asAway)
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
        const client = await pool.connect().catch(asAway)
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
    return { ...engine, durable: await checkServer(engine.run) }
  } catch (error) {
    await engine.close()
    throw error
  }
}

/** Several statements in one text answer as the last of them. */
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

/** What the server didn't say comes from the line to it; only a bug in the asking has neither code nor these words. */
function asAway(error: unknown): never {
  if (error instanceof pg.DatabaseError || !(error instanceof Error)) throw error
  const fromTheLine =
    'code' in error || /connection|connect|terminated|pool|timeout/i.test(error.message)
  throw fromTheLine ? new DatabaseAway(reasonOf(error), { cause: error }) : error
}

type Server = { version: number; fsync: string; synchronous: string; encoding: string }

/** Whether the server's commits outlive a power cut. Throws when it can't serve this program. */
async function checkServer(run: Run): Promise<boolean> {
  const text = `select current_setting('server_version_num')::int4 as version, current_setting('fsync') as fsync,
    current_setting('synchronous_commit') as synchronous, current_setting('server_encoding') as encoding`
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
  return server.fsync === 'on' && server.synchronous !== 'off'
}

/** Several addresses may have been tried, each with its own error and none with a message of its own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ')
  return error instanceof Error ? error.message : String(error)
}
