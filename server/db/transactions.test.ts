import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { aDatabase } from '../test/databases/a-database.ts'
import { waitFor } from '../test/wait-for.ts'
import type { Database } from './database.ts'
import { integer, pgTable, text } from './drizzle/columns.ts'
import { eq, sql } from './drizzle/queries.ts'
import { afterCommit } from './in-transaction.ts'
import { given, prepared } from './prepared.ts'
import { refusedBy, sqlStateOf } from './sql-state.ts'

const places = pgTable('trial_places', {
  name: text().primaryKey(),
  left: integer().notNull(),
})

let database: Database

beforeAll(async () => {
  database = await aDatabase()
  await database.orm.execute(
    sql`create table trial_places (name text primary key, "left" int4 not null check ("left" >= 0))`,
  )
})

const leftOf = async (name: string) => {
  const [row] = await database.orm.select().from(places).where(eq(places.name, name))
  return row?.left
}

describe('a transaction', () => {
  it('keeps what was written when its work ends well', async () => {
    const answer = await database.inTransaction(async (tx) => {
      await tx.insert(places).values({ name: 'kept', left: 3 })
      return 'done'
    })
    expect(answer).toBe('done')
    expect(await leftOf('kept')).toBe(3)
  })

  it('keeps nothing when its work throws', async () => {
    const work = database.inTransaction(async (tx) => {
      await tx.insert(places).values({ name: 'undone', left: 3 })
      throw new Error('no')
    })
    await expect(work).rejects.toThrow('no')
    expect(await leftOf('undone')).toBeUndefined()
  })

  it('reports a passed-over error instead of committing nothing in silence', async () => {
    const work = database.inTransaction(async (tx) => {
      await tx.insert(places).values({ name: 'silent', left: 1 })
      await tx
        .insert(places)
        .values({ name: 'silent', left: 2 })
        .catch(() => {})
    })
    await expect(work).rejects.toThrow('The transaction was undone')
  })

  it('goes on after a refused statement in a savepoint', async () => {
    await database.inTransaction(async (tx) => {
      await tx.insert(places).values({ name: 'once', left: 1 })
      const again = tx.transaction((inner) =>
        inner.insert(places).values({ name: 'once', left: 9 }),
      )
      await expect(again).rejects.toSatisfy((e) => refusedBy(e) === 'trial_places_pkey')
    })
    expect(await leftOf('once')).toBe(1)
  })

  it('reads a read-only transaction and refuses to write in it', async () => {
    const work = database.inTransaction(
      (tx) => tx.insert(places).values({ name: 'read-only', left: 1 }),
      { readOnly: true },
    )
    await expect(work).rejects.toSatisfy((e) => sqlStateOf(e) === '25006')
  })

  it('runs under the isolation asked for', async () => {
    const level = await database.inTransaction(
      async (tx) => (await tx.execute(sql`show transaction_isolation`)).rows[0],
      { isolation: 'serializable' },
    )
    expect(level).toEqual({ transaction_isolation: 'serializable' })
  })

  it('answers statements sent side by side', async () => {
    const answers = await database.inTransaction((tx) =>
      Promise.all([1, 2, 3].map((n) => tx.execute(sql`select ${n}::int4 as n`))),
    )
    expect(answers.map(({ rows }) => rows[0])).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }])
  })
})

describe('inside a transaction', () => {
  it('refuses the outer orm at once', async () => {
    const work = database.inTransaction(() => database.orm.select().from(places))
    await expect(work).rejects.toSatisfy((e) => /outer orm was used inside/.test(causesOf(e)))
  })

  it('refuses a second transaction at once', async () => {
    const work = database.inTransaction(() => database.inTransaction(async () => 1))
    await expect(work).rejects.toThrow('second transaction was opened inside a transaction')
  })

  it('refuses a second connection at once', async () => {
    const work = database.inTransaction(() => database.onOneConnection(async () => 1))
    await expect(work).rejects.toThrow('second connection was asked for inside a transaction')
  })

  it('is told apart from what runs beside it', async () => {
    const inside = Promise.withResolvers<void>()
    const open = database.inTransaction(async (tx) => {
      await tx.insert(places).values({ name: 'beside', left: 1 })
      inside.resolve()
    })
    await inside.promise
    const [beside] = await Promise.all([leftOf('kept'), open])
    expect(beside).toBe(3)
  })
})

