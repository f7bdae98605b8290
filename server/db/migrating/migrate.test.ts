import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { anEmptyDatabase } from '../../test/databases/a-database.ts'
import type { Database } from '../database.ts'
import { sql } from '../drizzle/queries.ts'
import { migrate, migrationsOf } from './migrate.ts'

type Step = { when: number; statement: string }

async function folderWith(steps: Step[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mikvah-migrations-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'meta'))
  const entries = steps.map(({ when }, idx) => ({
    idx,
    version: '7',
    when,
    tag: `${when}`,
    breakpoints: true,
  }))
  await writeFile(
    join(folder, 'meta/_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  )
  for (const { when, statement } of steps) await writeFile(join(folder, `${when}.sql`), statement)
  return folder
}

const first = {
  when: 1000,
  statement: 'create table trial (n int4); insert into trial values (1);',
}
const second = { when: 2000, statement: 'insert into trial values (2);' }

const numbersIn = async (database: Database) =>
  (await database.orm.execute(sql`select n from trial order by n`)).rows.map(({ n }) => n)

it('applies each file once, and later ones when they come', async () => {
  const { database } = await anEmptyDatabase()
  await migrate(database, await folderWith([first]))
  await migrate(database, await folderWith([first]))
  expect(await numbersIn(database)).toEqual([1])
  await migrate(database, await folderWith([first, second]))
  expect(await numbersIn(database)).toEqual([1, 2])
})

it('changes nothing when one of several files fails, and can be asked again', async () => {
  const { database } = await anEmptyDatabase()
  const broken = await folderWith([
    first,
    { when: 2000, statement: 'insert into nowhere values (1)' },
  ])
  await expect(migrate(database, broken)).rejects.toThrow()
  const { rows } = await database.orm.execute(sql`select to_regclass('trial') as trial`)
  expect(rows).toEqual([{ trial: null }])
  await migrate(database, await folderWith([first]))
  expect(await numbersIn(database)).toEqual([1])
})

it('refuses a database that a newer program has migrated, and says of when', async () => {
  const { database } = await anEmptyDatabase()
  await migrate(database, await folderWith([first, second]))
  await expect(migrate(database, await folderWith([first]))).rejects.toThrow(
    'migrated by a newer program: it has a migration of 1970-01-01T00:00:02.000Z',
  )
})

it('opens a database that a newer program has only expanded, and changes nothing of it', async () => {
  const { database } = await anEmptyDatabase()
  const expanding = { when: 2000, statement: '-- expand\ninsert into trial values (2);' }
  await migrate(database, await folderWith([first, expanding]))
  const older = await folderWith([first])
  await migrate(database, older)
  expect(await migrationsOf(database, older)).toMatchObject({ missing: [] })
  expect(await numbersIn(database)).toEqual([1, 2])

  const changing = { when: 3000, statement: 'insert into trial values (3);' }
  await migrate(database, await folderWith([first, expanding, changing]))
  await expect(migrate(database, older)).rejects.toThrow(
    'migrated by a newer program: it has a migration of 1970-01-01T00:00:03.000Z',
  )
})

it('refuses a database of another line of the program, and says so', async () => {
  const { database } = await anEmptyDatabase()
  await migrate(database, await folderWith([{ ...first, statement: 'create table other (n int)' }]))
  await expect(
    migrate(database, await folderWith([{ ...first, when: 500 }, second])),
  ).rejects.toThrow('migrated by another line of this program: it has a migration of')
})

it('refuses a file that was changed after it had been applied, and names it', async () => {
  const { database } = await anEmptyDatabase()
  await migrate(database, await folderWith([first]))
  const changed = await folderWith([{ ...first, statement: 'create table other (n int4)' }])
  await expect(migrate(database, changed)).rejects.toThrow(
    'The migration 1000.sql was changed after it had been applied',
  )
})

it('refuses a file dated before the last one applied, which would be passed over', async () => {
  const { database } = await anEmptyDatabase()
  await migrate(
    database,
    await folderWith(
      [second, { when: 3000, statement: 'select 1' }].map((step) => ({
        ...step,
        statement: 'select 1',
      })),
    ),
  )
  const late = await folderWith([
    { when: 1500, statement: 'create table late (n int4)' },
    { when: 2000, statement: 'select 1' },
    { when: 3000, statement: 'select 1' },
  ])
  await expect(migrate(database, late)).rejects.toThrow('never applied: 1500.sql')
})

it('lets go of its lock and of its time limit', async () => {
  const { database } = await anEmptyDatabase()
  await migrate(database, await folderWith([first]))
  const { rows } = await database.orm.execute(
    // Of this database: the server that the tests share holds others' locks too.
    sql`select count(*) as locks from pg_locks join pg_database on pg_database.oid = database
      where locktype = 'advisory' and datname = current_database()`,
  )
  expect(rows).toEqual([{ locks: 0 }])
})
