import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { connect } from '../db/connect.ts'
import { sql } from '../db/drizzle/queries.ts'
import { aProcess, examined, refusedStart } from '../test/a-process.ts'
import { aScreen } from '../test/a-screen.ts'
import { afterUse } from '../test/after-use.ts'
import { aFurnishedDatabase } from '../test/databases/furnished.ts'
import { postgresDatabase } from '../test/databases/postgres-database.ts'
import { signIn } from '../test/over-the-wire.ts'
import { waitFor } from '../test/wait-for.ts'

const hasPgBouncer = spawnSync('pgbouncer', ['--version']).status === 0
if (!hasPgBouncer) console.warn('PgBouncer: not run (no pgbouncer on this machine)')

type Mode = 'session' | 'transaction' | 'statement'

/** The address of a database through PgBouncer, which has no settings of its own but where things are. */
async function pooled(url: string, mode: Mode, more: readonly string[] = []): Promise<string> {
  const port = await freePort()
  const folder = await mkdtemp(join(tmpdir(), 'mikvah-pooler-'))
  await chmod(folder, 0o755)
  const { searchParams, pathname, username } = new URL(url)
  const users = join(folder, 'users.txt')
  await writeFile(users, `"${username}" ""\n`)
  const file = join(folder, 'pooler.ini')
  const settings = [
    ...['[databases]', `* = host=${searchParams.get('host')} user=${username}`, '[pgbouncer]'],
    ...['listen_addr = 127.0.0.1', `listen_port = ${port}`, 'unix_socket_dir ='],
    ...['auth_type = trust', `auth_file = ${users}`, `pool_mode = ${mode}`, ...more],
  ]
  await writeFile(file, settings.join('\n'))
  const child = spawn('pgbouncer', ['-q', file], { ...userOfPostgres(), stdio: 'ignore' })
  const gone = once(child, 'exit')
  afterUse(async () => {
    child.kill('SIGKILL')
    await gone
    await rm(folder, { recursive: true })
  })
  const address = `postgres://${username}@127.0.0.1:${port}${pathname}`
  await waitFor(async () => {
    const answers = createServer()
    answers.listen(port, '127.0.0.1')
    const [error] = await Promise.race([
      once(answers, 'error'),
      once(answers, 'listening').then(() => []),
    ])
    answers.close()
    expect(error?.code).toBe('EADDRINUSE')
  })
  return address
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

/** Neither PostgreSQL nor PgBouncer runs as root. */
function userOfPostgres(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const [uid, gid] = ['-u', '-g'].map((which) =>
    Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' })),
  )
  return { uid, gid }
}

it.runIf(hasPgBouncer)(
  'through a pooler that keeps a connection for each of ours all is as without it: migrations, limits of time, live events',
  async () => {
    const empty = await postgresDatabase({ empty: true })
    afterUse(empty.drop)
    const DATABASE_URL = await pooled(empty.url, 'session', ['default_pool_size = 40'])
    const { url } = await aProcess({ DATABASE_URL })
    const server = { url } as Awaited<ReturnType<typeof aProcess>>
    const { access_token: token } = await signIn(server, 'Admin', 'practice-admin')
    const screen = await aScreen(url, token)
    await screen.next('hello')
    const put = await fetch(`${url}/api/api/settings`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ key: 'lateGraceMinutes', value: '7' }),
    })
    expect(put.status).toBe(200)
    await screen.next(({ event }) => event !== 'hello')
    expect((await fetch(`${url}/readyz`)).status).toBe(200)

    const limits = async (databaseUrl: string) => {
      const database = await connect({ databaseUrl, connections: 1 })
      const { rows } = await database.orm.execute(
        sql`select name, setting from pg_settings
          where name like '%timeout' or name in ('TimeZone', 'jit', 'enable_seqscan') order by 1`,
      )
      await database.close()
      return rows
    }
    expect(await limits(DATABASE_URL)).toEqual(await limits(empty.url))
  },
)

const refused =
  /DATABASE_URL leads to a pooler that lends a connection for a transaction at a time, which loses settings, locks and live events\. Name PostgreSQL itself, or set pool_mode = session\./

it.runIf(hasPgBouncer).each<[Mode, string[]]>([
  ['transaction', []],
  ['transaction', ['server_round_robin = 1']],
  ['transaction', ['default_pool_size = 1']],
  ['statement', []],
])('a pooler that takes turns by %s (%j) is refused', async (mode, more) => {
  const empty = await postgresDatabase({ empty: true })
  afterUse(empty.drop)
  await expect(connect({ databaseUrl: await pooled(empty.url, mode, more) })).rejects.toThrow(
    refused,
  )
})

it.runIf(hasPgBouncer)(
  'a start behind such a pooler ends with that one line, and the doctor says it too',
  async () => {
    const DATABASE_URL = await pooled(await aFurnishedDatabase('empty'), 'transaction')
    const { code, said } = await refusedStart({ DATABASE_URL })
    expect(said).toMatch(refused)
    expect(said.split('\n')).toHaveLength(2)
    expect(code).toBe(1)
    const doctor = await examined({ DATABASE_URL })
    expect(doctor.said).toMatch(refused)
    expect(doctor.code).toBe(1)
  },
)
