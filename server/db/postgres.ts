import pg from 'pg'
import type { Answer, Engine, Run, Statement } from './engine.ts'
import { pgTypes } from './wire-types.ts'

const oldest = 15
const mostConnections = 10

/** A client lost while it is lent out reports to whoever waits for its answer; nobody else need hear. */
const heardElsewhere = () => {}

export async function openPostgres(url: string): Promise<Engine> {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'mikvah',
    max: mostConnections,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    onConnect: async (client) => {
      client.on('error', heardElsewhere)
      await client.query(`set time zone 'UTC'`)
    },
  })
  pool.on('error', heardElsewhere)

  const durable = await checkServer(pool).catch(async (error) => {
    await pool.end()
    throw error
  })

  const runOn = new WeakMap<pg.PoolClient, Run>()

  function runOver(client: pg.PoolClient): Run {
    const known = runOn.get(client)
    if (known) return known
    let last: Promise<unknown> = Promise.resolve()
    const run: Run = (statement, values) => {
      const ask = () => askOn(client, statement, values)
      const answer = last.then(ask, ask)
      last = answer
      return answer
    }
    runOn.set(client, run)
    return run
  }

  let closing: Promise<void> | undefined

  return {
    kind: 'postgres',
    durable,
    run: (statement, values) => askOn(pool, statement, values),
    async hold(work) {
      const client = await pool.connect()
      let discarded = false
      try {
        return await work(runOver(client), () => {
          discarded = true
        })
      } finally {
        client.release(discarded)
      }
    },
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
  const answer: Answer | Answer[] = await connection.query({ ...statement, values, types: pgTypes })
  return Array.isArray(answer) ? (answer.at(-1) ?? { rows: [], rowCount: null }) : answer
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
