import {
  appendFile,
  mkdtemp,
  open,
  readdir,
  readFile,
  rm,
  truncate,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { facility } from '../facility/table.ts'
import { refusalOf } from '../refusal-of.ts'
import { afterUse } from '../test/after-use.ts'
import { furnish } from '../test/databases/furnished.ts'
import { connect } from './connect.ts'
import { sql } from './drizzle/queries.ts'
import { migrate } from './migrating/migrate.ts'
import { damagedFile } from './on-disk/damaged-files.ts'

let whole: string
let facilityFile: string

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mikvah-damage-'))
  afterUse(() => rm(folder, { recursive: true, force: true }))
  return folder
}

beforeAll(async () => {
  whole = await aFolder()
  await furnish(whole, 'empty')
  const database = await connect({ dataDir: whole })
  const { rows } = await database.orm.execute<{ path: string }>(
    sql`select pg_relation_filepath('facility') as path`,
  )
  facilityFile = `db/${rows[0]?.path}`
  await database.close()
  for (const path of ['lock', 'db/in-use', 'db/PG_VERSION', 'db/global/pg_control', facilityFile])
    kept.set(path, await readFile(join(whole, path)))
  names = await namesIn()
}, 300_000)

/**
 * The contents of files before a test damaged them, by path. After each test they are put back, and what a refused
 * start left beside them is removed.
 */
const kept = new Map<string, Buffer>()
let names: string[]
const namesIn = async () =>
  (
    await Promise.all(
      ['.', 'db'].map(async (folder) =>
        (await readdir(join(whole, folder))).map((name) => join(folder, name)),
      ),
    )
  ).flat()
afterEach(async () => {
  for (const [path, bytes] of kept) await writeFile(join(whole, path), bytes)
  for (const name of await namesIn()) {
    if (!names.includes(name)) await rm(join(whole, name), { recursive: true })
  }
})

/** One wrong byte in the middle of a page, as a failing disk leaves it. */
async function spoil(path: string): Promise<void> {
  const file = await open(path, 'r+')
  await file.write(Buffer.from([0xff, 0xff, 0xff, 0xff]), 0, 4, 12)
  await file.close()
}

const damages: Record<string, [damage: (folder: string) => Promise<unknown>, told: RegExp]> = {
  'PG_VERSION is empty': [
    (folder) => truncate(join(folder, 'db/PG_VERSION')),
    /\/db is damaged: PG_VERSION is missing or empty\. Put the directory back from a backup\.$/,
  ],
  'PG_VERSION is missing': [
    (folder) => rm(join(folder, 'db/PG_VERSION')),
    /\/db is damaged: PG_VERSION is missing or empty\. Put the directory back from a backup\.$/,
  ],
  'PG_VERSION is another': [
    (folder) => writeFile(join(folder, 'db/PG_VERSION'), '17\n'),
    /was made by PostgreSQL 17, and this version of the program has PostgreSQL 18\. .*npm run restore/,
  ],
  'pg_control is missing': [
    (folder) => rm(join(folder, 'db/global/pg_control')),
    /\/db is damaged: global\/pg_control is missing or empty\. Put the directory back/,
  ],
  'pg_control is junk': [
    (folder) => writeFile(join(folder, 'db/global/pg_control'), Buffer.alloc(8192, 7)),
    /files are damaged, or the disk is full/,
  ],
  'the lock is junk': [
    (folder) => appendFile(join(folder, 'lock'), 'junk '.repeat(200)),
    /\/lock holds what this program never wrote; nobody uses it, remove it$/,
  ],
  'the lock inside is junk': [
    (folder) => appendFile(join(folder, 'db/in-use'), 'junk '.repeat(200)),
    /\/db\/in-use holds what this program never wrote; nobody uses it, remove it$/,
  ],
  'the facility has wrong bytes': [
    (folder) => spoil(join(folder, facilityFile)),
    /^The database is damaged\. Put it back from a backup\. \(invalid page in block 0 of relation/,
  ],
}

it.each(Object.entries(damages))(
  'a start says in one line: %s',
  async (_, [damage, told]) => {
    await damage(whole)
    const start = async () => {
      const database = await connect({ dataDir: whole })
      afterUse(() => database.close())
      await migrate(database)
      await database.orm.select().from(facility)
    }
    const error = await start().then(
      () => null,
      (refused: unknown) => refused,
    )
    expect(error).not.toBeNull()
    const line = refusalOf(error)
    expect(line).toMatch(told)
    expect(line).not.toMatch(/\n|select|params/)
  },
  300_000,
)

it('a page that was changed on the disk is found by its own sum, and none where all are as they were written', async () => {
  const database = await connect({ dataDir: whole })
  afterUse(() => database.close())
  expect(await damagedFile(database, whole)).toBeNull()
  await spoil(join(whole, facilityFile))
  expect(await damagedFile(database, whole)).toBe(
    'facility is not as it was written, from its page 0 on',
  )
}, 300_000)
