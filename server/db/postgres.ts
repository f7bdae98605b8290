import { Socket } from 'node:net'
import pg from 'pg'
import { DatabaseAway } from './away.ts'
import type { Answer, Engine, Run, Statement } from './engine.ts'
import { listenOn } from './listen.ts'
import { taking } from './taking-turns.ts'
import { pgTypes } from './wire-types.ts'

const oldest = 15
/** Connections that no transaction takes: whoever only reads never waits behind bookings that wait for one another. */
const keptForReads = 2

/** How long a call waits for a connection, and a transaction for its turn. */
const patience = 10_000

/** Statements asked for in one turn go out as one packet: each packet wakes the server, which costs more than to write it. */
class BurstSocket extends Socket {
  override uncork(): void {
    process.nextTick(() => super.uncork())
  }
}

export async function openPostgres(
  url: string,
  /** In all, of this process. */
  connections = 10,
  /** For how long a statement waits for what another holds. */
  lockTimeoutMs = 5000,
): Promise<Engine> {
  let lost = 0
  // One that is lost while it is lent out reports to whoever waits for its answer too.
  const lose = () => {
    lost++
  }
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'mikvah',
    // Statements asked for in one go travel together, and are answered in that order.
    pipeline: true,
    stream: () => new BurstSocket(),
    max: connections,
    connectionTimeoutMillis: patience,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    statement_timeout: 30_000,
    lock_timeout: lockTimeoutMs,
    // A process that falls asleep with a night in its hands is put out of it.
    idle_in_transaction_session_timeout: 5000,
    onConnect: async (client) => {
      client.on('error', lose)
      // Compiling a statement takes longer than any of ours runs. And what is asked by name is planned once, perhaps
      // while its table is still small: it must not go on reading the whole of it when it has grown.
      await client.query(`set time zone 'UTC'; set jit = off; set enable_seqscan = off`)
    },
  })
  pool.on('error', lose)
  const turns = taking({ places: Math.max(1, connections - keptForReads), patience })

  const durable = await checkServer(pool).catch(async (error) => {
    await pool.end()
    throw error
  })

  const runOn = new WeakMap<pg.PoolClient, Run>()

  function runOver(client: pg.PoolClient): Run {
    const known = runOn.get(client)
    if (known) return known
    const run: Run = (statement, values) => askOn(client, statement, values)
    runOn.set(client, run)
    return run
  }

  let closing: Promise<void> | undefined

  return {
    kind: 'postgres',
    durable,
    run: (statement, values) => askOn(pool, statement, values),
    hold: (work) =>
      turns.take(async () => {
        const client = await pool.connect().catch(asAway)
        let discarded = false
        try {
          return await work(runOver(client), () => {
            discarded = true
          })
        } finally {
          client.release(discarded)
        }
      }),
    linesLost: () => lost,
    listen: (channel, heard) => listenOn(url, channel, { heard, lose }),
    close: () => {
      closing ??= pool.end()
      return closing
    },
  }
}

/** Several statements in one text answer as the last of them. */
async function askOn(
  connection: pg.Pool | pg.PoolClient,
  statement: Statement,
  values?: unknown[],
): Promise<Answer> {
  const answer: Answer | Answer[] = await connection
    .query({ ...statement, values, types: pgTypes })
    .catch(asAway)
  return Array.isArray(answer) ? (answer.at(-1) ?? { rows: [], rowCount: null }) : answer
}

/** What the server didn't say comes from the line to it; only a bug in the asking has neither code nor these words. */
function asAway(error: unknown): never {
  if (error instanceof pg.DatabaseError || !(error instanceof Error)) throw error
  const fromTheLine = 'code' in error || /connection|connect|terminated|pool/i.test(error.message)
  throw fromTheLine ? new DatabaseAway(reasonOf(error), { cause: error }) : error
}

/** Whether the server's commits outlive a power cut. Throws when it can't serve this program. */
async function checkServer(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool
    .query<{ version: number; fsync: string; synchronous: string; encoding: string }>(
      `select current_setting('server_version_num')::int4 as version, current_setting('fsync') as fsync,
         current_setting('synchronous_commit') as synchronous, current_setting('server_encoding') as encoding`,
    )
    .catch((cause) => {
      throw new Error(`PostgreSQL can't be reached: ${reasonOf(cause)}`, { cause })
    })
  const [server] = rows
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
