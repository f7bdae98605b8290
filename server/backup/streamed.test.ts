import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sql } from '../db/drizzle/queries.ts'
import type { Engine, Run } from '../db/engine.ts'
import { databaseOver } from '../db/in-transaction.ts'
import { afterUse } from '../test/after-use.ts'
import { anEngine } from '../test/databases/a-database.ts'
import { backUp } from './back-up.ts'
import { putBack } from './put-back.ts'
import { readFile } from './read-file.ts'

/** Wraps an engine and notes for each statement how many rows it gives and how many characters it sends. */
function weighing(engine: Engine) {
  const seen = { rows: [] as number[], letters: [] as number[] }
  const weigh =
    (run: Run): Run =>
    async (statement, params) => {
      const answer = await run(statement, params)
      if (statement.text.startsWith('fetch')) seen.rows.push(answer.rows.length)
      if (/^\s*insert/.test(statement.text)) seen.letters.push(String(params?.[0]).length)
      return answer
    }
  const hold: Engine['hold'] = (work, waits) =>
    engine.hold((run, discard) => work(weigh(run), discard), waits)
  return { seen, database: databaseOver({ ...engine, hold }, console.error) }
}

/** More than any one answer or statement should bring: 5,000 patrons, and a newsletter of 30 pieces. */
const much = `
  insert into facility (id, mode, key_salt) values (1, 'practice', '');
  insert into users (id, kind, user_name, phone, language, notes, created_at)
    select n, 'patron', n, n, 'en', repeat('x', 2000), now() from generate_series(1, 5000) n;
  insert into files (id, folder, name, type, size, digest, added_at, added_by)
    values ('long', 'newsletter', 'long', 'x', 1, 'x', now(), 'x');
  insert into file_pieces (file_id, nth, bytes)
    select 'long', n, convert_to(repeat('y', 262144), 'UTF8') from generate_series(1, 30) n`

it('however much there is, some hundred rows are in memory at once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mikvah-backup-'))
  afterUse(() => rm(folder, { recursive: true, force: true }))
  const { seen, database } = weighing(await anEngine())
  await database.orm.execute(sql.raw(much))
  await backUp(database, join(folder, 'much'), 0)
  expect(seen.rows.reduce((sum, rows) => sum + rows, 0)).toBeGreaterThan(5000)
  expect(Math.max(...seen.rows)).toBe(500)

  await putBack(database, await readFile(join(folder, 'much')), { replace: true })
  expect(seen.letters.reduce((sum, letters) => sum + letters, 0)).toBeGreaterThan(20_000_000)
  // A million letters, and the row with which it is one more.
  expect(Math.max(...seen.letters)).toBeLessThan(1_000_000 + 2 * 262_144 + 100)
  const { rows } = await database.orm.execute(
    sql`select count(*)::int as pieces, min(length(bytes)) as length from file_pieces`,
  )
  expect(rows).toEqual([{ pieces: 30, length: 262_144 }])
})
