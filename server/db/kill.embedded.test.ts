import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { beforeAll, expect, it } from 'vitest'
import { afterUse } from '../test/after-use.ts'
import { emptyOnDisk } from '../test/databases/furnished.ts'
import { inTheGate } from '../test/long.ts'
import { sooner } from '../test/sooner.ts'
import { connect } from './connect.ts'
import { sql } from './drizzle/queries.ts'

const testing = join(import.meta.dirname, '../test/databases')

let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mikvah-data-'))
  afterUse(() => rm(dataDir, { recursive: true }))
  await emptyOnDisk(dataDir)
})

function insertUntilKilled({ fault = '' } = {}): ChildProcess {
  const preload = fault ? ['--import', join(testing, 'failing-disk.ts')] : []
  const child = spawn(
    process.execPath,
    [...sooner, ...preload, join(testing, 'insert-until-killed.ts'), dataDir],
    {
      env: { ...process.env, FAILING_DISK: fault },
      stdio: ['ignore', 'pipe', fault ? 'ignore' : 'inherit'],
    },
  )
  afterUse(async () => {
    child.kill('SIGKILL')
  })
  return child
}

function outputOf(child: ChildProcess): Readable {
  if (!child.stdout) throw new Error('The child has no output to read')
  return child.stdout
}

/** The rows that the child has reported as committed, up to its kill after `count` of them. */
async function killAfter(child: ChildProcess, count: number): Promise<number[]> {
  const gone = once(child, 'exit')
  const kept: number[] = []
  for await (const line of createInterface({ input: outputOf(child) })) {
    kept.push(Number(line))
    if (kept.length === count) child.kill('SIGKILL')
  }
  await gone
  return kept
}

/** The rows of the table, read once by a scan and once by its index. */
async function readBack(): Promise<{ rows: Set<number>; inIndex: unknown }> {
  const database = await connect({ dataDir })
  const { rows } = await database.orm.execute<{ n: number }>(sql`select n from burst`)
  const { rows: byIndex } = await database.orm.execute(
    sql`set enable_seqscan = off; select count(*) as count from burst where n > 0`,
  )
  await database.close()
  return { rows: new Set(rows.map(({ n }) => n)), inIndex: byIndex[0]?.count }
}

it('finds every acknowledged row again after the process was killed in a burst', async () => {
  const kept = new Set<number>()
  for (const count of inTheGate([173], [40, 173, 601])) {
    const acknowledged = await killAfter(insertUntilKilled(), count)
    expect(acknowledged.length).toBeGreaterThanOrEqual(count)
    for (const n of acknowledged) kept.add(n)

    const { rows, inIndex } = await readBack()
    expect([...kept.difference(rows)]).toEqual([])
    expect(inIndex).toBe(rows.size)
  }
})

it.each(['fsyncSync:60', 'writeSync:300'])(
  'ends the process when the disk fails, and keeps what it acknowledged: %s',
  async (fault) => {
    const child = insertUntilKilled({ fault })
    const gone = once(child, 'exit')
    const acknowledged = new Set(await killAfter(child, Number.POSITIVE_INFINITY))
    expect(await gone).toEqual([1, null])

    expect(acknowledged.size).toBeGreaterThan(0)
    const { rows } = await readBack()
    expect([...acknowledged.difference(rows)]).toEqual([])
  },
)

async function untilFirstRow(child: ChildProcess): Promise<void> {
  for await (const _ of createInterface({ input: outputOf(child) })) return
  throw new Error('The child ended before it had inserted a row')
}

it('keeps a second process out of the directory until the first is killed', async () => {
  const child = insertUntilKilled()
  await untilFirstRow(child)

  await expect(connect({ dataDir })).rejects.toThrow(
    `${dataDir} is in use by process ${child.pid}; only one may open it`,
  )

  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
  const database = await connect({ dataDir })
  await database.close()
})
