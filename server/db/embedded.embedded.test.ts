import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { backedUp, examined, refusedStart } from '../test/a-process.ts'
import { afterUse } from '../test/after-use.ts'
import { emptyOnDisk } from '../test/databases/furnished.ts'
import { emptyTemplate } from '../test/databases/migrated-template.ts'
import { connect } from './connect.ts'
import type { Database } from './database.ts'
import { sql } from './drizzle/queries.ts'
import { DurableNodeFS } from './on-disk/durable-node-fs.ts'

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mikvah-data-'))
  afterUse(() => rm(folder, { recursive: true }))
  return folder
}

const show = async (database: Database, setting: string) =>
  (await database.orm.execute(sql`select current_setting(${setting}) as value`)).rows[0]?.value

describe('a database on disk', () => {
  let dataDir: string
  let database: Database

  beforeAll(async () => {
    dataDir = await aFolder()
    await mkdir(join(dataDir, 'db-unfinished'))
    await writeFile(join(dataDir, 'db-unfinished/PG_VERSION'), 'what a power cut left of it')
    database = await connect({ dataDir })
    afterUse(() => database.close())
  }, 300_000)

  it('syncs, in a way that PGlite does not pass over', async () => {
    expect(await show(database, 'fsync')).toBe('on')
    expect(await show(database, 'wal_sync_method')).toBe('fsync')
    expect(await show(database, 'synchronous_commit')).toBe('on')
    expect(await show(database, 'full_page_writes')).toBe('on')
    expect(database.durable).toBe(process.platform === 'linux')
  })

  it('was made anew beside what an interrupted start had left', () => {
    expect(existsSync(join(dataDir, 'db/PG_VERSION'))).toBe(true)
    expect(existsSync(join(dataDir, 'db-unfinished'))).toBe(false)
  })

  it('is closed to the other users of the machine, an older one from its next start on', async () => {
    const rights = async () => (await stat(join(dataDir, 'db'))).mode & 0o777
    expect(await rights()).toBe(0o700)
    await database.close()
    await chmod(join(dataDir, 'db'), 0o755)
    database = await connect({ dataDir })
    expect(await rights()).toBe(0o700)
  })

  it('is refused to a second opening in the same process', async () => {
    await expect(connect({ dataDir })).rejects.toThrow(`in use by process ${process.pid}`)
  })

  it('makes the transactions of many callers take turns', async () => {
    await database.orm.execute(sql`create table turns (n int4)`)
    await database.orm.execute(sql`insert into turns values (0)`)
    const add = () =>
      database.inTransaction(async (tx) => {
        const { rows } = await tx.execute<{ n: number }>(sql`select n from turns`)
        await tx.execute(sql`update turns set n = ${(rows[0]?.n ?? 0) + 1}`)
      })
    await Promise.all(Array.from({ length: 20 }, add))
    expect((await database.orm.execute(sql`select n from turns`)).rows).toEqual([{ n: 20 }])
  })

  it('takes back the room of dead rows', async () => {
    await database.orm.execute(sql`create table dead as select generate_series(1, 9999) as n`)
    await database.orm.execute(sql`delete from dead`)
    const size = async () =>
      (await database.orm.execute(sql`select pg_relation_size('dead')::int4 as bytes`)).rows[0]
    expect(await size()).not.toEqual({ bytes: 0 })
    await database.vacuum?.()
    expect(await size()).toEqual({ bytes: 0 })
  })

  it('is not opened as a copy that was made while it was open', async () => {
    const copy = join(await aFolder(), 'copy')
    await cp(dataDir, copy, { recursive: true })
    await expect(connect({ dataDir: copy })).rejects.toThrow(
      /copied while a process had it open[^\n]*remove [^\n]*db\/opened\.$/,
    )
    await rm(copy, { recursive: true })
    await database.close()
    await cp(dataDir, copy, { recursive: true })
    database = await connect({ dataDir })
    const other = await connect({ dataDir: copy })
    expect(await show(other, 'fsync')).toBe('on')
    await other.close()
  })

  it('does not open when the syncs never reach the disk, and lets go of the lock', async () => {
    await database.close()
    const withoutSyncs = vi.spyOn(DurableNodeFS.prototype, 'init').mockImplementation(function (
      this: DurableNodeFS,
      ...facts
    ) {
      return NodeFS.prototype.init.call(this, ...facts) as ReturnType<DurableNodeFS['init']>
    })
    await expect(connect({ dataDir })).rejects.toThrow('does not sync to the disk')
    withoutSyncs.mockRestore()
    database = await connect({ dataDir })
  })

  it('opens again with what it held after it was closed', async () => {
    await database.orm.execute(sql`create table kept as select 7 as n`)
    await database.close()
    await database.close()
    database = await connect({ dataDir })
    expect((await database.orm.execute(sql`select n from kept`)).rows).toEqual([{ n: 7 }])
  })
})

/** Every file in a folder, with what is in it. */
async function contentsOf(folder: string): Promise<Map<string, string>> {
  const names = (await readdir(folder, { recursive: true })).sort()
  const files = new Map<string, string>()
  for (const name of names) {
    const path = join(folder, name)
    if ((await stat(path)).isFile()) files.set(name, (await readFile(path)).toString('latin1'))
  }
  return files
}

it('leaves a database of another PostgreSQL as it is, and names the way over', async () => {
  const dataDir = await aFolder()
  await emptyOnDisk(dataDir)
  const before = await connect({ dataDir })
  await before.orm.execute(sql`create table kept as select 7 as n`)
  await before.close()
  const version = join(dataDir, 'db/PG_VERSION')
  await writeFile(version, '17\n')
  const found = await contentsOf(join(dataDir, 'db'))

  const { code, said } = await refusedStart({ DATA_DIR: dataDir })
  expect(code).toBe(1)
  expect(said).toBe(
    `${dataDir}/db was made by PostgreSQL 17, and this version of the program has PostgreSQL 18. Nothing was changed. Make a backup with the version that it was made with (npm run backup), move the directory away, and put the backup back with this version (npm run restore).\n`,
  )
  expect(await contentsOf(join(dataDir, 'db'))).toEqual(found)
  // One after the other: each has the directory for itself while it looks.
  for (const command of [
    () => backedUp({ DATA_DIR: dataDir }, join(dataDir, 'a.backup')),
    () => examined({ DATA_DIR: dataDir }),
  ]) {
    const refused = await command()
    expect(refused.code).toBe(1)
    expect(refused.said).toContain('was made by PostgreSQL 17')
  }
  expect(await contentsOf(join(dataDir, 'db'))).toEqual(found)

  await writeFile(version, '18\n')
  const after = await connect({ dataDir })
  afterUse(() => after.close())
  expect((await after.orm.execute(sql`select n from kept`)).rows).toEqual([{ n: 7 }])
}, 300_000)

it('names the major version that this PGlite is', async () => {
  const pglite = await PGlite.create({ loadDataDir: await emptyTemplate() })
  afterUse(() => pglite.close())
  const { rows } = await pglite.query<{ major: number }>(
    `select current_setting('server_version_num')::int4 / 10000 as major`,
  )
  expect(rows).toEqual([{ major: 18 }])
})
