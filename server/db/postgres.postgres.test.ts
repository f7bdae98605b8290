import { expect, it } from 'vitest'
import { afterUse } from '../test/after-use.ts'
import { aDatabase, anEmptyDatabase } from '../test/databases/a-database.ts'
import { connect } from './connect.ts'
import type { Database, Db, TransactionOptions, Tx } from './database.ts'
import { integer, pgTable, text } from './drizzle/columns.ts'
import { sql } from './drizzle/queries.ts'
import { migrate, migrationLock } from './migrating/migrate.ts'
import { prepared } from './prepared.ts'
import { snapshot } from './snapshot.ts'

const counters = pgTable('trial_counters', { name: text().primaryKey(), n: integer().notNull() })

async function withCounters(...names: string[]): Promise<Database> {
  const database = await aDatabase()
  await database.orm.execute(
    sql`create table trial_counters (name text primary key, n int4 not null)`,
  )
  await database.orm.insert(counters).values(names.map((name) => ({ name, n: 0 })))
  return database
}

const readAll = (db: Db) => db.select().from(counters).orderBy(counters.name)

const raise = (tx: Tx, name: string) =>
  tx.execute(sql`update trial_counters set n = n + 1 where name = ${name}`)

it('lets twenty serializable transactions that read and write one row all succeed', async () => {
  const database = await withCounters('one')
  let runs = 0
  /** Adds one to a number in a transaction that writes only once both have read. */
  const raiseOnce = (hasRead: () => void, bothHaveRead: Promise<unknown>) =>
    database.inTransaction(
      async (tx) => {
        runs++
        const [row] = await readAll(tx)
        hasRead()
        await bothHaveRead
        await tx.update(counters).set({ n: (row?.n ?? 0) + 1 })
      },
      { isolation: 'serializable' },
    )
  for (let wave = 0; wave < 10; wave++) {
    const [one, other] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const both = Promise.all([one.promise, other.promise])
    await Promise.all([raiseOnce(one.resolve, both), raiseOnce(other.resolve, both)])
  }
  expect(await readAll(database.orm)).toEqual([{ name: 'one', n: 20 }])
  expect(runs).toBeGreaterThanOrEqual(30)
})

it('lends a connection to nobody else before the work on it has ended', async () => {
  const database = await withCounters('left', 'written')
  const begun = Promise.withResolvers<void>()
  const ends = Promise.withResolvers<void>()
  const left = database.inTransaction(async (tx) => {
    await raise(tx, 'left')
    begun.resolve()
    await ends.promise
    throw new Error('left undone')
  })
  await begun.promise
  await database.inTransaction((tx) => raise(tx, 'written'))
  ends.resolve()
  await expect(left).rejects.toThrow('left undone')
  expect(await readAll(database.orm)).toEqual([
    { name: 'left', n: 0 },
    { name: 'written', n: 1 },
  ])
})

it('solves a deadlock by running one of the two again', async () => {
  const database = await withCounters('a', 'b')
  const bothHoldOne = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const
  const inOrder = (names: readonly [string, string], mine: 0 | 1) =>
    database.inTransaction(async (tx) => {
      await raise(tx, names[0])
      bothHoldOne[mine].resolve()
      await Promise.all(bothHoldOne.map(({ promise }) => promise))
      await raise(tx, names[1])
    })
  await Promise.all([inOrder(['a', 'b'], 0), inOrder(['b', 'a'], 1)])
  expect(await readAll(database.orm)).toEqual([
    { name: 'a', n: 2 },
    { name: 'b', n: 2 },
  ])
})

it('gives up after a bounded number of runs, and says why', async () => {
  const database = await aDatabase()
  let runs = 0
  const work = database.inTransaction((tx) => {
    runs++
    return tx.execute(sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`)
  })
  await expect(work).rejects.toThrow()
  expect(runs).toBe(6)
})

it('survives a connection that the server cuts off within a transaction', async () => {
  const { database, url = '' } = await anEmptyDatabase()
  const other = await connect({ databaseUrl: url })
  afterUse(other.close)
  await other.orm.execute(sql`create table trial_counters (name text primary key, n int4 not null)`)
  const work = database.inTransaction(async (tx) => {
    await tx.insert(counters).values({ name: 'lost', n: 1 })
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await other.orm.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`)
    await raise(tx, 'lost')
  })
  await expect(work).rejects.toThrow()
  const answers = await Promise.all(Array.from({ length: 12 }, () => readAll(database.orm)))
  expect(answers.flat()).toEqual([])
})

it('serves more transactions at once than it has connections', async () => {
  const database = await withCounters('busy')
  await Promise.all(
    Array.from({ length: 60 }, () => database.inTransaction((tx) => raise(tx, 'busy'))),
  )
  expect(await readAll(database.orm)).toEqual([{ name: 'busy', n: 60 }])
})

it('has the server end whoever falls asleep with what others wait for, and lets who only reads take her time', async () => {
  const database = await withCounters('idle')
  const mostIdle = (options?: TransactionOptions) =>
    database.inTransaction(async (tx) => {
      const { rows } = await tx.execute(
        sql`select current_setting('idle_in_transaction_session_timeout') as most`,
      )
      return rows[0]?.most
    }, options)
  expect([await mostIdle(), await mostIdle(snapshot), await mostIdle()]).toEqual([
    '5s',
    '1min',
    '5s',
  ])
})

it('has a prepared statement known to the server by its name, once per connection', async () => {
  const database = await withCounters('p')
  const all = prepared('trial-all', readAll)
  const known = await database.inTransaction(async (tx) => {
    await all(tx).execute()
    await all(tx).execute()
    return (await tx.execute(sql`select name from pg_prepared_statements`)).rows
  })
  expect(known).toEqual([{ name: 'trial-all' }])
})

it('lets three processes that start together on an empty database all migrate it', async () => {
  const { database, url } = await anEmptyDatabase()
  const others = await Promise.all([1, 2].map(() => connect({ databaseUrl: url ?? '' })))
  afterUse(async () => {
    await Promise.all(others.map((other) => other.close()))
  })
  await Promise.all([database, ...others].map((each) => migrate(each)))
  const { rows } = await database.orm.execute(
    sql`select count(*) = count(distinct hash) as once from drizzle.__drizzle_migrations`,
  )
  expect(rows).toEqual([{ once: true }])
})

it('knows that the server syncs', async () => {
  expect((await aDatabase()).durable).toBe(true)
})

it('says in one line that a server cannot be reached, without its password', async () => {
  const url = 'postgresql://somebody:secret@127.0.0.1:1/none'
  await expect(connect({ databaseUrl: url })).rejects.toThrow(
    /^PostgreSQL can't be reached: .*REFUSED/,
  )
  await expect(connect({ databaseUrl: url })).rejects.not.toThrow(/secret/)
})

it('says whose connection has the lock of migrations while it waits, and goes on once it is let go', async () => {
  const database = await aDatabase()
  const [said, done] = [Promise.withResolvers<string>(), Promise.withResolvers<void>()]
  const holds = Promise.withResolvers<number>()
  const holding = database.onOneConnection(async (orm) => {
    const { rows } = await orm.execute(
      sql`select pg_backend_pid() as pid, pg_advisory_lock(${migrationLock})`,
    )
    holds.resolve(Number(rows[0]?.pid))
    await done.promise
    await orm.execute(sql`select pg_advisory_unlock(${migrationLock})`)
  })
  const pid = await holds.promise
  const migrating = migrate(database, undefined, said.resolve)
  expect(await said.promise).toContain(`select pg_terminate_backend(${pid})`)
  done.resolve()
  await Promise.all([holding, migrating])
})