it('refuses a transaction opened past inTransaction', async () => {
  await expect(database.orm.transaction(async () => 1)).rejects.toThrow('by inTransaction')
})

it('refuses a tx whose transaction is over, even while another one is open', async () => {
  const late = Promise.withResolvers<void>()
  let straggler: Promise<unknown> = Promise.resolve()
  await database.inTransaction(async (tx) => {
    straggler = late.promise.then(() => tx.insert(places).values({ name: 'straggler', left: 1 }))
    straggler.catch(() => {})
  })
  await database.inTransaction(async (tx) => {
    await tx.execute(sql`select 1`)
    late.resolve()
    await expect(straggler).rejects.toSatisfy((e) => /transaction is over/.test(causesOf(e)))
  })
  expect(await leftOf('straggler')).toBeUndefined()
})

describe('after the commit', () => {
  it('calls back in order, once everybody can see what was written', async () => {
    const seen = Promise.withResolvers<unknown>()
    const order: string[] = []
    await database.inTransaction(async (tx) => {
      await tx.insert(places).values({ name: 'announced', left: 7 })
      afterCommit(tx, () => order.push('first'))
      afterCommit(tx, async () => {
        order.push('second')
        seen.resolve(await leftOf('announced'))
      })
      expect(order).toEqual([])
    })
    expect(await seen.promise).toBe(7)
    expect(order).toEqual(['first', 'second'])
  })

  it('does not call back when the transaction is undone', async () => {
    const callback = vi.fn()
    const work = database.inTransaction(async (tx) => {
      afterCommit(tx, callback)
      throw new Error('no')
    })
    await expect(work).rejects.toThrow('no')
    await database.inTransaction(async () => {})
    expect(callback).not.toHaveBeenCalled()
  })

  it('answers well although a callback fails, and reports the failure', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => report.mockRestore())
    const answer = await database.inTransaction(async (tx) => {
      afterCommit(tx, () => {
        throw new Error('callback')
      })
      return 'done'
    })
    expect(answer).toBe('done')
    await waitFor(() => expect(report).toHaveBeenCalledWith(new Error('callback')))
  })

  it('refuses a tx that is over', async () => {
    const tx = await database.inTransaction(async (it) => it)
    expect(() => afterCommit(tx, () => {})).toThrow('open inTransaction')
  })
})

describe('a prepared statement', () => {
  const leftAt = prepared('trial-left-at', (tx) =>
    tx
      .select({ left: places.left })
      .from(places)
      .where(eq(places.name, given(places.name, 'name'))),
  )

  it('answers outside and inside of transactions', async () => {
    expect(await leftAt(database.orm).execute({ name: 'kept' })).toEqual([{ left: 3 }])
    for (const _ of [1, 2]) {
      const rows = await database.inTransaction((tx) => leftAt(tx).execute({ name: 'kept' }))
      expect(rows).toEqual([{ left: 3 }])
    }
  })
})

it('counts the rows a statement changed', async () => {
  await database.orm.insert(places).values({ name: 'counted', left: 1 })
  const take = () =>
    database.orm
      .update(places)
      .set({ left: sql`${places.left} - 1` })
      .where(sql`${places.name} = 'counted' and ${places.left} > 0`)
  expect((await take()).rowCount).toBe(1)
  expect((await take()).rowCount).toBe(0)
})

/** Drizzle wraps what a client throws. */
function causesOf(error: unknown): string {
  return error instanceof Error ? `${error.message} ${causesOf(error.cause)}` : ''
}
