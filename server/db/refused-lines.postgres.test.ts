import pg from 'pg'
import { afterEach, expect, it } from 'vitest'
import { afterUse } from '../test/after-use.ts'
import { postgresDatabase } from '../test/databases/postgres-database.ts'
import { awayBecause } from './away.ts'
import { connect } from './connect.ts'
import { sql } from './drizzle/queries.ts'

let drop: (() => Promise<void>) | undefined
afterEach(() => drop?.())

/** A database that is open, and its server's administrator. */
async function opened() {
  const made = await postgresDatabase()
  drop = made.drop
  const name = new URL(made.url).pathname.slice(1)
  const database = await connect({ databaseUrl: made.url, connections: 3 })
  afterUse(database.close)
  const admin = new pg.Client({ connectionString: made.url.replace(`/${name}`, '/postgres') })
  await admin.connect()
  afterUse(() => admin.end())
  const cut = () =>
    admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
  const ask = () =>
    database.orm.execute(sql`select 1`).then(
      () => 'well',
      (error) => awayBecause(error) ?? String(error),
    )
  return { name, admin, cut, ask }
}

it.each([
  [
    'closed',
    (name: string) => `alter database ${name} allow_connections false`,
    (name: string) => `alter database ${name} allow_connections true`,
  ],
  [
    'renamed',
    (name: string) => `alter database ${name} rename to ${name}_x`,
    (name: string) => `alter database ${name}_x rename to ${name}`,
  ],
])('a database that was %s under the program is away, and found again', async (_, shut, open) => {
  const { name, admin, cut, ask } = await opened()
  expect(await ask()).toBe('well')
  await expect
    .poll(async () => {
      await cut()
      return admin.query(shut(name)).then(
        () => 'shut',
        () => 'in use',
      )
    })
    .toBe('shut')
  await cut()
  await expect.poll(ask).toBe('gone')
  // No line is left that could answer: it is refused again and again, and never for a bug of ours.
  for (let nth = 0; nth < 5; nth++) expect(await ask()).toBe('gone')
  await admin.query(open(name))
  await expect.poll(ask).toBe('well')
})
