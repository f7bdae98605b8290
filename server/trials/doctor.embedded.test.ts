import { cp, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { connect } from '../db/connect.ts'
import { aProcess, examined, refusedStart } from '../test/a-process.ts'
import { afterUse } from '../test/after-use.ts'
import { furnish } from '../test/databases/furnished.ts'

let whole: string
const files = new Map<string, string>()

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mikvah-doctor-'))
  afterUse(() => rm(folder, { recursive: true, force: true }))
  return folder
}

beforeAll(async () => {
  whole = await aFolder()
  await furnish(whole, 'empty')
  const database = await connect({ dataDir: whole })
  for (const name of ['merchandise', 'merchandise_pkey', 'practice_ledger_pkey']) {
    const { rows } = await database.orm.execute<{ path: string }>(
      sql`select pg_relation_filepath(${name}::text::regclass) as path`,
    )
    files.set(name, `db/${rows[0]?.path}`)
  }
  await database.close()
}, 300_000)

async function aCopy(): Promise<string> {
  const folder = await aFolder()
  await cp(whole, folder, { recursive: true })
  return folder
}

async function spoil(path: string, place: number): Promise<void> {
  const file = await open(path, 'r+')
  await file.write(Buffer.alloc(200, 0xff), 0, 200, place)
  await file.close()
}

const illIn = (said: string) => said.split('\n').filter((line) => line.startsWith('ILL'))

it('says what it looked at, and ends with 0 where all is well', async () => {
  const { code, said } = await examined({ DATA_DIR: await aCopy() })
  expect(illIn(said)).toEqual([])
  expect(said).toMatch(/^well {2}configuration: MODE=practice$/m)
  expect(said).toMatch(/^well {2}database: embedded, keeps what it has acknowledged$/m)
  expect(said).toMatch(/^well {2}pages: every page of every table and index is as it was written$/m)
  expect(said).toMatch(/^well {2}rows: \d+ rows of \d+ tables$/m)
  expect(code).toBe(0)
}, 120_000)

it('names the table that is damaged, and ends with 1', async () => {
  const dataDir = await aCopy()
  await spoil(join(dataDir, files.get('merchandise') ?? ''), 0)
  const { code, said } = await examined({ DATA_DIR: dataDir })
  expect(illIn(said)).toEqual([
    expect.stringContaining('pages: merchandise is not as it was written, from its page 0 on'),
  ])
  expect(code).toBe(1)
}, 120_000)

/** What a disk that fails, or a copy that was cut off, leaves; the house would open, and meet it in the middle of an evening. */
it.each<[string, string, (path: string) => Promise<unknown>]>([
  ['a table has other bytes', 'merchandise', (path) => spoil(path, 700)],
  ['an index has other bytes', 'merchandise_pkey', (path) => spoil(path, 700)],
  ['a table has no file', 'merchandise', (path) => rm(path)],
])(
  'a start is refused in one line that names it where %s',
  async (_, name, damage) => {
    const dataDir = await aCopy()
    await damage(join(dataDir, files.get(name) ?? ''))
    const { code, said } = await refusedStart({ DATA_DIR: dataDir })
    expect(said).toMatch(
      new RegExp(`^The database is damaged: ${name} [^\\n]+Put it back[^\\n]+\\n$`, 'm'),
    )
    expect(code).toBe(1)
  },
  120_000,
)

it('names the index that is damaged', async () => {
  const dataDir = await aCopy()
  await spoil(join(dataDir, files.get('merchandise_pkey') ?? ''), 700)
  const { code, said } = await examined({ DATA_DIR: dataDir })
  expect(illIn(said)).toEqual([
    expect.stringContaining('pages: merchandise_pkey is not as it was written'),
  ])
  expect(code).toBe(1)
}, 120_000)

/** As far as it can be: what a start itself reads, nothing opens. */
it('a damaged database is opened all the same where somebody says so', async () => {
  const dataDir = await aCopy()
  await spoil(join(dataDir, files.get('practice_ledger_pkey') ?? ''), 700)
  const { said } = await refusedStart({ DATA_DIR: dataDir })
  expect(said).toContain('practice_ledger_pkey is not as it was written')
  await aProcess({ DATA_DIR: dataDir, OPEN_DAMAGED: 'yes' })
}, 120_000)

it('of a house that is open says who has it, and what that one answers', async () => {
  const dataDir = await aCopy()
  const { url, child } = await aProcess({ DATA_DIR: dataDir })
  const { port } = new URL(url)
  const { code, said } = await examined({ DATA_DIR: dataDir, PORT: port })
  expect(said).toContain(`well  database: It is in use by process ${child.pid}, which is ready.`)
  expect(code).toBe(0)
  const elsewhere = await examined({ DATA_DIR: dataDir, PORT: '1' })
  expect(illIn(elsewhere.said)).toEqual([expect.stringContaining('does not answer')])
  expect(elsewhere.code).toBe(1)
}, 120_000)

it('says in one line what is wrong with the configuration, or with where the database should be', async () => {
  const wrong = await examined({ MODE: 'live' })
  expect(wrong).toEqual({
    code: 1,
    said: 'ILL   configuration: CLOCK is for practice only; MODE is live.\n',
  })
  const gone = await examined({ DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' })
  expect(illIn(gone.said)).toEqual([
    expect.stringContaining("database: PostgreSQL can't be reached"),
  ])
  expect(gone.code).toBe(1)
}, 120_000)
