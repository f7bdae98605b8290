import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { PGlite } from '@electric-sql/pglite'
import { amcheck } from '@electric-sql/pglite/contrib/amcheck'
import { beforeAll, expect, it } from 'vitest'
import { afterUse } from '../test/after-use.ts'
import { furnish } from '../test/databases/furnished.ts'
import { inTheGate } from '../test/long.ts'
import { sooner } from '../test/sooner.ts'
import { connect } from './connect.ts'
import { sql } from './drizzle/queries.ts'

const testing = join(import.meta.dirname, '../test/databases')
const cuts = Number(process.env.POWER_CUTS ?? inTheGate(1, 64))
/** The power is cut within so many writes and syncs, early or late. */
const longestLife = 24

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mikvah-power-'))
  afterUse(() => rm(dataDir, { recursive: true }))
  await furnish(dataDir, 'empty')
})

/** The rows that were reported as committed before the power was cut at this write or sync. */
async function cutAt(nth: number): Promise<number[]> {
  const child = spawn(
    process.execPath,
    [
      ...sooner,
      ...['--import', join(testing, 'losing-power.ts')],
      ...[join(testing, 'insert-until-killed.ts'), dataDir, 'anew'],
    ],
    { env: { ...process.env, POWER_CUT: String(nth) }, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  afterUse(async () => void child.kill('SIGKILL'))
  const gone = once(child, 'exit')
  const kept: number[] = []
  if (!child.stdout) throw new Error('The child has no output to read')
  for await (const line of createInterface({ input: child.stdout })) kept.push(Number(line))
  expect(await gone).toEqual([null, 'SIGKILL'])
  return kept
}

/** What PostgreSQL's own check finds wrong with any index or table, and how many of them it has looked at. */
async function check(): Promise<{ indexes: number; wrong: unknown[] }> {
  const pglite = await PGlite.create(join(dataDir, 'db'), { extensions: { amcheck } })
  await pglite.exec('create extension if not exists amcheck')
  const named = async (kind: 'i' | 'r') =>
    (
      await pglite.query<{ name: string }>(
        `select c.oid::regclass::text as name from pg_class c left join pg_am a on a.oid = c.relam
          where relkind = '${kind}' and relpersistence = 'p' and (relkind = 'r' or amname = 'btree')`,
      )
    ).rows.map(({ name }) => name)
  const wrong: unknown[] = []
  const indexes = await named('i')
  for (const name of indexes)
    await pglite
      .query('select bt_index_parent_check($1::regclass, true, true)', [name])
      .catch((error) => wrong.push([name, error.message]))
  for (const name of await named('r')) {
    const { rows } = await pglite.query('select * from verify_heapam($1::regclass)', [name])
    wrong.push(...rows)
  }
  await pglite.exec('drop extension amcheck')
  await pglite.close()
  return { indexes: indexes.length, wrong }
}

it('has every acknowledged row, and every index and table whole, whatever of the unsynced a power cut took, names of files too', async () => {
  const kept = new Set<number>()
  for (let nth = 1; nth <= cuts; nth++) {
    for (const n of await cutAt(211 * (1 + ((nth - 1) % longestLife)) + nth)) kept.add(n)
    expect(kept.size).toBeGreaterThan(0)
    const database = await connect({ dataDir })
    const { rows } = await database.orm.execute<{ n: number }>(sql`select n from burst`)
    const found = new Set(rows.map(({ n }) => n))
    expect([nth, [...kept.difference(found)]]).toEqual([nth, []])
    await database.close()
    const { indexes, wrong } = await check()
    expect([nth, wrong]).toEqual([nth, []])
    expect(indexes).toBeGreaterThan(200)
  }
}, 1_800_000)
