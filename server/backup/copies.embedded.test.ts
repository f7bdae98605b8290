import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { connect } from '../db/connect.ts'
import type { Database } from '../db/database.ts'
import { sql } from '../db/drizzle/queries.ts'
import { afterUse } from '../test/after-use.ts'
import { furnish } from '../test/databases/furnished.ts'
import { everythingIn } from '../test/everything-in.ts'
import { askCopy } from './ask-copy.ts'
import { lastBackup } from './last-backup.ts'
import { serveCopies } from './serve-copies.ts'

let dataDir: string
let db: Database
const reported: unknown[] = []
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mikvah-copies-'))
  afterUse(() => rm(folder, { recursive: true, force: true }))
  // Deeper than the address of a socket may be long.
  dataDir = join(folder, 'a-deep-folder-'.repeat(8), 'data')
  await mkdir(dataDir, { recursive: true })
  await furnish(dataDir, 'empty')
  // What a process that was killed while it gave a copy has left.
  await mkdir(join(dataDir, 'copy-left'))
  db = await connect({ dataDir })
  const stop = await serveCopies({ db, dataDir, report: (error) => reported.push(error) })
  afterUse(async () => {
    await stop()
    await db.close()
  })
})

const copiesThere = async () => (await readdir(dataDir)).filter((name) => name.startsWith('copy-'))

const asked = async () => {
  const copy = await askCopy(dataDir)
  if (!copy) throw new Error('Nobody is there')
  return copy
}

it('a copy is the database, and lies there no longer than its line', async () => {
  const copy = await asked()
  const before = await everythingIn(db)
  await db.orm.execute(sql`update merchandise set cents = cents + 1`)
  const opened = await connect({ dataDir: copy.dataDir })
  expect(await everythingIn(opened)).toEqual(before)
  expect(await everythingIn(db)).not.toEqual(before)
  await opened.close()
  expect(await copiesThere()).toHaveLength(1)
  copy.end()
  await expect.poll(copiesThere).toEqual([])
})

it('what is written while it is made is in it whole or not at all', async () => {
  let going = true
  const both = sql`with one as (insert into text_descriptions values (gen_random_uuid(), 'x') returning key)
    insert into language_texts (language, key, value) select 'en', key, 'x' from one`
  const writing = (async () => {
    while (going) {
      await db.inTransaction((tx) => tx.execute(both))
      // The engine answers without a turn of the loop, in which its asker would never be heard.
      await new Promise((next) => setImmediate(next))
    }
  })()
  const copy = await asked()
  going = false
  await writing
  const opened = await connect({ dataDir: copy.dataDir })
  const { rows } = await opened.orm.execute<{ one: number; both: number }>(
    sql`select count(*)::int as one, count(value)::int as both
      from text_descriptions full join language_texts using (key) where coalesce(value, description) = 'x'`,
  )
  expect(rows[0]?.one).toBe(rows[0]?.both)
  await opened.close()
  copy.end()
  await expect.poll(copiesThere).toEqual([])
})

it('one is made at a time', async () => {
  const copy = await asked()
  await expect(askCopy(dataDir)).rejects.toThrow('Another backup of this facility is being made.')
  copy.end()
  await expect.poll(copiesThere).toEqual([])
})

it('that a backup was kept is noted in the open database', async () => {
  const copy = await asked()
  await copy.noteWhole({ at: 1_795_600_000_000, bytes: 1 })
  copy.end()
  expect(await lastBackup(db.orm)).toBe(1_795_600_000_000)
  await expect.poll(copiesThere).toEqual([])
})

it('nothing of all this was a fault', () => expect(reported).toEqual([]))
